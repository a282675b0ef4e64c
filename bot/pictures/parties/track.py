"""The track: the quests and results, the rejections, the items with their holders, the leaders and the party."""

from enum import StrEnum

from msgspec import Struct

from bot.pictures.look import Look, Score


class Came(StrEnum):
    """The states of a quest."""

    WON = "won"
    FAILED = "failed"
    NOW = "now"
    AHEAD = "ahead"


class Stop(Struct, frozen=True):
    """A quest: how many go (``?`` if nobody knows yet), its state in a word, and a note."""

    number: int
    size: str
    came: Came
    word: str
    note: str = ""
    sabotages: int = 0


class Row(Struct, frozen=True):
    """A row of boxes. The first ``full`` are crossed out or have happened; ``word`` says how it stands."""

    title: str
    full: int
    most: int
    word: str


class Turn(Struct, frozen=True):
    """An open card: its text, whether it switches sides, and whether it is the current one."""

    word: str
    turns: bool
    is_now: bool


class Turns(Struct, frozen=True):
    """The open cards, and what the current one says."""

    title: str
    cards: tuple[Turn, ...]
    word: str


class State(StrEnum):
    """The states of an item that passes from hand to hand."""

    HELD = "held"
    DECLARED = "declared"
    SPENT = "spent"


class Thing(Struct, frozen=True):
    """An item in a player's hands: its sign, holder, name and state."""

    sign: str
    holder: str
    note: str
    state: State = State.HELD


class Left(Struct, frozen=True):
    """An item that nobody has yet."""

    sign: str
    name: str


class Things(Struct, frozen=True):
    """The items with their holders, and those that nobody has yet."""

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
    """Whether the player holds the item that allows a look."""


class Legend(Struct, frozen=True):
    """The meanings of the signs beside the names; empty for a sign that is not in the game."""

    title: str
    leads: str
    goes: str
    is_bound: str = ""


class Track(Struct, frozen=True):
    """Everything that is drawn."""

    look: Look
    title: str
    scores: tuple[Score, ...]
    stops: tuple[Stop, ...]
    rejected: Row
    last: str
    """The consequence of the last rejection, which the last box shows as a sign."""
    legend: Legend
    seats: tuple[Seat, ...]
    turns: Turns | None = None
    things: Things | None = None
    on_poles: bool = False
    """Whether quests are banners instead of a chain of medallions."""
