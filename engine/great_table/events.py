"""What may happen in this game."""

from enum import StrEnum

from msgspec import UNSET, Struct, UnsetType

from engine.events import SHELL_EVENTS, Event, OwnMove
from engine.great_table.actions import GreatTableAction, List, Thread, Use
from engine.great_table.cards import CardName
from engine.great_table.roles import RoleName, Side
from engine.speech import Message

NO_LYNCH = "no_lynch"
"""What votes for no lynch are counted under."""


class Time(StrEnum):
    """The two phases that take turns."""

    DAY = "day"
    NIGHT = "night"


class Cause(StrEnum):
    """Of what somebody has died."""

    LYNCH = "lynch"
    NIGHT = "night"
    BOMB = "bomb"
    MODKILL = "modkill"


class Coroner(StrEnum):
    """What the coroner finds."""

    MASTER = "master"
    HOUSE = "house"
    PLAYER = "player"


class Lead(StrEnum):
    """Why the deck starts with somebody."""

    KING = "king"
    CONSORT = "consort"
    CHANCE = "chance"


class RoleTold(Event, frozen=True, tag="role"):
    """What one player is told at the start. Partner and master are for those who know the House."""

    role: RoleName
    partner: str | None = None
    master: str | None = None


class Seated(Event, frozen=True):
    """The seats round the table, each the left neighbour of the one before; known to the GM alone."""

    seats: tuple[str, ...]


class PhaseBegun(Event, frozen=True, tag="phase"):
    """A day or a night begins. ``number`` counts the days; a night has the number of its day."""

    phase: Time
    number: int


class DeckStarts(Event, frozen=True, tag="first"):
    """With whom the deck starts today; known to the GM alone."""

    player: str
    reason: Lead


class Neighbours(Event, frozen=True):
    """Who sits beside a player this morning, told to him alone."""

    left: str
    right: str


class Dealt(Event, frozen=True):
    """The deck has passed a player: the card he has taken, or none. ``shots`` are those that the card has left."""

    card: CardName | None
    shots: int | None = None


class PassedOver(Event, frozen=True):
    """The GM goes on with the deal without somebody's list, which he alone is told."""

    player: str


class StealAsked(Event, frozen=True):
    """All cards are dealt, and the Thief may rob somebody."""


class Stolen(Event, frozen=True):
    """The card that the Thief has got; none from somebody who held none."""

    card: CardName | None
    shots: int | None = None


class StealSettled(Event, frozen=True):
    """Nobody will be robbed any more, and the lovers know of each other; known to the GM alone."""


class Robbed(Event, frozen=True):
    """Told in the morning to him whose card was gone."""


class Ballots(Event, frozen=True, tag="votes"):
    """The count of the votes: voters in the order in which they came, by the player they count for.

    ``needed`` votes lynch.
    """

    counts: dict[str, tuple[str, ...]]
    needed: int


class Died(Event, frozen=True, tag="death"):
    """Somebody has died."""

    player: str
    coroner: Coroner
    cause: Cause


class Revived(Event, frozen=True):
    """The GM has brought somebody back."""

    player: str


class ThreadOpened(Event, frozen=True):
    """These talk in a thread from now on, or have a new member."""

    thread: Thread
    members: tuple[str, ...]


class ThreadClosed(Event, frozen=True):
    """A thread is closed to those who are told so."""

    thread: Thread


class Result(Event, frozen=True):
    """What the reader's card has found, told to him alone.

    ``player`` and ``places`` to the right: the Consort. ``held``: the Role Finder. ``players``: Card Finder, Target
    Finder, and the Lover without a partner. ``left`` and ``right``: the Socialite. A failure is None, or empty.
    """

    card: CardName
    player: str | UnsetType | None = UNSET
    places: int | UnsetType | None = UNSET
    held: CardName | UnsetType | None = UNSET
    players: tuple[str, ...] | UnsetType = UNSET
    left: str | UnsetType | None = UNSET
    right: str | UnsetType | None = UNSET


class Fate(StrEnum):
    """What has become of an order in the night."""

    DONE = "done"
    GUARDED = "guarded"
    ROBBED = "robbed"
    TARGET_DEAD = "target_dead"
    ALONE = "alone"
    """Only one of the Apprentices has ordered a kill."""
    AT_ODDS = "at_odds"
    """The Apprentices have named different players."""
    PARTNER_GUARDED = "partner_guarded"
    HEALED = "healed"
    """The Healer has kept somebody alive who would have died."""


class Traced(Event, frozen=True, tag="trace"):
    """One step of the night, for the GM: who did what with which card to whom, and what has become of it.

    Without ``card`` it is a kill of the House.
    """

    step: str
    player: str
    card: CardName | None
    targets: tuple[str, ...]
    fate: Fate


class Marked(Event, frozen=True, tag="mark"):
    """Whose votes count today for whom; known to the GM alone."""

    player: str
    votes_for: str


class ShotSpent(Event, frozen=True):
    """The Vigilante's card has this many shots left; known to the GM alone."""

    left: int


class SeatsSwapped(Event, frozen=True):
    """Two have traded seats in the night; known to the GM alone."""

    players: tuple[str, ...]


class Noted(OwnMove, frozen=True):
    """What a player did in secret, told to himself alone."""

    action: GreatTableAction


class Held(Struct, frozen=True):
    """A card of today: who was dealt it, and who holds it now; nobody does when its Thief has robbed somebody."""

    card: CardName
    dealt_to: str
    holder: str | None


class PastRound(Struct, frozen=True):
    """A day and its night: the lists, the cards, and the orders, as far as the reader knows."""

    number: int
    lists: dict[str, List]
    cards: tuple[Held, ...]
    uses: dict[str, Use]
    kills: dict[str, str]


class Reveal(Event, frozen=True):
    """At the end everybody is shown everything."""

    roles: dict[str, RoleName]
    sides: dict[str, Side]
    seats: tuple[str, ...]
    rounds: tuple[PastRound, ...]


EVENTS = (
    *SHELL_EVENTS,
    RoleTold,
    Seated,
    PhaseBegun,
    DeckStarts,
    Neighbours,
    Dealt,
    PassedOver,
    StealAsked,
    Stolen,
    StealSettled,
    Robbed,
    Ballots,
    Died,
    Revived,
    ThreadOpened,
    ThreadClosed,
    Message,
    Result,
    Traced,
    Marked,
    ShotSpent,
    SeatsSwapped,
    Noted,
    Reveal,
)
