"""The machine's own measure: the time of a random move of noughts and crosses in plain Python."""

from random import Random
from time import thread_time

from msgspec import Struct

GAMES = 2_000
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Marked(Struct, frozen=True):
    """A player has marked a cell."""

    by: str
    cell: int


class Board(Struct, frozen=True):
    """The cells, and whose turn it is."""

    cells: tuple[str, ...] = ("",) * 9
    turn: str = "X"

    @property
    def legal(self) -> tuple[int, ...]:
        """Return the free cells."""
        return tuple(cell for cell, mark in enumerate(self.cells) if not mark)

    @property
    def is_over(self) -> bool:
        """Whether somebody has three in a row, or no cell is free."""
        cells = self.cells
        return "" not in cells or any(cells[a] and cells[a] == cells[b] == cells[c] for a, b, c in ROWS)

    def after(self, event: Marked) -> "Board":
        """Return the board after an event."""
        cells = (*self.cells[: event.cell], event.by, *self.cells[event.cell + 1 :])
        return Board(cells, "O" if event.by == "X" else "X")


def microseconds_a_move() -> float:
    """Return the processor time of one move, over some thousand games: pick a legal one, write it down, fold it in."""
    random, moves = Random(1), 0
    began = thread_time()
    for _ in range(GAMES):
        board, log = Board(), list[Marked]()
        while not board.is_over:
            event = Marked(board.turn, random.choice(board.legal))
            log.append(event)
            board = board.after(event)
        moves += len(log)
    return 1e6 * (thread_time() - began) / moves
