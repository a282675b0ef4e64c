"""The actions that players may take."""

from engine.actions import Action
from engine.boards.actions import Resign


class Bid(Action, frozen=True, omit_defaults=True):
    """Claim at least this many dice of a face. A raise may also show some hidden dice and throw the rest again."""

    count: int
    face: int
    show: tuple[int, ...] | None = None


class Challenge(Action, frozen=True):
    """Doubt the standing bid: all dice are shown."""


ACTIONS = (Bid, Challenge, Resign)
