"""Nightfall and dawn: when a night or a day begins, each player is told what they may do in it."""

from collections.abc import Iterable
from functools import reduce

from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.mafia.events import PhaseBegun, Time
from engine.open_table import ruling
from engine.open_table.choice import Order
from engine.open_table.events import NightClosed, Offered
from engine.open_table.folding import fold
from engine.open_table.night import left_to_gm, resolve
from engine.open_table.orders import choices
from engine.open_table.role_file import When
from engine.open_table.table import OpenTable


def begin_next(table: OpenTable) -> Iterable[Event]:
    """Let the next night or day begin, and tell all players who may do something in it what it is."""
    time = table.next_time
    number = table.day + 1 if time is Time.DAY else table.night
    begun = PhaseBegun(to=To.PUBLIC, phase=time, number=number)
    yield begun
    table = fold(table, begun)
    for seat in table.seats:
        if offered := tuple(choices(table, seat, When(time))):
            yield Offered(to=(seat,), choices=offered)


def close(table: OpenTable, chance: Chance) -> Iterable[Event]:
    """End the orders of a night: ask the GM what is left to them, or let the night end."""
    if not ruling.is_asked(table.file, table.night):
        return end(table)
    return (NightClosed(to=To.PUBLIC, night=table.night), *leave(table))


def leave(table: OpenTable) -> Iterable[Event]:
    """Tell the GM of orders that are left to them and of which they were not told."""
    told = {(left.player, left.ability, left.of_side) for left in table.left}
    left = left_to_gm(table, standing(table))
    return [each for each in left if (each.player, each.ability, each.of_side) not in told]


def end(table: OpenTable) -> Iterable[Event]:
    """Carry out the orders, and let the next day or night begin if the game goes on."""
    events = resolve(table, standing(table))
    yield from events
    if (after := reduce(fold, events, table)).outcome is None:
        yield from begin_next(after)


def standing(table: OpenTable) -> tuple[Order, ...]:
    """Return the orders that count: of a side's orders for one ability, only the last."""
    last = {(table.side(order.by), order.does): order for order in table.orders if order.of_side}
    return tuple([order for order in table.orders if not order.of_side or order in last.values()])
