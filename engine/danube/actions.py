"""What the players may ask for."""

from msgspec import field

from engine.actions import Action
from engine.boards.actions import Resign, Throw


class Move(Action, frozen=True):
    """Walk with one boat: the whole throw or a part of it, below 0 backward."""

    start: int = field(name="from")
    steps: int


ACTIONS = (Throw, Move, Resign)
