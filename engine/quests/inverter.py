"""The inverter: given with the proposal to a member of the party, who may turn another's action into its opposite."""

from collections.abc import Iterable, Mapping

from engine.asks import Ask
from engine.audience import To
from engine.domains import Domain, Nothing, OneOfThose, OneSeat
from engine.events import Event
from engine.parties import questing
from engine.parties.events import ActionSeen
from engine.quests.actions import Invert
from engine.quests.events import Inverted, OrdersIn
from engine.quests.refusals import NotInPlay
from engine.quests.table import QuestTable

NOT_IN_PLAY = Nothing(NotInPlay("inverter"))


def offered(table: QuestTable) -> Mapping[str, Domain]:
    """Return to whom the leader may give it with the proposal: any other member of the party."""
    in_play = table.options.inverter
    return {"inverter": OneOfThose("party", without=table.round.leader) if in_play else NOT_IN_PLAY}


def is_due(table: QuestTable) -> bool:
    """Return whether all orders are in, so that the rider may name a member."""
    return table.rider is not None and not questing.missing(table.round)


def call(table: QuestTable) -> Iterable[Event]:
    """Announce that all orders are in."""
    assert table.rider is not None
    yield OrdersIn(to=To.PUBLIC, rider=table.rider)


def asked(table: QuestTable) -> tuple[Ask, ...]:
    """Ask the rider to name another member of the party, or nobody."""
    assert table.rider is not None
    rider = (table.rider,)
    others = tuple([seat for seat in table.round.party if seat != table.rider])
    return (Ask(Invert, rider, {"target": OneSeat(others, may_decline=True)}, rider, is_final=True),)


def invert(table: QuestTable, target: str | None) -> Iterable[Event]:
    """Name a member in public. The rider alone learns how that member acted."""
    assert table.rider is not None
    yield Inverted(to=To.PUBLIC, by=table.rider, target=target)
    if target is not None:
        yield ActionSeen(to=(table.rider,), target=target, support=table.round.orders[target])


def decline(table: QuestTable) -> Iterable[Event]:
    """Name nobody."""
    return invert(table, None)


def counted(table: QuestTable) -> dict[str, bool]:
    """Return the actions as they count: that of the named member is inverted."""
    return {seat: support != (seat == table.inverted) for seat, support in table.round.orders.items()}
