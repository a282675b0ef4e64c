"""The moves: what follows from each at once, and why a seat is not asked for one."""

from collections.abc import Iterable

from engine.actions import Action
from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.naming import snake_case
from engine.parties import questing, voting
from engine.parties.actions import Act, Look, Vote
from engine.parties.events import PartyProposed
from engine.parties.refusals import ActionIsFinal, NotInTheParty, NotTheHolder, NotTheLeader
from engine.quests import ending, inverter, vision
from engine.quests.actions import Guess, Invert, Propose
from engine.quests.events import Noted
from engine.quests.table import Phase, QuestTable
from engine.refusals import NotNow, Refusal, VotesLocked
from engine.weight import Weight


def weight(table: QuestTable, seat: str, action: Action) -> Weight:
    """Return the weight of a move: that of a final order, and of a guess that names nobody."""
    match action:
        case Act() if table.phase is Phase.QUEST:
            return questing.weight(table.sides.get(seat), action)
        case Guess(target=None):
            return Weight.SECRET
        case _:
            return Weight.LIGHT


def why_not(table: QuestTable, seat: str, action: Action) -> Refusal:
    """Return why a seat is not asked for this move now."""
    match action, table.phase:
        case Vote(), Phase.VOTE if table.round.is_locked:
            return VotesLocked()
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


def decide(table: QuestTable, seat: str, action: Action, _chance: Chance) -> Iterable[Event]:
    """Return the events that follow from a legal action."""
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
