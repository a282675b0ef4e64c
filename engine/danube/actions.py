"""The actions that players may take."""

from msgspec import field

from engine.actions import Action
from engine.boards.actions import Resign, Throw


class Move(Action, frozen=True):
    """Move one boat by the whole throw or a part of it. Steps below 0 go backward."""

    start: int = field(name="from")
    steps: int


ACTIONS = (Throw, Move, Resign)
