"""The quest: what the party's members do, and what everybody learns of it."""

from collections.abc import Iterable

from engine.audience import To
from engine.domains import YES_OR_NO, YesOrNo
from engine.events import Event
from engine.quests.actions import Act
from engine.quests.events import Noted, QuestDone
from engine.quests.refusals import MustSupport
from engine.quests.roles import Side
from engine.quests.sizes import sabotages_to_fail
from engine.quests.table import QuestTable

CHOICES = {
    Side.GOOD: {"support": YesOrNo(only=True, refused=MustSupport())},
    Side.EVIL: {"support": YES_OR_NO},
}
"""What the members on each side may do; the good side may only support."""


def act(seat: str, action: Act) -> Iterable[Event]:
    """Take a member's order, which only he is told."""
    return (Noted(to=(seat,), action=action),)


def missing(table: QuestTable) -> tuple[str, ...]:
    """The members of the party who have not acted."""
    return tuple(seat for seat in table.party if seat not in table.orders)


def act_by_default(table: QuestTable) -> Iterable[Event]:
    """Who does not act in time supports on the good side and sabotages on the evil one."""
    for seat in missing(table):
        yield Noted(to=(seat,), action=Act(support=table.sides[seat] is Side.GOOD))


def finish_quest(table: QuestTable) -> Iterable[Event]:
    """Count the sabotages, and tell nothing but their number."""
    sabotages = sum(not support for support in table.orders.values())
    success = sabotages < sabotages_to_fail(len(table.seats), table.quest)
    return (QuestDone(to=To.PUBLIC, number=table.quest, success=success, sabotages=sabotages),)
