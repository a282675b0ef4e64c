"""Acting on a mission: in secret, or in public if a talisman makes somebody do so."""

from collections.abc import Iterable

from engine.audience import To
from engine.events import Event
from engine.honnoji.events import ActionSent, ActionShown, Noted
from engine.honnoji.table import HonnojiTable
from engine.honnoji.talismans import in_public, may_come_too_late
from engine.parties.actions import Act


def acted(table: HonnojiTable, seat: str, action: Act) -> Event:
    """What is told when somebody acts: to everybody if he must act in public, else to himself."""
    if seat in in_public(table):
        return ActionShown(to=To.PUBLIC, player=seat, support=action.support)
    return Noted(to=(seat,), action=action)


def send(table: HonnojiTable) -> Iterable[Event]:
    """Send what was preloaded, now that the party is approved; what must be done in public is shown."""
    orders = table.round.orders
    for seat in in_public(table):
        if seat in orders:
            yield ActionShown(to=To.PUBLIC, player=seat, support=orders[seat])
    if orders:
        yield from close(table)


def close(table: HonnojiTable) -> Iterable[Event]:
    """Tell that the first action was sent, while somebody holds a talisman for which that is too late."""
    if may_come_too_late(table) and not table.is_sent:
        yield ActionSent(to=To.PUBLIC)
