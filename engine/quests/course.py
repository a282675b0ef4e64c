"""The course of play: what is asked in each phase, what a deadline answers, and what follows by itself."""

from collections.abc import Callable, Iterable

from engine.actions import Action
from engine.asks import Ask
from engine.audience import To
from engine.domains import SomeSeats
from engine.events import Event
from engine.naming import snake_case
from engine.parties import leading, questing, voting
from engine.parties.actions import Act, Look, Vote
from engine.parties.events import PartyProposed
from engine.parties.refusals import ActionIsFinal, NotInTheParty, NotTheHolder, NotTheLeader
from engine.quests import ending, inverter, turncoat, vision
from engine.quests.actions import Guess, Invert, Propose
from engine.quests.events import Noted
from engine.quests.sizes import sabotages_to_fail
from engine.quests.table import Phase, QuestTable
from engine.refusals import NotNow, Refusal


def _proposal(table: QuestTable) -> tuple[Ask, ...]:
    assert table.round.leader is not None
    leader = (table.round.leader,)
    party = SomeSeats(table.seats, table.party_size)
    return (Ask(Propose, leader, {"party": party, **inverter.offered(table)}, leader),)


def _vote(table: QuestTable) -> tuple[Ask, ...]:
    return (voting.asked(table.round, table.seats), *_orders(table, table.round.party))


def _quest(table: QuestTable) -> tuple[Ask, ...]:
    return _orders(table, questing.missing(table.round), called=table.round.party)


def _orders(table: QuestTable, members: tuple[str, ...], called: tuple[str, ...] = ()) -> tuple[Ask, ...]:
    return questing.asked(members, table.sides, called, turncoat.bound(table))


ASKED: dict[Phase, Callable[[QuestTable], tuple[Ask, ...]]] = {
    Phase.PROPOSAL: _proposal,
    Phase.VOTE: _vote,
    Phase.QUEST: _quest,
    Phase.INVERT: inverter.asked,
    Phase.GUESS: ending.asked,
    Phase.LOOK: vision.asked,
}


def asks(table: QuestTable) -> tuple[Ask, ...]:
    """List who may do what now."""
    asked = ASKED.get(table.phase)
    return asked(table) if asked is not None else ()


def _act_by_default(table: QuestTable) -> Iterable[Event]:
    for seat in questing.missing(table.round):
        yield Noted(to=(seat,), action=questing.default(table.sides[seat]))


DEFAULTS: dict[Phase, Callable[[QuestTable], Iterable[Event]]] = {
    Phase.PROPOSAL: lambda table: (leading.pass_over(table.round),),
    Phase.VOTE: lambda table: (voting.close(table.round, table.seats),),
    Phase.QUEST: _act_by_default,
    Phase.INVERT: lambda table: inverter.invert(table, None),
    Phase.GUESS: lambda table: ending.guess(table, None),
    Phase.LOOK: vision.give_up,
}
"""What the deadline, or the GM in its place, answers."""


def _after_votes(table: QuestTable) -> Iterable[Event]:
    return (voting.close(table.round, table.seats),) if voting.is_complete(table.round, table.seats) else ()


def _after_orders(table: QuestTable) -> Iterable[Event]:
    if inverter.is_due(table):
        yield from inverter.call(table)
    elif not questing.missing(table.round):
        limit = sabotages_to_fail(len(table.seats), table.round.quest)
        yield questing.finish(table.round, inverter.counted(table), limit)


DUE: dict[Phase, Callable[[QuestTable], Iterable[Event]]] = {
    Phase.VOTE: _after_votes,
    Phase.QUEST: _after_orders,
    Phase.CARD: turncoat.show_card,
    Phase.LEADER: lambda table: (leading.next_leader(table.round),),
    Phase.END: ending.outcome,
}


def due(table: QuestTable) -> Iterable[Event]:
    """Take the next step that needs nobody's wish, if one is due."""
    step = DUE.get(table.phase)
    return step(table) if step is not None else ()


def why_not(table: QuestTable, seat: str, action: Action) -> Refusal:
    """Say why a seat is not asked for this move now."""
    match action, table.phase:
        case Propose(), Phase.PROPOSAL if table.round.leader is not None:
            return NotTheLeader(table.round.leader)
        case Act(), Phase.VOTE | Phase.QUEST | Phase.INVERT if seat not in table.round.party:
            return NotInTheParty()
        case Act(), Phase.QUEST | Phase.INVERT:
            return ActionIsFinal()
        case Invert(), Phase.INVERT if table.rider is not None:
            return NotTheHolder(table.rider)
        case Look(), Phase.LOOK:
            return NotTheHolder(table.vision.holder)
        case _:
            return NotNow(snake_case(type(action).__name__))


def decide(table: QuestTable, seat: str, action: Action) -> Iterable[Event]:
    """Grant a legal wish."""
    match action:
        case Act():
            return (Noted(to=(seat,), action=action),)
        case Vote(public=public):
            shown = voting.shown(table.round, seat, action)
            return shown if public else (*shown, Noted(to=(seat,), action=action))
        case Propose():
            return (_propose(table, seat, action),)
        case Invert(target=target):
            return inverter.invert(table, target)
        case Look():
            return vision.look(table, action)
        case Guess(target=target):
            return ending.guess(table, target)
        case _:
            raise AssertionError(action)


def _propose(table: QuestTable, leader: str, action: Propose) -> Event:
    return PartyProposed(
        to=To.PUBLIC,
        leader=leader,
        party=table.in_seat_order(action.party),
        quest=table.round.quest,
        attempt=table.round.rejections + 1,
        inverter=action.inverter,
    )
