"""Leaders and their proposals."""

from collections.abc import Iterable

from engine.audience import To
from engine.events import Event
from engine.quests.actions import Propose
from engine.quests.events import LeaderNamed, LeaderReason, PartyProposed
from engine.quests.table import QuestTable


def next_leader(table: QuestTable, reason: LeaderReason = LeaderReason.ORDER) -> LeaderNamed:
    """Pass leadership to the next in the order; at the start, to the first."""
    after = table.order.index(table.leader) + 1 if table.leader is not None else 0
    return LeaderNamed(
        to=To.PUBLIC,
        leader=table.order[after % len(table.order)],
        quest=table.quest,
        attempt=table.rejections + 1,
        reason=reason,
    )


def pass_over(table: QuestTable) -> Iterable[Event]:
    """A leader who does not propose in time is passed over; that is no rejection."""
    return (next_leader(table, LeaderReason.PASSED),)


def propose(table: QuestTable, leader: str, action: Propose) -> Iterable[Event]:
    """The party stands, for everybody to vote on."""
    return (
        PartyProposed(
            to=To.PUBLIC,
            leader=leader,
            party=table.in_seat_order(action.party),
            quest=table.quest,
            attempt=table.rejections + 1,
        ),
    )
