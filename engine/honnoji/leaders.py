"""The leaders: the Staff sets the place in their order; the Sword leads without moving it."""

from collections.abc import Iterable

from engine.audience import To
from engine.events import Event
from engine.honnoji import staff, sword
from engine.honnoji.events import Used
from engine.honnoji.table import HonnojiTable
from engine.parties import leading
from engine.parties.events import LeaderReason


def name_leader(table: HonnojiTable) -> Iterable[Event]:
    """Name the leader: the Staff fires first, then the Sword; otherwise the player whose turn it is leads."""
    first = staff.first_leader(table)
    if first is None:
        turn = leading.next_leader(table.round)
    else:
        yield Used(to=To.PUBLIC, talisman=staff.NAME, by=first)
        turn = leading.leader_named(table.round, first, LeaderReason.STAFF)
    yield from sword.before(table, turn)


def pass_over(table: HonnojiTable) -> Iterable[Event]:
    """Pass over a leader who does not propose in time. A talisman they gave stays given."""
    return sword.before(table, leading.pass_over(table.round))
