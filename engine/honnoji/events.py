"""The events of this game, in addition to those of all party games."""

from msgspec import Struct

from engine.events import SHELL_EVENTS, Event, OwnMove
from engine.honnoji.actions import HonnojiAction
from engine.honnoji.tokens import TalismanName
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

PLAIN = "plain"
"""The only role there is."""


class Knowledge(Event, frozen=True):
    """A player's knowledge at the start. ``sees`` are their fellow retainers, in seat order."""

    role: str
    side: Side
    sees: tuple[str, ...]


class Talismans(Event, frozen=True):
    """The talismans lie ready in drawing order, sealed."""

    talismans: tuple[TalismanName, ...]


class TalismanShown(Event, frozen=True, tag="talisman"):
    """A mission's talisman is drawn and shown. Its first leader must give it away."""

    talisman: TalismanName
    leader: str


class Given(Event, frozen=True):
    """The leader, or chance for them, has given the talisman to another samurai."""

    talisman: TalismanName
    by: str
    target: str


class Used(Event, frozen=True):
    """A talisman is used. Everybody sees by whom, and on whom if it names somebody."""

    talisman: TalismanName
    by: str
    target: str | None = None


class Preloaded(Event, frozen=True):
    """A holder has preloaded a talisman. Nobody else sees it."""

    talisman: TalismanName
    target: str | None = None


class Discarded(Event, frozen=True):
    """A member's preloaded action no longer counts, because that member must act in public."""


class ActionSent(Event, frozen=True):
    """An action for this mission has been sent, so nobody can be forced to act in public any more.

    Nobody is told whose it was. The number of awaited players shows it anyway.
    """


class ActionShown(Event, frozen=True):
    """A member of the party has acted in public."""

    player: str
    support: bool


class Noted(OwnMove, frozen=True):
    """A player's secret move, told to that player alone."""

    action: HonnojiAction


class PastTalisman(Struct, frozen=True):
    """A talisman, drawn for mission ``quest``: who gave it to whom, in which mission it was used, and on whom."""

    quest: int
    talisman: TalismanName
    by: str | None
    target: str | None
    used: int | None
    on: str | None


class Reveal(Event, frozen=True):
    """Everything is revealed to everybody at the end."""

    roles: dict[str, str]
    sides: dict[str, Side]
    votes: tuple[PastVote, ...]
    quests: tuple[PastQuest, ...]
    talismans: tuple[PastTalisman, ...]


EVENTS = (
    *SHELL_EVENTS,
    Knowledge,
    Talismans,
    Leaders,
    LeaderNamed,
    TalismanShown,
    Given,
    PartyProposed,
    Voted,
    VoteClosed,
    Preloaded,
    Used,
    Discarded,
    ActionSent,
    ActionShown,
    QuestDone,
    ActionSeen,
    Looked,
    Allegiance,
    Noted,
    Reveal,
)
