"""Abilities by day: they act at once, and whoever dies of them dies at once."""

from collections.abc import Iterable, Iterator
from functools import reduce

from engine.audience import To
from engine.events import Event
from engine.open_table.choice import Order
from engine.open_table.dealing import meet
from engine.open_table.dying import die
from engine.open_table.events import Acted, Cause, Offered
from engine.open_table.folding import fold
from engine.open_table.night import carry_out
from engine.open_table.orders import choices
from engine.open_table.resolution import Resolution
from engine.open_table.role_file import When
from engine.open_table.table import OpenTable
from engine.open_table.winning import outcome


def use(table: OpenTable, order: Order) -> Iterable[Event]:
    """Return what follows when a player uses an ability by day."""
    if table.file.abilities[order.does].public:
        yield Acted(to=To.PUBLIC, player=order.by, ability=order.does, targets=order.at)
    day = Resolution(table, (order,))
    carry_out(day, day.standing[0])
    died = tuple(die(day.table, day.attacked, Cause.DAY))
    after = reduce(fold, died, day.table)
    yield from (*day.traced, *day.told, *died, *meet(after))
    yield from _offers(after, day.told)
    yield from outcome(after, tuple(day.won))


def _offers(table: OpenTable, told: Iterable[Event]) -> Iterator[Event]:
    """Tell players who were told of a change what they may do today by now, if that has changed."""
    told_to = {seat for event in told if isinstance(event.to, tuple) for seat in event.to}
    for seat in table.in_seat_order(told_to - {*table.acted}):
        if (offered := tuple(choices(table, seat, When.DAY))) != table.choices.get(seat, ()):
            yield Offered(to=(seat,), choices=offered)
