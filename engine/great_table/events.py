"""The events of this game."""

from enum import StrEnum

from msgspec import UNSET, Struct, UnsetType

from engine.events import SHELL_EVENTS, Event, OwnMove
from engine.great_table.actions import GreatTableAction, List, Thread, Use
from engine.great_table.cards import CardName
from engine.great_table.roles import RoleName, Side
from engine.mafia.events import Ballots, PhaseBegun
from engine.speech import Message


class Cause(StrEnum):
    """The causes of death."""

    LYNCH = "lynch"
    NIGHT = "night"
    BOMB = "bomb"
    MODKILL = "modkill"
    BY_HAND = "by_hand"
    """The GM has decided that the player is found dead at dawn."""


AT_DAWN = frozenset({Cause.NIGHT, Cause.BY_HAND})
"""The causes of the deaths that everybody learns of at dawn, when all orders have been carried out."""


class Coroner(StrEnum):
    """The findings of the coroner."""

    MASTER = "master"
    HOUSE = "house"
    PLAYER = "player"


class Lead(StrEnum):
    """Why a player leads the deck."""

    KING = "king"
    CONSORT = "consort"
    CHANCE = "chance"


class RoleTold(Event, frozen=True, tag="role"):
    """A player's role, told at the start. Partner and master are for those who know the House."""

    role: RoleName
    partner: str | None = None
    master: str | None = None


class Seated(Event, frozen=True):
    """The seats round the table, each the left neighbour of the one before. Known to the GM alone."""

    seats: tuple[str, ...]


class DeckStarts(Event, frozen=True, tag="first"):
    """The player who leads the deck today. Known to the GM alone."""

    player: str
    reason: Lead


class Neighbours(Event, frozen=True):
    """A player's neighbours this morning, told to that player alone."""

    left: str
    right: str


class Dealt(Event, frozen=True):
    """The deck has passed a player, who took a card or none. ``shots`` are those left on the card."""

    card: CardName | None
    shots: int | None = None


class PassedOver(Event, frozen=True):
    """The GM goes on with the deal without a player's list. Only that player is told."""

    player: str


class StealAsked(Event, frozen=True):
    """All cards are dealt, and the Thief may steal one."""


class Stolen(Event, frozen=True):
    """The card that the Thief has got; None if the target held none."""

    card: CardName | None
    shots: int | None = None


class StealSettled(Event, frozen=True):
    """Nobody can be robbed any more, and the lovers know of each other. Known to the GM alone."""


class Robbed(Event, frozen=True):
    """A player's card is gone, told to that player in the morning."""


class Died(Event, frozen=True, tag="death"):
    """A player has died."""

    player: str
    coroner: Coroner
    cause: Cause


class Revived(Event, frozen=True):
    """The GM has revived a player."""

    player: str


class ThreadOpened(Event, frozen=True):
    """A thread opens for these players, or gains a new member."""

    thread: Thread
    members: tuple[str, ...]


class ThreadClosed(Event, frozen=True):
    """A thread closes for the players who are told so."""

    thread: Thread


class Result(Event, frozen=True):
    """The finding of the reader's card, told to that player alone.

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
    """The outcomes of an order in the night."""

    DONE = "done"
    GUARDED = "guarded"
    ROBBED = "robbed"
    TARGET_DEAD = "target_dead"
    ALONE = "alone"
    """Only one of the Apprentices ordered a kill."""
    AT_ODDS = "at_odds"
    """The Apprentices named different players."""
    PARTNER_GUARDED = "partner_guarded"
    HEALED = "healed"
    """The Healer saved a player who would have died."""


class Traced(Event, frozen=True, tag="trace"):
    """One step of the night, for the GM: who used which card on whom, and with what outcome.

    Without ``card`` it is a kill of the House.
    """

    step: str
    player: str
    card: CardName | None
    targets: tuple[str, ...]
    fate: Fate


class Marked(Event, frozen=True, tag="mark"):
    """The players whose votes count for somebody else today. Known to the GM alone."""

    player: str
    votes_for: str


class ShotSpent(Event, frozen=True):
    """The Vigilante's card has this many shots left. Known to the GM alone."""

    left: int


class SeatsSwapped(Event, frozen=True):
    """Two players have swapped seats in the night. Known to the GM alone."""

    players: tuple[str, ...]


class Noted(OwnMove, frozen=True):
    """A player's secret move, told to that player alone."""

    action: GreatTableAction


class Held(Struct, frozen=True):
    """A card of today: who was dealt it and who holds it now. Nobody holds it after its Thief has stolen another."""

    card: CardName
    dealt_to: str
    holder: str | None


class PastRound(Struct, frozen=True):
    """A day and its night: the lists, cards and orders, as far as the reader knows them."""

    number: int
    lists: dict[str, List]
    cards: tuple[Held, ...]
    uses: dict[str, Use]
    kills: dict[str, str]


class Reveal(Event, frozen=True):
    """Everything is revealed to everybody at the end."""

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
