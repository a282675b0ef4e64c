"""The moves that players may make."""

from typing import Annotated

from msgspec import Meta

from engine.actions import Action, Seat
from engine.mafia.actions import Modkill, Unvote, Vote, Whisper
from engine.open_table.choice import Order
from engine.open_table.effects import Effect
from engine.open_table.role_file import LONGEST_KEY
from engine.speech import Say

Named = Annotated[str, Meta(max_length=LONGEST_KEY)]
"""The key of an ability."""
OF_SIDE = "+"
LONGEST_WORDS = 1000
"""The most characters that a GM tells a player at dawn."""


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


class CarryOut(Action, frozen=True):
    """Let an order that is left to the GM have an effect on a player.

    ``does`` is the ability of the order, after a plus if it is one of the player's side. ``what`` is the effect, and
    after a blank the mark, the ability, or the role that it needs; a strong kill is ``kill strong``.
    """

    player: Seat
    does: Annotated[str, Meta(max_length=LONGEST_KEY + 1)]
    what: Annotated[str, Meta(max_length=2 * LONGEST_KEY + 1)]
    target: Seat

    @property
    def order(self) -> tuple[str, str, bool]:
        """The player, the ability, and whether it is one of their side."""
        return (self.player, self.does.removeprefix(OF_SIDE), self.does.startswith(OF_SIDE))

    @property
    def effect(self) -> Effect:
        """The effect."""
        return Effect(self.what.partition(" ")[0])

    @property
    def thing(self) -> str:
        """The thing that the effect needs; empty without one."""
        return self.what.partition(" ")[2]


class Tell(Action, frozen=True):
    """Tell a player something at dawn, as a result of what is left to the GM."""

    target: Seat
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_WORDS)]


class EndNight(Action, frozen=True):
    """Say that nothing more is to be done by hand: the night ends."""


OpenTableAction = Use | Withdraw | Vote | Unvote | Whisper | Say
GmAnswer = CarryOut | Tell
ACTIONS = (Use, Withdraw, Vote, Unvote, Whisper, Say, CarryOut, Tell, EndNight, Modkill)
