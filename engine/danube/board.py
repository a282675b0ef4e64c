"""The board: a river of 36 squares in three rows of twelve. Boats stand on 1 to 35; a boat that reaches 36 is off."""

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct, field

END = 36
FIRST_TEN = range(1, 11)
"""While a boat stands on one of these squares, no other boat of its side may leave the board."""
LAST_ROW = range(25, 37)
SAFE = frozenset({29, 32, 34})
RAPIDS = 30
PORTAGE = 19
"""The square on which a crew caught in the rapids builds a new boat."""
FLEET = 5


class Colour(StrEnum):
    """The side that boats belong to."""

    NICKELS = "nickels"
    PENNIES = "pennies"

    @property
    def other(self) -> "Colour":
        """The other side."""
        return Colour.PENNIES if self is Colour.NICKELS else Colour.NICKELS


STARTS = {Colour.NICKELS: (2, 4, 6, 8, 10), Colour.PENNIES: (1, 3, 5, 7, 9)}
SET_OUT = {colour: starts[-1] for colour, starts in STARTS.items()}
"""The square from which each side makes its first move, by one square."""


def to_go(boats: Iterable[int]) -> int:
    """Return how many squares these boats have before them in total."""
    return sum([END - square for square in boats])


class Board(Struct, frozen=True):
    """The public board: squares in ascending order, boats that are off, and the steps of the throw still to take."""

    nickels: tuple[int, ...] = STARTS[Colour.NICKELS]
    pennies: tuple[int, ...] = STARTS[Colour.PENNIES]
    off: dict[Colour, int] = field(default_factory=lambda: dict.fromkeys(Colour, 0))
    colours: dict[str, Colour] = {}
    left: int | None = None

    def boats(self, colour: Colour) -> tuple[int, ...]:
        """Return the squares on which one side's boats stand."""
        return self.nickels if colour is Colour.NICKELS else self.pennies
