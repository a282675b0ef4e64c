"""What the players may ask for."""

from engine.actions import Action, Seat
from engine.parties.actions import Act, Look, Vote


class Propose(Action, frozen=True, omit_defaults=True):
    """The leader names his party, and with the inverter in the game the member he gives it to."""

    party: tuple[Seat, ...]
    inverter: Seat | None = None


class Invert(Action, frozen=True):
    """The inverter's rider names another member of the party, or declines."""

    target: Seat | None


class Guess(Action, frozen=True):
    """The assassin names the player he takes for the seer, or declines."""

    target: Seat | None


QuestAction = Propose | Vote | Act | Invert | Look | Guess
ACTIONS = (Propose, Vote, Act, Invert, Look, Guess)
