"""The moves: what follows from each at once, and why a seat is not asked for one."""

from collections.abc import Iterable

from engine.actions import Action
from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.honnoji import acting, contract, handing, using
from engine.honnoji.actions import Give, Propose, Unuse, Use
from engine.honnoji.events import Noted
from engine.honnoji.refusals import TalismanToGive
from engine.honnoji.table import HonnojiTable, Phase
from engine.naming import snake_case
from engine.parties import voting
from engine.parties.actions import Act, Look, Vote
from engine.parties.events import PartyProposed
from engine.parties.refusals import ActionIsFinal, NotInTheParty, NotTheHolder, NotTheLeader
from engine.refusals import NotNow, Refusal, VotesLocked


def why_not(table: HonnojiTable, seat: str, action: Action) -> Refusal:
    """Return why a seat is not asked for this move now."""
    leader, token = table.round.leader, handing.to_give(table)
    match action, table.phase:
        case Vote(), Phase.VOTE if table.round.is_locked:
            return VotesLocked()
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


def decide(table: HonnojiTable, seat: str, action: Action, _chance: Chance) -> Iterable[Event]:
    """Return the events that follow from a legal action."""
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
    """Take an action. A preloaded action is secret, no matter whose it is."""
    if table.phase is Phase.VOTE:
        yield Noted(to=(seat,), action=action)
        return
    yield acting.acted(table, seat, action)
    yield from acting.close(table)
