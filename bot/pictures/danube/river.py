"""The complete contents of a picture of the river."""

from enum import StrEnum

from msgspec import Struct

from engine.danube.board import END, RAPIDS, Colour
from engine.danube.events import Moved
from engine.danube.walking import Part


class Told(StrEnum):
    """The ways to draw a move: as just made, or as to be confirmed."""

    DONE = "done"
    CHOSEN = "chosen"


class Way(Struct, frozen=True):
    """A way from one square to another, where a boat rests (None: off the board). It may include the rapids."""

    start: int
    onto: int | None
    swapped: bool = False
    rapids: bool = False

    @property
    def goal(self) -> int:
        """The square to which the boat walks."""
        if self.rapids:
            return RAPIDS
        return END if self.onto is None else self.onto


def way_of(move: Moved | Part) -> Way:
    """Return the way of a move that was made or may be made."""
    return Way(move.start, move.onto, move.swapped, move.rapids)


class Lettered(Struct, frozen=True):
    """A possible move with its letter."""

    letter: str
    way: Way


class Side(Struct, frozen=True):
    """A player: their side, once they have one, how many boats are off, and how far the others must go, in words."""

    name: str
    colour: Colour | None = None
    off: int = 0
    to_go: str = ""
    leads: bool = False
    is_now: bool = False
    has_won: bool = False


class Throw(Struct, frozen=True):
    """A throw: its count, and how many sticks lie with the white side up."""

    count: int
    white: int


class River(Struct, frozen=True):
    """Everything that is drawn. ``lines`` are those of the foot."""

    sides: tuple[Side, ...]
    nickels: tuple[int, ...]
    pennies: tuple[int, ...]
    throw: Throw | None
    lines: tuple[str, str]
    ways: tuple[Way, ...] = ()
    told: Told = Told.DONE
    letters: tuple[Lettered, ...] = ()
    fresh: tuple[int, ...] = ()
    """The squares of the boats that have just moved, or were moved by a swap."""

    def boats(self, colour: Colour) -> tuple[int, ...]:
        """Return where one side's boats stand."""
        return self.nickels if colour is Colour.NICKELS else self.pennies
