"""The moves that players may make."""

from typing import Annotated

from msgspec import Meta

from engine.actions import Action, Seat
from engine.mafia.actions import Modkill, Unvote, Vote, Whisper
from engine.open_table.choice import Order
from engine.open_table.role_file import LONGEST_KEY
from engine.speech import Say

Named = Annotated[str, Meta(max_length=LONGEST_KEY)]
"""The key of an ability."""


class Use(Action, frozen=True, omit_defaults=True):
    """Order what an ability does tonight: to one player, to several, or to one player in place of another."""

    does: Named
    of_side: bool = False
    target: Seat | None = None
    onto: Seat | None = None
    targets: tuple[Seat, ...] | None = None

    def by(self, seat: str) -> Order:
        """Return the order that a seat gives with it."""
        named = [each for each in (self.target, self.onto) if each is not None]
        return Order(seat, self.does, self.targets or tuple(named), self.of_side)


class Withdraw(Action, frozen=True, omit_defaults=True):
    """Withdraw the order given for oneself, or for one's side."""

    of_side: bool = False


OpenTableAction = Use | Withdraw | Vote | Unvote | Whisper | Say
ACTIONS = (Use, Withdraw, Vote, Unvote, Whisper, Say, Modkill)
