"""Folds each event into the facts on the table. ``phases`` says to which phase an event leads.

The same fold makes the full truth and every reader's view: what a reader was not told is missing from their view.
"""

import msgspec

from engine.events import ByHand, Event
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
from engine.quests import by_hand, vision
from engine.quests.events import Cards, CardShown, GuessMade, Inverted, Knowledge, Noted, Reveal, SideTold
from engine.quests.table import Phase, QuestTable
from engine.table import evolve_shell

replace = msgspec.structs.replace


def fold(table: QuestTable, event: Event) -> QuestTable:
    """Fold the facts of one event."""
    match event:
        case Noted(to=(seat,), action=action):
            noted = rounds.note(table.round, seat, action)
            return table if noted is table.round else replace(table, round=noted)
        case Voted():
            return replace(table, round=rounds.cast(table.round, event))
        case LeaderNamed():
            is_passed_over = table.phase is Phase.PROPOSAL
            return replace(table, round=rounds.lead(table.round, event, is_passed_over=is_passed_over))
        case PartyProposed():
            return replace(table, round=rounds.stand(table.round, event), rider=event.inverter)
        case VoteClosed():
            rider = table.rider if event.approved else None
            return replace(table, round=rounds.close_vote(table.round, event), rider=rider)
        case QuestDone():
            after = rounds.finish_quest(table.round, event, table.inverted)
            return replace(table, round=after, rider=None, inverted=None)
        case _:
            return _fold_chapters(table, event)


def _fold_chapters(table: QuestTable, event: Event) -> QuestTable:
    match event:
        case Knowledge(to=(seat,)):
            return _know(table, seat, event)
        case Leaders(order=order):
            return replace(table, round=replace(table.round, order=order), vision=vision.begin(table, order))
        case Cards(cards=cards):
            return replace(table, cards=cards)
        case CardShown(card=card):
            return replace(table, cards_shown=(*table.cards_shown, card))
        case SideTold(to=(seat,), side=side):
            return replace(table, sides={**table.sides, seat: side})
        case Inverted(target=target):
            return replace(table, rider=None, inverted=target)
        case ActionSeen():
            return replace(table, round=rounds.see(table.round, event))
        case Looked():
            return replace(table, vision=looking.pass_on(table.vision, event))
        case Allegiance():
            return replace(table, vision=looking.learn(table.vision, event))
        case GuessMade():
            return replace(table, guess=event)
        case ByHand():
            return by_hand.fold(table, event)
        case Reveal():
            past = replace(table.round, past_quests=event.quests)
            return replace(table, roles=event.roles, sides=event.sides, round=past)
        case _:
            return evolve_shell(table, event)


def _know(table: QuestTable, seat: str, event: Knowledge) -> QuestTable:
    return replace(
        table,
        roles={**table.roles, seat: event.role},
        sides={**table.sides, seat: event.side},
        sees={**table.sees, seat: event.sees},
    )
