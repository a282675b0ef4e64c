"""The track: the quests and how they went, the rejections, what is in whose hands, and who leads and goes along."""

from enum import StrEnum

from msgspec import Struct

from bot.pictures.look import Look, Score


class Came(StrEnum):
    """How a quest stands."""

    WON = "won"
    FAILED = "failed"
    NOW = "now"
    AHEAD = "ahead"


class Stop(Struct, frozen=True):
    """A quest: how many go (``?`` where nobody knows yet), how it stands in a word, and what is to be noted."""

    number: int
    size: str
    came: Came
    word: str
    note: str = ""
    sabotages: int = 0


class Row(Struct, frozen=True):
    """A row of boxes: the first ``full`` are crossed out or have happened; ``word`` says how it stands."""

    title: str
    full: int
    most: int
    word: str


class Turn(Struct, frozen=True):
    """A card that lies open: what it says, whether it turns sides, and whether it is the one that holds now."""

    word: str
    turns: bool
    is_now: bool


class Turns(Struct, frozen=True):
    """The cards that lie open, and what the present one says."""

    title: str
    cards: tuple[Turn, ...]
    word: str


class State(StrEnum):
    """How a thing stands that passes from hand to hand."""

    HELD = "held"
    DECLARED = "declared"
    SPENT = "spent"


class Thing(Struct, frozen=True):
    """A thing in somebody's hands, by its sign: who has it, what it is called, and how it stands."""

    sign: str
    holder: str
    note: str
    state: State = State.HELD


class Left(Struct, frozen=True):
    """A thing that nobody has yet."""

    sign: str
    name: str


class Things(Struct, frozen=True):
    """What is in whose hands, and what nobody has yet."""

    title: str
    note: str
    held: tuple[Thing, ...]
    left: tuple[Left, ...] = ()


class Seat(Struct, frozen=True):
    """A player in the leaders' order."""

    name: str
    leads: bool = False
    goes: bool = False
    is_bound: bool = False
    """Whether he holds what one looks with."""


class Legend(Struct, frozen=True):
    """What the signs beside the names mean; empty for one that is not in the game."""

    title: str
    leads: str
    goes: str
    is_bound: str = ""


class Track(Struct, frozen=True):
    """All that is drawn."""

    look: Look
    title: str
    scores: tuple[Score, ...]
    stops: tuple[Stop, ...]
    rejected: Row
    last: str
    """What the last rejection brings, which the last box shows by a sign."""
    legend: Legend
    seats: tuple[Seat, ...]
    turns: Turns | None = None
    things: Things | None = None
    on_poles: bool = False
    """Whether quests are banners, and not a chain of medallions."""
