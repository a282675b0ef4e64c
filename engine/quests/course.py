"""The course of play: what is asked in each phase, what a deadline answers, and what follows by itself."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from engine.actions import Action
from engine.asks import Ask
from engine.domains import OneSeat, SomeSeats
from engine.events import Event
from engine.naming import snake_case
from engine.quests import ending, leading, questing, voting
from engine.quests.actions import Act, Guess, Propose, Vote
from engine.quests.refusals import ActionIsFinal, NotInTheParty, NotTheLeader
from engine.quests.roles import Side
from engine.quests.table import Phase, QuestTable
from engine.refusals import NotNow, Refusal


def asks(table: QuestTable) -> tuple[Ask, ...]:
    """List who may do what now."""
    return ASKED[table.phase](table)


def _proposal(table: QuestTable) -> tuple[Ask, ...]:
    assert table.leader is not None
    leader = (table.leader,)
    return (Ask(Propose, leader, {"party": SomeSeats(table.seats, table.party_size)}, leader),)


def _vote(table: QuestTable) -> tuple[Ask, ...]:
    missing = tuple([seat for seat in table.seats if seat not in table.cast])
    return (Ask(Vote, table.seats, voting.CHOICES, missing), *_orders(table, table.party))


def _quest(table: QuestTable) -> tuple[Ask, ...]:
    return _orders(table, questing.missing(table), called=table.party)


def _orders(table: QuestTable, members: tuple[str, ...], called: tuple[str, ...] = ()) -> tuple[Ask, ...]:
    """Ask members for their orders; the game waits for them once the party is ``called``, and not while a vote runs."""
    return _by_side(members, tuple([table.sides.get(seat) for seat in members]), called)


@lru_cache(maxsize=256)
def _by_side(members: tuple[str, ...], sides: tuple[Side | None, ...], called: tuple[str, ...]) -> tuple[Ask, ...]:
    asks = []
    for side, choices in questing.CHOICES.items():
        seats = tuple([seat for seat, own in zip(members, sides, strict=True) if own is side])
        if seats:
            asks.append(Ask(Act, seats, choices, seats if called else (), secret=True, called=called))
    return tuple(asks)


def _guess(table: QuestTable) -> tuple[Ask, ...]:
    guessers = ending.guessers(table)
    targets = tuple(seat for seat in table.seats if seat not in guessers)
    return (Ask(Guess, guessers, {"target": OneSeat(targets, may_decline=True)}, guessers, secret=True),)


def _nothing(table: QuestTable) -> tuple[Ask, ...]:
    return ()


ASKED: dict[Phase, Callable[[QuestTable], tuple[Ask, ...]]] = {
    Phase.BETWEEN: _nothing,
    Phase.PROPOSAL: _proposal,
    Phase.VOTE: _vote,
    Phase.QUEST: _quest,
    Phase.GUESS: _guess,
    Phase.OVER: _nothing,
}

DEFAULTS: dict[Phase, Callable[[QuestTable], Iterable[Event]]] = {
    Phase.PROPOSAL: leading.pass_over,
    Phase.VOTE: voting.close_vote,
    Phase.QUEST: questing.act_by_default,
    Phase.GUESS: lambda table: ending.guess(table, None),
}
"""What the deadline, or the GM in its place, answers."""


def due(table: QuestTable) -> Iterable[Event]:
    """Take the next step that needs nobody's wish, if one is due."""
    return DUE[table.phase](table)


def _after_vote(table: QuestTable) -> Iterable[Event]:
    return voting.close_vote(table) if voting.has_voted_out(table) else ()


def _after_quest(table: QuestTable) -> Iterable[Event]:
    return () if questing.missing(table) else questing.finish_quest(table)


def _next(table: QuestTable) -> Iterable[Event]:
    victory = ending.victory(table)
    return (ending.outcome(table, victory) if victory else leading.next_leader(table),)


def _nothing_due(table: QuestTable) -> Iterable[Event]:
    return ()


DUE: dict[Phase, Callable[[QuestTable], Iterable[Event]]] = {
    Phase.BETWEEN: _next,
    Phase.PROPOSAL: _nothing_due,
    Phase.VOTE: _after_vote,
    Phase.QUEST: _after_quest,
    Phase.GUESS: _nothing_due,
    Phase.OVER: _nothing_due,
}


def why_not(table: QuestTable, seat: str, action: Action) -> Refusal:
    """Say why a seat is not asked for this move now."""
    match action, table.phase:
        case Propose(), Phase.PROPOSAL if table.leader is not None:
            return NotTheLeader(table.leader)
        case Act(), Phase.VOTE | Phase.QUEST if seat not in table.party:
            return NotInTheParty()
        case Act(), Phase.QUEST:
            return ActionIsFinal()
        case _:
            return NotNow(snake_case(type(action).__name__))


def decide(table: QuestTable, seat: str, action: Action) -> Iterable[Event]:
    """Grant a legal wish."""
    match action:
        case Vote():
            return voting.vote(table, seat, action)
        case Act():
            return questing.act(seat, action)
        case Propose():
            return leading.propose(table, seat, action)
        case Guess(target=target):
            return ending.guess(table, target)
        case _:
            raise AssertionError(action)
