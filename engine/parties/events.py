"""What may happen in every game of parties."""

from enum import StrEnum

from msgspec import Struct

from engine.events import Event
from engine.parties.sides import Side


class LeaderReason(StrEnum):
    """Why somebody leads now: it is his turn, the leader before him was passed over, or an item gives him the lead."""

    ORDER = "order"
    PASSED = "passed"
    SWORD = "sword"
    STAFF = "staff"


class Leaders(Event, frozen=True):
    """The order in which the players lead."""

    order: tuple[str, ...]


class LeaderNamed(Event, frozen=True, tag="leader"):
    """Somebody is to propose a party. ``quest`` and ``attempt`` are counted from 1."""

    leader: str
    quest: int
    attempt: int
    reason: LeaderReason


class PartyProposed(Event, frozen=True, tag="proposal"):
    """The leader has named his party, here in seat order, and to whom of it he gives the inverter."""

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
    """Every vote is shown. ``rejections`` counts the parties rejected for this quest; ``doubled`` votes count twice."""

    approved: bool
    votes: dict[str, bool]
    rejections: int
    doubled: tuple[str, ...] = ()


class QuestDone(Event, frozen=True, tag="quest"):
    """The party is back: only the number of sabotages is told."""

    number: int
    success: bool
    sabotages: int


class ActionSeen(Event, frozen=True):
    """Somebody alone learns how a member of the party has acted."""

    target: str
    support: bool


class Looked(Event, frozen=True):
    """Somebody has learnt another's side, or has declined to; everybody sees whose."""

    by: str
    target: str | None


class Allegiance(Event, frozen=True):
    """The side of whoever was looked at, as it is now, told to the one who looked."""

    target: str
    side: Side


class PastVote(Struct, frozen=True):
    """One line of all votes; ``approved`` is None for a vote that was on when the game was ended."""

    quest: int
    attempt: int
    leader: str
    party: tuple[str, ...]
    approved: bool | None
    votes: dict[str, bool]
    doubled: tuple[str, ...] = ()


class PastQuest(Struct, frozen=True):
    """A quest; ``actions`` says who supported it, as far as the reader knows.

    ``success`` is None for a quest that was on, or that a party had orders for, when the game was ended.
    ``inverted`` is the member whose action counted as its opposite.
    """

    number: int
    success: bool | None
    sabotages: int
    party: tuple[str, ...]
    actions: dict[str, bool]
    inverted: str | None = None
