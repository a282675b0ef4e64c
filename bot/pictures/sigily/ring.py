"""The board with everything on it: all that is drawn, and nothing else."""

from enum import StrEnum

from msgspec import Struct

from engine.sigily.board import Place, Province
from engine.sigily.sticks import Sticks


class Drawn(StrEnum):
    """As what a way is drawn: it has just been gone, or it is to be confirmed."""

    DONE = "done"
    CHOSEN = "chosen"


class Names(Struct, frozen=True):
    """What is written on the board: the holidays from Samhain on, the provinces, and where a race starts."""

    holidays: tuple[str, ...]
    provinces: tuple[tuple[Province, str], ...]
    start: str


class Start(Struct, frozen=True):
    """Where chariots start: those of these provinces; of all if none is named."""

    at: Place
    provinces: tuple[Province, ...] = ()


class Racer(Struct, frozen=True):
    """A chariot, by its province and number."""

    province: Province
    number: int


class Stack(Struct, frozen=True):
    """A unit: its chariots from the top; ``letters`` are those of its moves, and ``is_now`` if it may be moved."""

    chariots: tuple[Racer, ...]
    at: Place
    coins: int = 0
    is_now: bool = False
    skin: bool = False
    letters: str = ""


class Side(Struct, frozen=True):
    """A player; ``home`` are the numbers of the chariots that are, and winds how many blow that were cast."""

    name: str
    province: Province
    chariots: int
    home: tuple[int, ...] = ()
    coins: int = 0
    to_go: int = 0
    speed: int = 0
    sloth: int = 0
    is_now: bool = False
    leads: bool = False
    is_frozen: bool = False
    is_out: bool = False
    has_won: bool = False
    is_richest: bool = False

    @property
    def is_gold(self) -> bool:
        """Whether it is the side's turn, or it has a title in the end."""
        return self.is_now or self.has_won or self.is_richest


class Brings(Struct, frozen=True):
    """What a move brings: how many units are fought there, coins, and so on."""

    fights: int = 0
    coins: int = 0
    fuses: bool = False
    throws: bool = False
    asks: bool = False
    curse: bool = False
    home: bool = False


class Choice(Struct, frozen=True):
    """A move that may be made: its letter, the chariot, and what it brings."""

    letter: str
    chariot: Racer
    onto: Place
    brings: Brings


class RingBoard(Struct, frozen=True):
    """All that is drawn; ``lines`` are those of the foot, and units stand in order of
    arrival; ``courses`` are the places through which units went, each from the first to the last.
    """

    names: Names
    starts: tuple[Start, ...]
    sides: tuple[Side, ...]
    coins: tuple[tuple[Place, int], ...]
    throw: Sticks | None
    lines: tuple[str, str]
    units: tuple[Stack, ...] = ()
    curses: tuple[Place, ...] = ()
    choices: tuple[Choice, ...] = ()
    courses: tuple[tuple[Place, ...], ...] = ()
    drawn: Drawn = Drawn.DONE
    tags: tuple[tuple[Place, str], ...] = ()
    """What is written at places that are to be confirmed: throws that lead there, or a curse."""
    is_listed: bool = True
    """Whether what each choice brings stands under the board."""

    def side(self, province: Province) -> Side | None:
        """Who has a province."""
        return next((side for side in self.sides if side.province is province), None)
