"""The events of every party game."""

from enum import StrEnum

from msgspec import Struct

from engine.events import Event
from engine.parties.sides import Side


class LeaderReason(StrEnum):
    """Why a player leads now: it is their turn, the previous leader was passed over, or an item gives them the lead."""

    ORDER = "order"
    PASSED = "passed"
    SWORD = "sword"
    STAFF = "staff"


class Leaders(Event, frozen=True):
    """The order in which the players lead."""

    order: tuple[str, ...]


class LeaderNamed(Event, frozen=True, tag="leader"):
    """A player is to propose a party. ``quest`` and ``attempt`` count from 1."""

    leader: str
    quest: int
    attempt: int
    reason: LeaderReason


class PartyProposed(Event, frozen=True, tag="proposal"):
    """The leader has named the party, here in seat order, and the member who gets the inverter."""

    leader: str
    party: tuple[str, ...]
    quest: int
    attempt: int
    inverter: str | None = None


class Voted(Event, frozen=True):
    """A player has voted. The vote is None if it is private."""

    player: str
    approve: bool | None


class VoteClosed(Event, frozen=True):
    """Every vote is shown. ``rejections`` counts the parties rejected for this quest; ``doubled`` votes count twice."""

    approved: bool
    votes: dict[str, bool]
    rejections: int
    doubled: tuple[str, ...] = ()


class QuestDone(Event, frozen=True, tag="quest"):
    """The party is back. Only the number of sabotages is announced."""

    number: int
    success: bool
    sabotages: int


class ActionSeen(Event, frozen=True):
    """One player alone learns how a member of the party acted."""

    target: str
    support: bool


class Looked(Event, frozen=True):
    """A player has learnt another's side, or declined to. Everybody sees whose."""

    by: str
    target: str | None


class Allegiance(Event, frozen=True):
    """The current side of the player who was looked at, told to the one who looked."""

    target: str
    side: Side


class PastVote(Struct, frozen=True):
    """One line in the list of all votes. ``approved`` is None for a vote that was open when the game ended."""

    quest: int
    attempt: int
    leader: str
    party: tuple[str, ...]
    approved: bool | None
    votes: dict[str, bool]
    doubled: tuple[str, ...] = ()


class PastQuest(Struct, frozen=True):
    """A quest. ``actions`` says who supported it, as far as the reader knows.

    ``success`` is None for a quest that was on, or had orders, when the game ended. ``inverted`` is the member whose
    action counted as its opposite.
    """

    number: int
    success: bool | None
    sabotages: int
    party: tuple[str, ...]
    actions: dict[str, bool]
    inverted: str | None = None
