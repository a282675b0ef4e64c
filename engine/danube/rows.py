"""Rows of boats: which of them guard one another, and which nobody of the other side can pass."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.danube.board import LAST_ROW

BLOCK = 3
"""Boats that make a block anywhere on the river, if there are no fewer."""
BLOCK_IN_LAST_ROW = 2
"""Boats that make a block where all of them stand in the last row: neither fewer nor more."""


def rows(boats: Iterable[int]) -> Iterator[tuple[int, ...]]:
    """The whole unbroken rows of one side's boats."""
    row: tuple[int, ...] = ()
    for square in sorted(boats):
        if row and square != row[-1] + 1:
            yield row
            row = ()
        row = (*row, square)
    if row:
        yield row


def is_block(row: tuple[int, ...]) -> bool:
    """Whether a row is a block."""
    return len(row) == BLOCK_IN_LAST_ROW if row[0] in LAST_ROW else len(row) >= BLOCK


@lru_cache(maxsize=4096)
def blocked(boats: tuple[int, ...]) -> frozenset[int]:
    """The squares of one side's blocks, which the other can neither pass nor land on."""
    return frozenset(square for row in rows(boats) if is_block(row) for square in row)


def is_guarded(square: int, boats: tuple[int, ...]) -> bool:
    """Whether a boat has another of its side on the next lower or higher square, so that nobody changes with it."""
    return square - 1 in boats or square + 1 in boats
