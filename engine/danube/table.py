"""The table: the board, whose turn it is, and what he has thrown."""

from enum import StrEnum

from engine.danube.board import Board, Colour
from engine.danube.dividing import parts_left
from engine.danube.options import DanubeOptions
from engine.danube.walking import Fleets, Part
from engine.table import Table


class Phase(StrEnum):
    """Where the game stands. In ``SET_OUT``, ``FOLLOW``, ``STUCK`` and ``PASS`` nobody is asked."""

    OPENING = "opening"
    SET_OUT = "set_out"
    FOLLOW = "follow"
    THROW = "throw"
    STUCK = "stuck"
    MOVE = "move"
    PASS = "pass"
    OVER = "over"


class DanubeTable(Table, frozen=True):
    """Everything on the table; ``moved`` are the squares of boats that have had their part of this throw.

    ``turns`` counts the turns since the colours were decided, after that in which they were.
    """

    options: DanubeOptions = DanubeOptions()
    phase: Phase = Phase.PASS
    board: Board = Board()
    turn: str | None = None
    count: int | None = None
    moved: tuple[int, ...] = ()
    turns: int = 0

    @property
    def player(self) -> str:
        """Whose turn it is, once it is anybody's."""
        assert self.turn is not None
        return self.turn

    @property
    def other(self) -> str:
        """The other player."""
        return next(seat for seat in self.seats if seat != self.turn)

    @property
    def colour(self) -> Colour:
        """The side of whose turn it is, once the colours are decided."""
        return self.board.colours[self.player]

    @property
    def fleets(self) -> Fleets:
        """How the boats stand for whose turn it is."""
        colour = self.colour
        own, others = self.board.boats(colour), self.board.boats(colour.other)
        return Fleets(colour, own, others, tuple([square for square in own if square not in self.moved]))

    @property
    def parts(self) -> tuple[Part, ...]:
        """The legal moves with what is left of the throw."""
        left = self.board.left
        return () if left is None else parts_left(self.fleets, left, is_whole=left == self.count)

    def part(self, start: int, steps: int) -> Part | None:
        """The legal move of the boat on a square by so many steps; None if there is none."""
        return next((part for part in self.parts if (part.start, part.steps) == (start, steps)), None)
