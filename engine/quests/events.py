"""The events of these games, in addition to those of all party games."""

from enum import StrEnum

from engine.events import SHELL_EVENTS, Event, OwnMove
from engine.parties.events import (
    ActionSeen,
    Allegiance,
    LeaderNamed,
    Leaders,
    Looked,
    PartyProposed,
    PastQuest,
    PastVote,
    QuestDone,
    VoteClosed,
    Voted,
)
from engine.parties.sides import Side
from engine.quests.actions import QuestAction
from engine.quests.roles import RoleName


class Card(StrEnum):
    """The values of a turncoats' card."""

    STAY = "stay"
    SWITCH = "switch"


class Knowledge(Event, frozen=True):
    """A player's knowledge at the start, told to that player alone. ``sees`` is in seat order.

    ``turncoat`` is the turncoat among those, for readers who are told; ``other_turncoat`` is the reader's fellow
    turncoat.
    """

    role: RoleName
    side: Side
    sees: tuple[str, ...]
    turncoat: str | None = None
    other_turncoat: str | None = None


class Cards(Event, frozen=True):
    """The turncoats' cards lie ready in drawing order: face up for everybody, or sealed."""

    cards: tuple[Card, ...]


class CardShown(Event, frozen=True, tag="card"):
    """A turncoats' card is drawn, or shown again, and takes effect."""

    card: Card


class SideTold(Event, frozen=True, tag="side"):
    """The side that a turncoat has from now on, told to that player alone."""

    side: Side


class OrdersIn(Event, frozen=True):
    """Every order is in, and the inverter's rider may name a member."""

    rider: str


class Inverted(Event, frozen=True):
    """The rider has named a member of the party, whose action counts as its opposite, or has declined."""

    by: str
    target: str | None


class GuessMade(Event, frozen=True, tag="guess"):
    """The assassin has named a player, or nobody."""

    by: str
    target: str | None
    hit: bool


class Noted(OwnMove, frozen=True):
    """A player's secret move, told to that player alone."""

    action: QuestAction


class Reveal(Event, frozen=True):
    """Everything is revealed to everybody at the end. ``sides`` are those at the end."""

    roles: dict[str, RoleName]
    sides: dict[str, Side]
    votes: tuple[PastVote, ...]
    quests: tuple[PastQuest, ...]


EVENTS = (
    *SHELL_EVENTS,
    Knowledge,
    Leaders,
    Cards,
    LeaderNamed,
    PartyProposed,
    Voted,
    VoteClosed,
    OrdersIn,
    Inverted,
    ActionSeen,
    QuestDone,
    Looked,
    Allegiance,
    CardShown,
    SideTold,
    GuessMade,
    Noted,
    Reveal,
)
