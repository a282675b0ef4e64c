"""The nights of a game that is led by hand, from a file of its players and their orders."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial, reduce
from typing import Annotated

from msgspec import Meta, Struct

from engine.audience import To
from engine.errors import BadInput
from engine.events import Event
from engine.mafia.events import PhaseBegun, Time
from engine.names import check_names
from engine.open_table import by_day
from engine.open_table.checking import deals
from engine.open_table.choice import Order
from engine.open_table.decoding import decoded, piece
from engine.open_table.dying import die
from engine.open_table.events import Offered
from engine.open_table.folding import fold
from engine.open_table.lynching import lynch
from engine.open_table.night import left_to_gm, resolve
from engine.open_table.orders import check_order, check_orders
from engine.open_table.remedies import near
from engine.open_table.role_file import PLAYERS, Begins, Cycle, RoleFile, When
from engine.open_table.table import OpenTable, begin
from engine.open_table.winning import outcome

MOST_NIGHTS = 30


class Night(Struct, frozen=True, forbid_unknown_fields=True):
    """A night: what was used by day since the one before, who was lynched, who else has died, and the orders."""

    used: tuple[Order, ...] = ()
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
        for step in _steps(table.file, place, night):
            events = tuple(step(table, within))
            table = reduce(fold, events, table)
            yield from events


Step = Callable[[OpenTable, str], Iterable[Event]]
"""Returns what follows from a part of a day or night at a table. Raises BadInput within that night."""


def _steps(file: RoleFile, place: int, night: Night) -> Iterator[Step]:
    """Yield what happens on the day before a night, and then in the night."""
    if night.used:
        yield partial(_begin_day, place + (file.first is Begins.DAY))
    yield from (partial(_use, night.used, used) for used in range(len(night.used)))
    yield from (partial(_lynch, seat) for seat in night.lynched)
    yield partial(_die, night.dead)
    yield partial(_resolve, night.orders)


def _begin_day(number: int, table: OpenTable, within: str) -> Iterable[Event]:
    if not number:
        raise BadInput("the game begins with this night, so there is no day before it; leave it out", f"{within}.used")
    return (PhaseBegun(to=To.PUBLIC, phase=Time.DAY, number=number),)


def _use(used: Sequence[Order], place: int, table: OpenTable, within: str) -> Iterable[Event]:
    """Let an ability be used by day."""
    within = f"{within}.used[{place}]"
    _check_is_on(table, within)
    check_order(table, used[place], used[:place], within, When.DAY)
    return [event for event in by_day.use(table, used[place]) if not isinstance(event, Offered)]


def _lynch(seat: str, table: OpenTable, within: str) -> Iterable[Event]:
    _check_lives(table, (seat,), f"{within}.lynched")
    died = tuple(lynch(table, seat))
    after = reduce(fold, died, table)
    return died if after.outcome is not None else (*died, *outcome(after))


def _die(dead: Sequence[str], table: OpenTable, within: str) -> Iterable[Event]:
    if not dead:
        return ()
    _check_lives(table, dead, f"{within}.dead")
    died = tuple(die(table, dead))
    return (*died, *outcome(reduce(fold, died, table)))


def _resolve(orders: Sequence[Order], table: OpenTable, within: str) -> Iterable[Event]:
    if orders:
        _check_is_on(table, f"{within}.orders")
    if table.outcome is not None:
        return ()
    if table.file.phases is Cycle.DAYS and not orders:
        return ()
    check_orders(table, orders, f"{within}.orders")
    return (*left_to_gm(table, orders), *resolve(table, orders))


def _check_players(file: RoleFile, players: Mapping[str, str]) -> None:
    """Raise BadInput unless these are players with the roles of one of the file's deals."""
    if problem := check_names([*players]):
        raise BadInput(problem, "players")
    if stranger := next((seat for seat, role in players.items() if role not in file.roles), None):
        role = players[stranger]
        raise BadInput(f"there is no role {role!r}; {near(role, file.roles)}", f"players.{stranger}")
    if (given := Counter(players.values())) not in deals(file):
        raise BadInput(_not_dealt(file, given), "players")


def _not_dealt(file: RoleFile, given: Counter[str]) -> str:
    """Say how the roles of some players differ from the most similar deal of the file."""
    if given.total() != file.players:
        return f"there are {given.total()} players; the file is for {file.players}"
    nearest = min(deals(file), key=lambda dealt: (given - dealt).total())
    wrong = [
        f"{given[role]} of {role} in place of {nearest[role]}" for role in file.roles if given[role] != nearest[role]
    ]
    return f"the role file never deals these roles; there are {', '.join(wrong)}"


def _check_is_on(table: OpenTable, place: str) -> None:
    if table.outcome is not None:
        raise BadInput("the game is over before this; leave it out", place)


def _check_lives(table: OpenTable, seats: Iterable[str], place: str) -> None:
    _check_is_on(table, place)
    if wrong := next((seat for seat in seats if seat not in table.living), None):
        raise BadInput(f"nobody alive is called {wrong!r}", place)
