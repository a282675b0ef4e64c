"""The nights of a game that is led by hand, from a file of its players and their orders."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import reduce
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from engine.errors import BadInput
from engine.events import Event
from engine.names import check_names
from engine.open_table.checking import deals
from engine.open_table.choice import Order
from engine.open_table.decoding import decoded, piece
from engine.open_table.dying import die
from engine.open_table.folding import fold
from engine.open_table.lynching import lynch
from engine.open_table.night import resolve
from engine.open_table.orders import check_orders
from engine.open_table.role_file import PLAYERS, RoleFile
from engine.open_table.table import OpenTable, begin
from engine.open_table.winning import outcome

MOST_NIGHTS = 30
LYNCHED, DEAD = "lynched", "dead"
"""The lines of a night that have those who have died by day."""


class Night(Struct, frozen=True, forbid_unknown_fields=True):
    """A night: who was lynched since the one before, who else has died by day, and the orders."""

    lynched: tuple[str, ...] = ()
    dead: tuple[str, ...] = ()
    orders: tuple[Order, ...] = ()


class Nights(Struct, frozen=True, forbid_unknown_fields=True):
    """A game so far: each player's role, by its key, in seat order, and the nights."""

    players: Annotated[dict[str, str], Meta(max_length=PLAYERS[-1])]
    nights: Annotated[tuple[Night, ...], Meta(max_length=MOST_NIGHTS)] = ()


def resolve_nights(content: bytes, file: RoleFile) -> tuple[tuple[str, ...], tuple[Event, ...]]:
    """Return the players, and what follows from all nights and the days between. Raises BadInput with the line."""
    return decoded(content, lambda document: _played(file, piece(document, Nights, "")))


def _played(file: RoleFile, game: Nights) -> tuple[tuple[str, ...], tuple[Event, ...]]:
    _check_players(file, game.players)
    return tuple(game.players), tuple(_happened(begin(file, game.players), game))


def _happened(table: OpenTable, game: Nights) -> Iterator[Event]:
    for place, night in enumerate(game.nights):
        within = f"nights[{place}]"
        _check_is_on(table, within)
        for death in _deaths(night):
            died = death.follows(table, f"{within}.{death.kind}")
            table = reduce(fold, died, table)
            yield from died
        if night.orders:
            _check_is_on(table, f"{within}.orders")
        if table.outcome is None:
            check_orders(table, night.orders, f"{within}.orders")
            dawn = resolve(table, night.orders)
            table = reduce(fold, dawn, table)
            yield from dawn


def _check_players(file: RoleFile, players: Mapping[str, str]) -> None:
    """Raise BadInput unless these are players with the roles of one of the file's deals."""
    if problem := check_names([*players]):
        raise BadInput(problem, "players")
    if stranger := next((seat for seat, role in players.items() if role not in file.roles), None):
        known = ", ".join(file.roles)
        raise BadInput(f"there is no role {players[stranger]!r}; there are {known}", f"players.{stranger}")
    if Counter(players.values()) not in deals(file):
        raise BadInput("the role file never deals these roles; count them", "players")


def _check_is_on(table: OpenTable, place: str) -> None:
    if table.outcome is not None:
        raise BadInput("the game is over before this; leave it out", place)


class _Death(NamedTuple):
    """Players who die together by day: a lynched one, or all who have died in other ways."""

    kind: str
    seats: tuple[str, ...]

    def follows(self, table: OpenTable, place: str) -> tuple[Event, ...]:
        """Return what follows from it. Raises BadInput."""
        _check_is_on(table, place)
        if wrong := next((seat for seat in self.seats if seat not in table.living), None):
            raise BadInput(f"nobody alive is called {wrong!r}", place)
        died = tuple(lynch(table, self.seats[0]) if self.kind == LYNCHED else die(table, self.seats))
        after = reduce(fold, died, table)
        return died if after.outcome is not None else (*died, *outcome(after))


def _deaths(night: Night) -> Iterator[_Death]:
    """Yield the deaths of the day before a night."""
    yield from (_Death(LYNCHED, (seat,)) for seat in night.lynched)
    if night.dead:
        yield _Death(DEAD, night.dead)
