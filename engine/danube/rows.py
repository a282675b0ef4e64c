"""Rows of boats: which boats guard one another, and which rows the other side cannot pass."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.danube.board import LAST_ROW

BLOCK = 3
"""The least number of boats that block anywhere on the river."""
BLOCK_IN_LAST_ROW = 2
"""The exact number of boats that block if all of them stand in the last row."""


def rows(boats: Iterable[int]) -> Iterator[tuple[int, ...]]:
    """Yield each whole unbroken row of one side's boats."""
    row: tuple[int, ...] = ()
    for square in sorted(boats):
        if row and square != row[-1] + 1:
            yield row
            row = ()
        row = (*row, square)
    if row:
        yield row


def is_block(row: tuple[int, ...]) -> bool:
    """Return whether a row is a block."""
    return len(row) == BLOCK_IN_LAST_ROW if row[0] in LAST_ROW else len(row) >= BLOCK


@lru_cache(maxsize=4096)
def blocked(boats: tuple[int, ...]) -> frozenset[int]:
    """Return the squares of one side's blocks. The other side can neither pass them nor land on them."""
    return frozenset(square for row in rows(boats) if is_block(row) for square in row)


def is_guarded(square: int, boats: tuple[int, ...]) -> bool:
    """Return whether the next lower or higher square has a boat of the same side.

    Then nobody can swap with this one.
    """
    return square - 1 in boats or square + 1 in boats
