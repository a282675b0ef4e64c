"""The actions that players may take."""

from engine.actions import Action, Seat
from engine.parties.actions import Act, Look, Vote


class Propose(Action, frozen=True, omit_defaults=True):
    """Name the party, as the leader, and if the inverter is in the game the member who gets it."""

    party: tuple[Seat, ...]
    inverter: Seat | None = None


class Invert(Action, frozen=True):
    """Name another member of the party, as the inverter's rider, or decline."""

    target: Seat | None


class Guess(Action, frozen=True):
    """Name the supposed seer, as the assassin, or decline."""

    target: Seat | None


QuestAction = Propose | Vote | Act | Invert | Look | Guess
ACTIONS = (Propose, Vote, Act, Invert, Look, Guess)
