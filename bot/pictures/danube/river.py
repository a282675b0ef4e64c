"""The river with everything on it: all that is drawn, and nothing else."""

from enum import StrEnum

from msgspec import Struct

from engine.danube.board import END, RAPIDS, Colour
from engine.danube.events import Moved
from engine.danube.walking import Part


class Told(StrEnum):
    """As what a move is drawn: it has just been made, or it is to be confirmed."""

    DONE = "done"
    CHOSEN = "chosen"


class Way(Struct, frozen=True):
    """A way from a square to another, where a boat rests (None: off the board): and on it perhaps the rapids."""

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
    """The way of a move that was made, or may be made."""
    return Way(move.start, move.onto, move.swapped, move.rapids)


class Lettered(Struct, frozen=True):
    """A move that may be made, and its letter."""

    letter: str
    way: Way


class Side(Struct, frozen=True):
    """A player: his boats' kind, once he has one, how many are off, and how far the others have to go, in words."""

    name: str
    colour: Colour | None = None
    off: int = 0
    to_go: str = ""
    leads: bool = False
    is_now: bool = False
    has_won: bool = False


class Throw(Struct, frozen=True):
    """A throw: what it counts, and how many sticks lie with the white side up."""

    count: int
    white: int


class River(Struct, frozen=True):
    """All that is drawn; ``lines`` are those of the foot."""

    sides: tuple[Side, ...]
    nickels: tuple[int, ...]
    pennies: tuple[int, ...]
    throw: Throw | None
    lines: tuple[str, str]
    ways: tuple[Way, ...] = ()
    told: Told = Told.DONE
    letters: tuple[Lettered, ...] = ()

    def boats(self, colour: Colour) -> tuple[int, ...]:
        """Where one side's boats stand."""
        return self.nickels if colour is Colour.NICKELS else self.pennies
