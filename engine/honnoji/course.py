"""The course of play: what is asked in each phase, what a deadline answers, and what follows by itself."""

from collections.abc import Callable, Iterable

from engine.actions import Action
from engine.asks import Ask
from engine.audience import To
from engine.chance import Chance
from engine.domains import SomeSeats
from engine.events import Event
from engine.honnoji import contract, ending, handing, insight, leaders, mirror, using, wisdom
from engine.honnoji.actions import Give, Propose, Unuse, Use
from engine.honnoji.events import ActionShown, Noted
from engine.honnoji.missions import SABOTAGES_TO_FAIL
from engine.honnoji.refusals import TalismanToGive
from engine.honnoji.table import HonnojiTable, Phase
from engine.naming import snake_case
from engine.parties import questing, voting
from engine.parties.actions import Act, Look, Vote
from engine.parties.events import PartyProposed
from engine.parties.refusals import ActionIsFinal, NotInTheParty, NotTheHolder, NotTheLeader
from engine.refusals import NotNow, Refusal


def _proposal(table: HonnojiTable) -> tuple[Ask, ...]:
    assert table.round.leader is not None
    leader = (table.round.leader,)
    return (Ask(Propose, leader, {"party": SomeSeats(table.seats, table.party_size)}, leader),)


def _vote(table: HonnojiTable) -> tuple[Ask, ...]:
    return (voting.asked(table.round, table.seats), *questing.asked(table.round.party, table.sides))


def _mission(table: HonnojiTable) -> tuple[Ask, ...]:
    return questing.asked(questing.missing(table.round), table.sides, called=table.round.party)


ASKED: dict[Phase, Callable[[HonnojiTable], tuple[Ask, ...]]] = {
    Phase.GIVE: handing.asked,
    Phase.PROPOSAL: _proposal,
    Phase.VOTE: _vote,
    Phase.QUEST: _mission,
    Phase.LOOK: contract.asked,
}


def asks(table: HonnojiTable) -> tuple[Ask, ...]:
    """List who may do what now."""
    asked = ASKED.get(table.phase)
    return (*asked(table), *using.asked(table)) if asked is not None else ()


def _act_by_default(table: HonnojiTable) -> Iterable[Event]:
    for seat in questing.missing(table.round):
        yield _acted(table, seat, questing.default(table.sides[seat]))


def _close_vote(table: HonnojiTable) -> Iterable[Event]:
    closed = voting.close(table.round, table.seats, wisdom.doubled(table))
    yield closed
    if closed.approved:
        yield from mirror.send(table)


DEFAULTS: dict[Phase, Callable[[HonnojiTable, Chance], Iterable[Event]]] = {
    Phase.GIVE: handing.give_by_chance,
    Phase.PROPOSAL: lambda table, chance: leaders.pass_over(table),
    Phase.VOTE: lambda table, chance: _close_vote(table),
    Phase.QUEST: lambda table, chance: _act_by_default(table),
    Phase.LOOK: lambda table, chance: contract.look(table, None),
}
"""What the deadline, or the GM in its place, answers."""


def _after_votes(table: HonnojiTable) -> Iterable[Event]:
    return _close_vote(table) if voting.is_complete(table.round, table.seats) else ()


def _after_actions(table: HonnojiTable) -> Iterable[Event]:
    if not questing.missing(table.round):
        yield questing.finish(table.round, table.round.orders, SABOTAGES_TO_FAIL)
        yield from insight.come_out(table)


DUE: dict[Phase, Callable[[HonnojiTable], Iterable[Event]]] = {
    Phase.VOTE: _after_votes,
    Phase.QUEST: _after_actions,
    Phase.LEADER: leaders.name_leader,
    Phase.TALISMAN: handing.show,
    Phase.END: ending.outcome,
}


def due(table: HonnojiTable) -> Iterable[Event]:
    """Take the next step that needs nobody's wish, if one is due."""
    step = DUE.get(table.phase)
    return step(table) if step is not None else ()


def why_not(table: HonnojiTable, seat: str, action: Action) -> Refusal:
    """Say why a seat is not asked for this move now."""
    leader, token = table.round.leader, handing.to_give(table)
    match action, table.phase:
        case Propose(), Phase.GIVE if seat == leader and token is not None:
            return TalismanToGive(token.name)
        case (Propose(), Phase.GIVE | Phase.PROPOSAL) | (Give(), Phase.GIVE) if leader is not None:
            return NotTheLeader(leader)
        case Act(), Phase.VOTE | Phase.QUEST if seat not in table.round.party:
            return NotInTheParty()
        case Act(), Phase.QUEST:
            return ActionIsFinal()
        case Look(), Phase.LOOK:
            return NotTheHolder(table.contract.holder)
        case ((Use() | Unuse()), _):
            return using.why_not(table, seat, action)
        case _:
            return NotNow(snake_case(type(action).__name__))


def decide(table: HonnojiTable, seat: str, action: Action) -> Iterable[Event]:
    """Grant a legal wish."""
    match action:
        case Act():
            return _act(table, seat, action)
        case Vote(public=public):
            shown = voting.shown(table.round, seat, action)
            return shown if public else (*shown, Noted(to=(seat,), action=action))
        case Give(target=target):
            return handing.give(table, target)
        case Propose(party=party):
            return (_propose(table, seat, party),)
        case Look(target=target):
            return contract.look(table, target)
        case Use():
            return using.use(table, seat, action)
        case Unuse():
            return using.withdraw(seat, action)
        case _:
            raise AssertionError(action)


def _propose(table: HonnojiTable, leader: str, party: tuple[str, ...]) -> Event:
    return PartyProposed(
        to=To.PUBLIC,
        leader=leader,
        party=table.in_seat_order(party),
        quest=table.round.quest,
        attempt=table.round.rejections + 1,
    )


def _act(table: HonnojiTable, seat: str, action: Act) -> Iterable[Event]:
    """Take an action: one that is preloaded is a secret, whoever it is from."""
    if table.phase is Phase.VOTE:
        yield Noted(to=(seat,), action=action)
        return
    yield _acted(table, seat, action)
    yield from mirror.close(table)


def _acted(table: HonnojiTable, seat: str, action: Act) -> Event:
    if seat == mirror.mirrored(table):
        return ActionShown(to=To.PUBLIC, player=seat, support=action.support)
    return Noted(to=(seat,), action=action)
