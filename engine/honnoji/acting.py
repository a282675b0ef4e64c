"""Acting on a mission: in secret, or in public if a talisman forces a player to."""

from collections.abc import Iterable

from engine.audience import To
from engine.events import Event
from engine.honnoji.events import ActionSent, ActionShown, Noted
from engine.honnoji.table import HonnojiTable
from engine.honnoji.talismans import in_public, may_come_too_late
from engine.parties.actions import Act


def acted(table: HonnojiTable, seat: str, action: Act) -> Event:
    """Return the event of an action: public if the player must act in public, otherwise for that player alone."""
    if seat in in_public(table):
        return ActionShown(to=To.PUBLIC, player=seat, support=action.support)
    return Noted(to=(seat,), action=action)


def send(table: HonnojiTable) -> Iterable[Event]:
    """Send the preloaded actions once the party is approved. Show those that must be public."""
    orders = table.round.orders
    for seat in in_public(table):
        if seat in orders:
            yield ActionShown(to=To.PUBLIC, player=seat, support=orders[seat])
    if orders:
        yield from close(table)


def close(table: HonnojiTable) -> Iterable[Event]:
    """Announce the first action if somebody holds a talisman that is now too late."""
    if may_come_too_late(table) and not table.is_sent:
        yield ActionSent(to=To.PUBLIC)
