"""What may happen in these games."""

from enum import StrEnum

from msgspec import Struct

from engine.events import SHELL_EVENTS, Event
from engine.quests.actions import QuestAction
from engine.quests.roles import RoleName, Side


class LeaderReason(StrEnum):
    """Why somebody leads now: it is his turn, or the leader before him was passed over."""

    ORDER = "order"
    PASSED = "passed"


class Knowledge(Event, frozen=True):
    """What one player is told at the start; he is the only one in its audience. ``sees`` is in seat order."""

    role: RoleName
    side: Side
    sees: tuple[str, ...]
    turncoat: str | None = None
    other_turncoat: str | None = None


class Leaders(Event, frozen=True):
    """The order in which the players lead."""

    order: tuple[str, ...]


class LeaderNamed(Event, frozen=True, tag="leader"):
    """Somebody is to propose a party. ``quest`` is 1 to 5, ``attempt`` 1 to 5."""

    leader: str
    quest: int
    attempt: int
    reason: LeaderReason


class PartyProposed(Event, frozen=True, tag="proposal"):
    """The leader has named his party, here in seat order."""

    leader: str
    party: tuple[str, ...]
    quest: int
    attempt: int
    inverter: str | None = None


class Voted(Event, frozen=True):
    """A player has voted; how, is None if he did it in private."""

    player: str
    approve: bool | None


class VoteClosed(Event, frozen=True):
    """Every vote is shown. ``rejections`` counts the parties rejected for this quest."""

    approved: bool
    votes: dict[str, bool]
    rejections: int
    doubled: tuple[str, ...] = ()


class QuestDone(Event, frozen=True, tag="quest"):
    """The party is back: only the number of sabotages is told."""

    number: int
    success: bool
    sabotages: int


class GuessMade(Event, frozen=True, tag="guess"):
    """The assassin has named somebody, or nobody."""

    by: str
    target: str | None
    hit: bool


class Noted(Event, frozen=True):
    """What a player did in secret, told to himself alone."""

    action: QuestAction


class PastVote(Struct, frozen=True):
    """One line of the table of all votes; ``approved`` is None for a vote that was on when the game was ended."""

    quest: int
    attempt: int
    leader: str
    party: tuple[str, ...]
    approved: bool | None
    votes: dict[str, bool]


class PastQuest(Struct, frozen=True):
    """A quest; ``actions`` says who supported it, as far as the reader knows.

    ``success`` is None for a quest that was on, or that a party had orders for, when the game was ended.
    """

    number: int
    success: bool | None
    sabotages: int
    party: tuple[str, ...]
    actions: dict[str, bool]


class Reveal(Event, frozen=True):
    """At the end everybody is shown everything."""

    roles: dict[str, RoleName]
    sides: dict[str, Side]
    votes: tuple[PastVote, ...]
    quests: tuple[PastQuest, ...]


EVENTS = (
    *SHELL_EVENTS,
    Knowledge,
    Leaders,
    LeaderNamed,
    PartyProposed,
    Voted,
    VoteClosed,
    QuestDone,
    GuessMade,
    Noted,
    Reveal,
)
