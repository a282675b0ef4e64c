"""What the players may ask for."""

from engine.actions import Action
from engine.boards.actions import Resign


class Bid(Action, frozen=True, omit_defaults=True):
    """Claim at least so many dice of a face; with a raise some hidden dice may be shown, and the rest thrown again."""

    count: int
    face: int
    show: tuple[int, ...] | None = None


class Challenge(Action, frozen=True):
    """Doubt the bid that stands: all dice are shown."""


ACTIONS = (Bid, Challenge, Resign)
