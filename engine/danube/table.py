"""The table: the board, whose turn it is, and what that player has thrown."""

from enum import StrEnum

from engine.danube.board import Board, Colour
from engine.danube.dividing import parts_left
from engine.danube.options import DanubeOptions
from engine.danube.walking import Fleets, Part
from engine.table import Table


class Phase(StrEnum):
    """The phases of the game. In ``SET_OUT``, ``FOLLOW``, ``STUCK`` and ``PASS`` nobody is asked."""

    OPENING = "opening"
    SET_OUT = "set_out"
    FOLLOW = "follow"
    THROW = "throw"
    STUCK = "stuck"
    MOVE = "move"
    PASS = "pass"
    OVER = "over"


class DanubeTable(Table, frozen=True):
    """Everything on the table. ``moved`` are the squares of boats that have had their part of this throw.

    ``turns`` counts the turns after the one in which the colours were decided.
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
        """The player whose turn it is, once it is somebody's."""
        assert self.turn is not None
        return self.turn

    @property
    def other(self) -> str:
        """The other player."""
        return next(seat for seat in self.seats if seat != self.turn)

    @property
    def colour(self) -> Colour:
        """The side of the player whose turn it is, once the colours are decided."""
        return self.board.colours[self.player]

    @property
    def fleets(self) -> Fleets:
        """The boats as the player whose turn it is sees them."""
        colour = self.colour
        own, others = self.board.boats(colour), self.board.boats(colour.other)
        return Fleets(colour, own, others, tuple([square for square in own if square not in self.moved]))

    @property
    def parts(self) -> tuple[Part, ...]:
        """The legal moves with the rest of the throw."""
        left = self.board.left
        return () if left is None else parts_left(self.fleets, left, is_whole=left == self.count)

    def part(self, start: int, steps: int) -> Part | None:
        """Return the legal move of the boat on a square by this many steps, or None."""
        return next((part for part in self.parts if (part.start, part.steps) == (start, steps)), None)
