"""The events of the open table."""

from enum import StrEnum

from msgspec import UNSET, Struct, UnsetType

from engine.events import SHELL_EVENTS, Event, OwnMove
from engine.mafia.events import Ballots, PhaseBegun
from engine.open_table.actions import GmAnswer, OpenTableAction
from engine.open_table.choice import Choice
from engine.open_table.effects import Effect
from engine.speech import Message


class Fate(StrEnum):
    """The outcomes of an order."""

    DONE = "done"
    BLOCKED = "blocked"
    """Its player was blocked or jailed."""
    UNTOUCHABLE = "untouchable"
    """The role of a player it hit is untouchable by its effect."""
    PROTECTED = "protected"
    """The kill was stopped."""
    DYING = "dying"
    """The player it hit dies tonight, and so becomes nothing else."""


class Cause(StrEnum):
    """The causes of death, as far as everybody learns them."""

    LYNCH = "lynch"
    NIGHT = "night"
    DAY = "day"
    """Of an ability that was used by day."""
    MODKILL = "modkill"
    TOGETHER = "together"
    """With a player who was lynched or taken out. Of deaths by abilities nobody is told who dies with whom."""


class RoleTold(Event, frozen=True, tag="role"):
    """A player's role and side, told at the start, and who is known to be of the same side or role."""

    role: str
    side: str
    fellows: tuple[str, ...]


class Met(Event, frozen=True):
    """A player learns of these others that they are of the same side or role, after somebody has changed."""

    fellows: tuple[str, ...]


class Offered(Event, frozen=True):
    """The choices of a player tonight, or today, told to them when it begins. They are asked for nothing else.

    By day it is told anew to players who are told of a change, if it has changed with that.
    """

    choices: tuple[Choice, ...]


class Noted(OwnMove, frozen=True):
    """A player's secret move, told to that player alone."""

    action: OpenTableAction


class Acted(Event, frozen=True):
    """A player has used an ability by day that everybody sees, and on whom."""

    player: str
    ability: str
    targets: tuple[str, ...]


class VoteBegun(Event, frozen=True):
    """Another vote of the same day begins."""

    number: int


class VotesCounted(Event, frozen=True):
    """A vote has ended in which nobody saw the others' votes: how many have voted for whom."""

    counts: dict[str, int]


class Lynched(Event, frozen=True):
    """The votes have decided that a player dies."""

    player: str


class Removed(Event, frozen=True):
    """The GM takes a player out of the game."""

    player: str


class ThreadOpened(Event, frozen=True):
    """A thread is open for these players."""

    thread: str
    members: tuple[str, ...]


class ThreadClosed(Event, frozen=True):
    """A thread closes for the players who are told so."""

    thread: str


class Traced(Event, frozen=True, tag="trace"):
    """An order of the night, or a use by day, for the GM: the ability, whom it named and hit, and with what outcome."""

    player: str
    ability: str
    of_side: bool
    targets: tuple[str, ...]
    hit: tuple[str, ...]
    fate: Fate


class Learned(Event, frozen=True):
    """The result of an ability that learns something, told to its player alone. One that was stopped has no result.

    ``targets`` are those that the player named.
    """

    ability: str
    targets: tuple[str, ...]
    side: str | UnsetType = UNSET
    role: str | UnsetType = UNSET
    alike: bool | UnsetType = UNSET
    count: int | UnsetType = UNSET
    players: tuple[str, ...] | UnsetType = UNSET


class Reported(Event, frozen=True):
    """Whether an ability worked, told to the player who used it, if the role file says so."""

    ability: str
    worked: bool


class Jailed(Event, frozen=True):
    """A player was jailed this night."""


class Bound(Event, frozen=True):
    """Two players are bound: when one dies, the other dies too."""

    players: tuple[str, str]


class Marked(Event, frozen=True, tag="mark"):
    """A player bears a mark from now on. Known to the GM alone."""

    player: str
    mark: str


class Silenced(Event, frozen=True):
    """A player may not speak the next day."""


class VoteWeighed(Event, frozen=True):
    """The weight of a player's vote on the next day."""

    votes: int


class Given(Event, frozen=True):
    """A player may use an ability once more than they could."""

    ability: str


class Lost(Event, frozen=True):
    """A player has lost these abilities for good."""

    abilities: tuple[str, ...]


class Copied(Event, frozen=True):
    """A player has these abilities from now on, beside their own."""

    abilities: tuple[str, ...]


class Poisoned(Event, frozen=True):
    """A kill falls due on a later night. Known to the GM alone."""

    player: str
    night: int
    is_strong: bool


class VestTorn(Event, frozen=True):
    """A vest has stopped a kill. Known to the GM alone."""

    player: str


class Converted(Event, frozen=True):
    """A player has another role, and is on its side."""

    role: str


class Recruited(Event, frozen=True):
    """A player is on another side, with the same role."""

    side: str


class NightClosed(Event, frozen=True):
    """The orders of a night are in, and the GM sees to what is left to them. It is so in every night in which an
    ability that is carried out by hand might be used, whether or not one was.
    """

    night: int


class LeftToGm(Event, frozen=True):
    """An order that the GM carries out by hand, as the role file says in ``text``. Known to the GM alone."""

    player: str
    ability: str
    hit: tuple[str, ...]
    text: str
    of_side: bool = False


class Ruled(Event, frozen=True):
    """A ruling of the GM on an order, or words for a player at dawn. Known to the GM alone."""

    action: GmAnswer


class Applied(Event, frozen=True):
    """An effect that the GM let an order have, with its outcome. Known to the GM alone."""

    player: str
    ability: str
    of_side: bool
    effect: Effect
    target: str
    thing: str
    """The mark, the ability, the role or the strength that the effect needs; empty without one."""
    fate: Fate


class ToldByGm(Event, frozen=True):
    """The GM tells a player what has happened to them, or what they have learned."""

    text: str


class Shown(Event, frozen=True):
    """A player's role is revealed to everybody."""

    player: str
    role: str
    side: str


class Died(Event, frozen=True, tag="death"):
    """A player has died, with what everybody learns of them."""

    player: str
    role: str | None
    side: str | None
    cause: Cause = Cause.NIGHT


class NightEnded(Event, frozen=True):
    """A night is over."""

    night: int


class Used(Struct, frozen=True):
    """An order of a past night, or a use by day, whom it hit, and its outcome."""

    player: str
    ability: str
    of_side: bool
    targets: tuple[str, ...]
    hit: tuple[str, ...]
    fate: Fate


class PastNight(Struct, frozen=True):
    """A night or a day, with its orders as far as the reader knows them."""

    number: int
    orders: tuple[Used, ...]


class Reveal(Event, frozen=True):
    """Everything is revealed to everybody at the end."""

    roles: dict[str, str]
    sides: dict[str, str]
    nights: tuple[PastNight, ...]
    days: tuple[PastNight, ...] = ()
    """The days on which abilities were used."""


EVENTS = (
    *SHELL_EVENTS,
    RoleTold,
    Met,
    PhaseBegun,
    Offered,
    Noted,
    Ballots,
    Acted,
    VoteBegun,
    VotesCounted,
    Lynched,
    Removed,
    ThreadOpened,
    ThreadClosed,
    Message,
    NightClosed,
    LeftToGm,
    Ruled,
    Applied,
    ToldByGm,
    Traced,
    Learned,
    Reported,
    Jailed,
    Bound,
    Marked,
    Silenced,
    VoteWeighed,
    Given,
    Lost,
    Copied,
    Poisoned,
    VestTorn,
    Converted,
    Recruited,
    Shown,
    Died,
    NightEnded,
    Reveal,
)
