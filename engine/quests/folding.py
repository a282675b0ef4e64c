"""How each event changes the table.

The same fold makes the whole truth and every reader's view: what a reader was not told is missing from it.
"""

import msgspec

from engine.events import Event, Outcome
from engine.parties import looking
from engine.parties import round as rounds
from engine.parties.events import (
    ActionSeen,
    Allegiance,
    LeaderNamed,
    Leaders,
    Looked,
    PartyProposed,
    QuestDone,
    VoteClosed,
    Voted,
)
from engine.quests import vision
from engine.quests.events import Cards, CardShown, GuessMade, Inverted, Knowledge, Noted, OrdersIn, Reveal, SideTold
from engine.quests.stages import next_phase
from engine.quests.table import Phase, QuestTable
from engine.table import evolve_shell

replace = msgspec.structs.replace


def evolve(table: QuestTable, event: Event) -> QuestTable:
    """Fold one event."""
    match event:
        case Noted(to=(seat,), action=action):
            return replace(table, round=rounds.note(table.round, seat, action))
        case Voted():
            return replace(table, round=rounds.cast(table.round, event))
        case LeaderNamed():
            is_passed_over = table.phase is Phase.PROPOSAL
            led = rounds.lead(table.round, event, is_passed_over=is_passed_over)
            return replace(table, phase=Phase.PROPOSAL, round=led)
        case PartyProposed():
            return replace(table, phase=Phase.VOTE, round=rounds.stand(table.round, event), rider=event.inverter)
        case VoteClosed():
            after = replace(table, round=rounds.close_vote(table.round, event))
            return replace(after, phase=Phase.QUEST) if event.approved else _go_on(replace(after, rider=None))
        case QuestDone():
            return _finish_quest(table, event)
        case Outcome():
            return replace(evolve_shell(table, event), phase=Phase.OVER)
        case _:
            return _evolve_chapters(table, event)


def _evolve_chapters(table: QuestTable, event: Event) -> QuestTable:
    match event:
        case Knowledge(to=(seat,)):
            return _know(table, seat, event)
        case Leaders(order=order):
            begun = replace(table, round=replace(table.round, order=order), vision=vision.begin(table, order))
            return _go_on(begun)
        case Cards(cards=cards):
            return replace(table, cards=cards)
        case CardShown(card=card):
            return _go_on(replace(table, cards_shown=(*table.cards_shown, card)))
        case SideTold(to=(seat,), side=side):
            return replace(table, sides={**table.sides, seat: side})
        case OrdersIn():
            return replace(table, phase=Phase.INVERT)
        case Inverted(target=target):
            return replace(table, phase=Phase.QUEST, rider=None, inverted=target)
        case ActionSeen():
            return replace(table, round=rounds.see(table.round, event))
        case Looked():
            return _go_on(replace(table, vision=looking.pass_on(table.vision, event)))
        case Allegiance():
            return replace(table, vision=looking.learn(table.vision, event))
        case GuessMade():
            return _go_on(replace(table, guess=event))
        case Reveal():
            past = replace(table.round, past_quests=event.quests)
            return replace(table, roles=event.roles, sides=event.sides, round=past)
        case _:
            return evolve_shell(table, event)


def _go_on(table: QuestTable) -> QuestTable:
    return replace(table, phase=next_phase(table))


def _know(table: QuestTable, seat: str, event: Knowledge) -> QuestTable:
    return replace(
        table,
        roles={**table.roles, seat: event.role},
        sides={**table.sides, seat: event.side},
        sees={**table.sees, seat: event.sees},
    )


def _finish_quest(table: QuestTable, event: QuestDone) -> QuestTable:
    after = rounds.finish_quest(table.round, event, table.inverted)
    return _go_on(replace(table, round=after, rider=None, inverted=None))
