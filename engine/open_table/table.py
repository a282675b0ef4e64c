"""The open table: what is true of each player, and what becomes of it with each event."""

from msgspec import Struct
from msgspec.structs import replace

from engine.events import Event, Outcome
from engine.open_table.events import (
    Bound,
    Converted,
    Copied,
    Died,
    Given,
    Lost,
    Marked,
    NightEnded,
    Poisoned,
    Recruited,
    Traced,
    VestTorn,
)
from engine.open_table.role_file import RoleFile
from engine.table import Table, evolve_shell

Named = tuple[int, tuple[str, ...]]
"""A night, and the players whom an ability named then."""


class Due(Struct, frozen=True):
    """A delayed kill: the night on which it falls due, and whether it is a strong one."""

    night: int
    is_strong: bool


class Player(Struct, frozen=True):
    """A player: role and side, and everything that nights have changed.

    ``used`` counts the uses of each ability, ``given`` those that others gave and that are left. ``named`` has whom
    each ability named last, and on which night. The abilities of a side are counted by the table.
    """

    role: str
    side: str
    is_dead: bool = False
    used: dict[str, int] = {}
    given: dict[str, int] = {}
    copied: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    vests_torn: int = 0
    marks: frozenset[str] = frozenset()
    bound: frozenset[str] = frozenset()
    due: tuple[Due, ...] = ()
    named: dict[str, Named] = {}


class OpenTable(Table, frozen=True, kw_only=True):
    """The whole truth of a game: the role file, the number of the coming or present night, and the players by seat."""

    file: RoleFile
    night: int = 1
    players: dict[str, Player]
    used_by_side: dict[str, int] = {}
    """The uses of each side's abilities, by side and ability with a blank between them."""
    named_by_side: dict[str, Named] = {}

    @property
    def living(self) -> tuple[str, ...]:
        """The living, in seat order."""
        return tuple([seat for seat in self.seats if self.is_alive(seat)])

    @property
    def roles_of_dead(self) -> frozenset[str]:
        """The roles that dead players had."""
        return frozenset([player.role for player in self.players.values() if player.is_dead])

    def is_alive(self, seat: str) -> bool:
        """Return whether a player is alive."""
        return not self.players[seat].is_dead

    def own(self, seat: str) -> tuple[str, ...]:
        """Return the abilities of a player's own that are neither lost nor used up."""
        player = self.players[seat]
        keys = dict.fromkeys((*self.file.roles[player.role].does, *player.copied))
        return tuple([key for key in keys if key not in player.lost and self.is_left(key, player.used.get(key, 0))])

    def has(self, seat: str) -> tuple[str, ...]:
        """Return the abilities that a player has beside their side's, also those used up."""
        player = self.players[seat]
        keys = dict.fromkeys((*self.file.roles[player.role].does, *player.copied))
        return tuple(dict.fromkeys((*[key for key in keys if key not in player.lost], *player.given)))

    def is_left(self, ability: str, used: int) -> bool:
        """Return whether an ability that was used this often may be used again."""
        uses = self.file.abilities[ability].uses
        return uses is None or used < uses

    def last_night(self, seat: str, ability: str, *, of_side: bool) -> tuple[str, ...]:
        """Return whom an ability of a player, or of their side, named last night."""
        player = self.players[seat]
        last = self.named_by_side.get(f"{player.side} {ability}") if of_side else player.named.get(ability)
        return last[1] if last is not None and last[0] == self.night - 1 else ()


def begin(file: RoleFile, roles: dict[str, str]) -> OpenTable:
    """Return the table at the first nightfall, with these roles by seat."""
    players = {seat: Player(role, file.roles[role].side) for seat, role in roles.items()}
    return OpenTable(seats=tuple(roles), file=file, players=players)


def fold(table: OpenTable, event: Event) -> OpenTable:
    """Fold one event into the table."""
    match event:
        case Traced():
            return spend(table, event.player, event.ability, event.targets, of_side=event.of_side)
        case NightEnded(night=night):
            return replace(table, night=night + 1)
        case Outcome():
            return evolve_shell(table, event)
        case Bound(to=(first, second)):
            return _changed(_changed(table, str(first), event), str(second), event)
        case Converted(to=(seat,)) | Recruited(to=(seat,)) | Given(to=(seat,)) | Lost(to=(seat,)) | Copied(to=(seat,)):
            return _changed(table, str(seat), event)
        case Died(player=seat) | Marked(player=seat) | Poisoned(player=seat) | VestTorn(player=seat):
            return _changed(table, seat, event)
        case _:
            return table


def _changed(table: OpenTable, seat: str, event: Event) -> OpenTable:
    return replace(table, players={**table.players, seat: _after(table, table.players[seat], seat, event)})


def _after(table: OpenTable, player: Player, seat: str, event: Event) -> Player:
    """Return what a player is after an event that concerns them."""
    match event:
        case Died():
            return replace(player, is_dead=True)
        case Converted(role=role):
            return _as_dealt(player, role, table.file.roles[role].side)
        case Recruited(side=side):
            return replace(player, side=side)
        case Given(ability=key):
            return replace(player, given={**player.given, key: player.given.get(key, 0) + 1})
        case Lost(abilities=keys):
            given = {key: count for key, count in player.given.items() if key not in keys}
            return replace(player, lost=(*player.lost, *keys), given=given)
        case Copied(abilities=keys):
            return replace(player, copied=(*player.copied, *keys))
        case Bound(players=pair):
            return replace(player, bound=player.bound | {*pair} - {seat})
        case Marked(mark=mark):
            return replace(player, marks=player.marks | {mark})
        case Poisoned(night=night, is_strong=is_strong):
            return replace(player, due=(*player.due, Due(night, is_strong)))
        case VestTorn():
            return replace(player, vests_torn=player.vests_torn + 1)
        case _:
            raise AssertionError(event)


def _as_dealt(player: Player, role: str, side: str) -> Player:
    """Return a player with a new role. Marks, bonds and delayed kills stay."""
    return Player(role, side, marks=player.marks, bound=player.bound, due=player.due)


def spend(table: OpenTable, seat: str, key: str, targets: tuple[str, ...], *, of_side: bool) -> OpenTable:
    """Count a use of an ability: of the side's, or first of the player's own, and then of what they were given."""
    player, named = table.players[seat], (table.night, targets)
    if of_side:
        counted = f"{player.side} {key}"
        used = {**table.used_by_side, counted: table.used_by_side.get(counted, 0) + 1}
        return replace(table, used_by_side=used, named_by_side={**table.named_by_side, counted: named})
    if key in table.own(seat):
        player = replace(player, used={**player.used, key: player.used.get(key, 0) + 1})
    else:
        player = replace(player, given=_one_less(player.given, key))
    player = replace(player, named={**player.named, key: named})
    return replace(table, players={**table.players, seat: player})


def _one_less(given: dict[str, int], key: str) -> dict[str, int]:
    left = {**given, key: given[key] - 1}
    return {each: count for each, count in left.items() if count}
