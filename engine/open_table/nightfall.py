"""Nightfall and dawn: when a night begins, each player is told what they may do in it."""

from collections.abc import Iterable

from engine.audience import To
from engine.chance import Chance
from engine.events import Event, Outcome
from engine.mafia.events import PhaseBegun, Time
from engine.open_table.choice import Order
from engine.open_table.events import Offered
from engine.open_table.night import resolve
from engine.open_table.orders import choices
from engine.open_table.table import OpenTable


def fall(table: OpenTable) -> Iterable[Event]:
    """Let night fall, and tell all players who may do something tonight what it is."""
    yield PhaseBegun(to=To.PUBLIC, phase=Time.NIGHT, number=table.night)
    for seat in table.seats:
        if offered := tuple(choices(table, seat)):
            yield Offered(to=(seat,), choices=offered)


def dawn(table: OpenTable) -> Event:
    """Let a day begin."""
    return PhaseBegun(to=To.PUBLIC, phase=Time.DAY, number=table.day + 1)


def end(table: OpenTable, chance: Chance) -> Iterable[Event]:
    """Carry out the orders, and let the day begin if the game goes on."""
    events = resolve(table, standing(table))
    yield from events
    if not any(isinstance(event, Outcome) for event in events):
        yield dawn(table)


def standing(table: OpenTable) -> tuple[Order, ...]:
    """Return the orders that count: of a side's orders for one ability, only the last."""
    last = {(table.side(order.by), order.does): order for order in table.orders if order.of_side}
    return tuple([order for order in table.orders if not order.of_side or order in last.values()])
