"""The complete contents of a picture of the board."""

from enum import StrEnum

from msgspec import Struct

from engine.sigily.board import Place, Province
from engine.sigily.sticks import Sticks


class Drawn(StrEnum):
    """The ways to draw a way: as just gone, or as to be confirmed."""

    DONE = "done"
    CHOSEN = "chosen"


class Names(Struct, frozen=True):
    """The names on the board: the holidays from Samhain on, and the start of the race."""

    holidays: tuple[str, ...]
    start: str


class Start(Struct, frozen=True):
    """A start: of the chariots of these provinces, or of all if none is named."""

    at: Place
    provinces: tuple[Province, ...] = ()


class Racer(Struct, frozen=True):
    """A chariot, by its province and number."""

    province: Province
    number: int


class Stack(Struct, frozen=True):
    """A unit: its chariots from the top. ``letters`` are those of its moves; ``is_now`` if it may move."""

    chariots: tuple[Racer, ...]
    at: Place
    coins: int = 0
    is_now: bool = False
    skin: bool = False
    letters: str = ""


class Side(Struct, frozen=True):
    """A player. ``home`` are the numbers of their chariots at home; winds count those blowing that they cast."""

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
        """Whether it is the side's turn, or the side has a title at the end."""
        return self.is_now or self.has_won or self.is_richest


class Brings(Struct, frozen=True):
    """The results of a move: the number of units it fights, its coins, and so on."""

    fights: int = 0
    coins: int = 0
    fuses: bool = False
    throws: bool = False
    asks: bool = False
    curse: bool = False
    home: bool = False


class Choice(Struct, frozen=True):
    """A possible move: its letter, its chariot, and its results."""

    letter: str
    chariot: Racer
    onto: Place
    brings: Brings


class RingBoard(Struct, frozen=True):
    """Everything that is drawn. ``lines`` are those of the foot, and units stand in order of arrival.

    ``courses`` are the places through which units went, each from first to last.
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
    """The labels at places to confirm: throws that lead there, or a curse."""
    burnt: tuple[Place, ...] = ()
    """The sigils on which a fireball has just burnt a unit."""
    is_listed: bool = True
    """Whether the results of each choice are listed in the foot."""
