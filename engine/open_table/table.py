"""The open table: what is true of each player, or what a reader knows of them."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from engine.mafia.ballots import Counts, Votes
from engine.mafia.events import Time
from engine.open_table.actions import GmAnswer
from engine.open_table.choice import Choice, Order
from engine.open_table.events import Cause, LeftToGm, PastNight, Used
from engine.open_table.options import OpenTableOptions
from engine.open_table.role_file import Begins, Cycle, Role, RoleFile, When
from engine.table import Table

Named = tuple[int, tuple[str, ...]]
"""The number of a night or day, and the players whom an ability named then."""

UNKNOWN = Role(side="")
"""A role without anything, for players whose role is not known."""
FIRST = {Begins.NIGHT: Time.NIGHT, Begins.DAY: Time.DAY}
AFTER = {
    Cycle.BOTH: {Time.DAY: Time.NIGHT, Time.NIGHT: Time.DAY},
    Cycle.DAYS: {Time.DAY: Time.DAY},
    Cycle.NIGHTS: {Time.NIGHT: Time.NIGHT},
}
"""The time that follows each, by which of them a game has."""


class Ruling(StrEnum):
    """The wait in which the GM sees to what a night has left to them."""

    RULING = "ruling"


class Due(Struct, frozen=True):
    """A delayed kill: the night on which it falls due, and whether it is a strong one."""

    night: int
    is_strong: bool


class Grave(Struct, frozen=True):
    """A death: of what, and in which day or night."""

    cause: Cause
    time: Time
    number: int


class PastVote(Struct, frozen=True):
    """A vote that is over, as everybody has seen it: its day, who voted for whom, or how many if it was secret."""

    day: int
    counts: Counts = {}
    numbers: dict[str, int] = {}


class Player(Struct, frozen=True):
    """A player: role and side, where they are known, and everything that nights have changed.

    ``fellows`` are those whom the player was told of. ``used`` counts the uses of each ability, ``given`` those that
    others gave and that are left. ``named`` has whom each ability named last, and on which night or day. The abilities
    of a side are counted by the table.
    """

    role: str | None = None
    side: str | None = None
    fellows: tuple[str, ...] = ()
    is_dead: bool = False
    is_lynched: bool = False
    used: dict[str, int] = {}
    given: dict[str, int] = {}
    copied: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    vests_torn: int = 0
    marks: frozenset[str] = frozenset()
    bound: frozenset[str] = frozenset()
    due: tuple[Due, ...] = ()
    named: dict[str, Named] = {}


NOBODY_KNOWN = Player()
"""A living player of whom nothing is known."""


class OpenTable(Table, frozen=True, kw_only=True):
    """Everything on the table. A reader's view lacks what that reader was not told.

    ``night`` is the number of the coming or present night, ``day`` that of the present or last day. ``choices`` are
    what each player was told that they may do tonight, or today; ``orders`` are tonight's, in the order in which they
    came.
    """

    options: OpenTableOptions = OpenTableOptions()
    time: Time | None = None
    """None until the first day or night begins."""
    night: int = 1
    day: int = 0
    players: dict[str, Player] = {}
    used_by_side: dict[str, int] = {}
    """The uses of each side's abilities, by side and ability with a blank between them."""
    named_by_side: dict[str, Named] = {}
    choices: dict[str, tuple[Choice, ...]] = {}
    orders: tuple[Order, ...] = ()
    is_closed: bool = False
    """Whether tonight's orders are in, and the GM sees to what is left to them."""
    left: tuple[LeftToGm, ...] = ()
    """The orders that tonight are left to the GM."""
    rulings: tuple[GmAnswer, ...] = ()
    """The rulings of the GM on them so far."""
    acted: tuple[str, ...] = ()
    """The players who have used an ability today."""
    graves: dict[str, Grave] = {}
    """The dead, in the order of their deaths."""
    votes: Votes = Votes()
    past_votes: tuple[PastVote, ...] = ()
    """The votes that are over."""
    vote: int = 1
    """The number of the present or last vote of a day."""
    is_lynched: bool = False
    """Whether that vote has decided a death."""
    weights: dict[str, int] = {}
    """The weight of a player's vote today, if it is not that of their role."""
    silenced: tuple[str, ...] = ()
    """The players who may not speak today."""
    threads: dict[str, tuple[str, ...]] = {}
    """The members of each thread, as far as they are known."""
    tonight: tuple[Used, ...] = ()
    """The uses of abilities this night, or today."""
    past: tuple[PastNight, ...] = ()
    past_days: tuple[PastNight, ...] = ()
    idle: int = 0
    """For how many phases everybody has seen nothing happen."""

    @property
    def file(self) -> RoleFile:
        """The role file by which the game is played."""
        return self.options.file

    @property
    def phase(self) -> StrEnum:
        """The present time, or the GM's ruling at its end. Before the game begins it is the one before the first."""
        return Ruling.RULING if self.is_closed else self.day_or_night

    @property
    def day_or_night(self) -> Time:
        """The present time, also during the GM's ruling."""
        first = FIRST[self.file.first]
        return self.time or next(time for time, after in AFTER[self.file.phases].items() if after is first)

    @property
    def next_time(self) -> Time:
        """The time that follows the present one."""
        return AFTER[self.file.phases][self.day_or_night]

    def in_phase(self, phase: StrEnum) -> Self:
        """Return the same table at another time, or in the GM's ruling at its end."""
        if phase is Ruling.RULING:
            return replace(self, is_closed=True)
        return replace(self, time=phase, is_closed=False)

    @property
    def living(self) -> tuple[str, ...]:
        """The living, in seat order."""
        return tuple([seat for seat in self.seats if self.is_alive(seat)])

    @property
    def dead(self) -> tuple[str, ...]:
        """The dead, in seat order."""
        return tuple([seat for seat in self.seats if not self.is_alive(seat)])

    @property
    def roles_of_dead(self) -> frozenset[str]:
        """The roles that dead players had, as far as they are known."""
        return frozenset([player.role for player in self.players.values() if player.is_dead and player.role])

    def player(self, seat: str) -> Player:
        """Return what is known of a player."""
        return self.players.get(seat, NOBODY_KNOWN)

    def role(self, seat: str) -> Role:
        """Return a player's role; where it is not known, one without anything."""
        key = self.player(seat).role
        return UNKNOWN if key is None else self.file.roles[key]

    def role_key(self, seat: str) -> str:
        """Return the key of a player's role, which must be known."""
        role = self.player(seat).role
        assert role is not None
        return role

    def side(self, seat: str) -> str:
        """Return a player's side, which must be known."""
        side = self.player(seat).side
        assert side is not None
        return side

    def on_side(self, side: str) -> tuple[str, ...]:
        """Return the players who are on a side, also the dead ones, as far as is known."""
        return tuple([seat for seat in self.seats if self.player(seat).side == side])

    def is_alive(self, seat: str) -> bool:
        """Return whether a player is alive."""
        return not self.player(seat).is_dead

    def weigh(self, voters: Iterable[str]) -> int:
        """Return the total weight of some players' votes."""
        return sum(self.weights.get(voter, self.role(voter).votes) for voter in voters)

    def own(self, seat: str) -> tuple[str, ...]:
        """Return the abilities of a player's own that are neither lost nor used up."""
        player = self.player(seat)
        keys = dict.fromkeys((*self.role(seat).does, *player.copied))
        return tuple([key for key in keys if key not in player.lost and self.is_left(key, player.used.get(key, 0))])

    def has(self, seat: str) -> tuple[str, ...]:
        """Return the abilities that a player has beside their side's, also those used up."""
        player = self.player(seat)
        keys = dict.fromkeys((*self.role(seat).does, *player.copied))
        return tuple(dict.fromkeys((*[key for key in keys if key not in player.lost], *player.given)))

    def is_left(self, ability: str, used: int) -> bool:
        """Return whether an ability that was used this often may be used again."""
        uses = self.file.abilities[ability].uses
        return uses is None or used < uses

    def number(self, when: When) -> int:
        """Return the number of the coming or present night, or of the present or last day."""
        return self.day if when is When.DAY else self.night

    def named_before(self, seat: str, ability: str, *, of_side: bool) -> tuple[str, ...]:
        """Return whom an ability of a player, or of their side, named last night, or yesterday."""
        player, before = self.player(seat), self.number(self.file.abilities[ability].when) - 1
        last = self.named_by_side.get(f"{player.side} {ability}") if of_side else player.named.get(ability)
        return last[1] if last is not None and last[0] == before else ()


def knows(file: RoleFile, one: Player, other: Player) -> bool:
    """Return whether one player knows another, by their sides or roles."""
    by_side = one.side is not None and file.sides[one.side].knows and other.side == one.side
    by_role = one.role is not None and file.roles[one.role].knows and other.role == one.role
    return by_side or by_role


def begin(file: RoleFile, roles: dict[str, str]) -> OpenTable:
    """Return the table when everybody has been told their role, with these roles by seat."""
    dealt = {seat: Player(role, file.roles[role].side) for seat, role in roles.items()}
    players = {
        seat: replace(player, fellows=tuple([o for o in dealt if o != seat and knows(file, player, dealt[o])]))
        for seat, player in dealt.items()
    }
    return OpenTable(seats=tuple(roles), options=OpenTableOptions(file), players=players)
