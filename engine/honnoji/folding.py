"""Folds each event into the facts on the table. ``phases`` says to which phase an event leads.

The same fold makes the full truth and every reader's view: what a reader was not told is missing from their view.
"""

import msgspec

from engine.events import ByHand, Event
from engine.honnoji import by_hand, contract, handing, sword, talismans, using
from engine.honnoji.actions import Unuse, Use
from engine.honnoji.events import (
    ActionSent,
    ActionShown,
    Given,
    Knowledge,
    Noted,
    Reveal,
    Talismans,
    TalismanShown,
    Used,
)
from engine.honnoji.table import HonnojiTable, Phase
from engine.parties import looking
from engine.parties import round as rounds
from engine.parties.actions import Act, Vote
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
from engine.table import evolve_shell

replace = msgspec.structs.replace


def fold(table: HonnojiTable, event: Event) -> HonnojiTable:
    """Fold the facts of one event."""
    match event:
        case Noted(to=(seat,), action=Act() | Vote() as action):
            noted = rounds.note(table.round, seat, action)
            return table if noted is table.round else replace(table, round=noted)
        case Noted(to=(seat,), action=Use() | Unuse() as action):
            tokens = using.note(table.tokens, seat, action)
            return table if tokens is table.tokens else replace(table, tokens=tokens)
        case Voted():
            return replace(table, round=rounds.cast(table.round, event))
        case LeaderNamed():
            return _lead(table, event)
        case PartyProposed():
            return replace(table, round=rounds.stand(table.round, event))
        case VoteClosed():
            return _close_vote(table, event)
        case QuestDone():
            return _finish_mission(table, event)
        case _:
            return _fold_chapters(table, event)


def _fold_chapters(table: HonnojiTable, event: Event) -> HonnojiTable:
    match event:
        case Knowledge(to=(seat,), side=side):
            return replace(table, sides={**table.sides, seat: side})
        case Talismans(talismans=pool):
            return replace(table, pool=pool)
        case Leaders(order=order):
            return replace(table, round=replace(table.round, order=order), contract=contract.begin(order))
        case TalismanShown():
            return handing.lay(table, event)
        case Given():
            return handing.hand_over(table, event)
        case Used():
            return using.fold(table, event)
        case ActionSent():
            return replace(table, is_sent=True)
        case ActionShown(player=seat, support=support):
            return replace(table, round=rounds.note(table.round, seat, Act(support)))
        case ActionSeen():
            return replace(table, round=rounds.see_past(table.round, event))
        case Looked():
            return replace(table, contract=looking.pass_on(table.contract, event))
        case Allegiance():
            return replace(table, contract=looking.learn(table.contract, event))
        case ByHand():
            return by_hand.fold(table, event)
        case Reveal():
            return replace(table, sides=event.sides, round=replace(table.round, past_quests=event.quests))
        case _:
            return evolve_shell(table, event)


def _lead(table: HonnojiTable, event: LeaderNamed) -> HonnojiTable:
    led = rounds.lead(table.round, event, is_passed_over=table.phase is Phase.PROPOSAL)
    return replace(table, round=led, tokens=sword.lead(table.tokens, event), has_given=False)


def _close_vote(table: HonnojiTable, event: VoteClosed) -> HonnojiTable:
    tokens = talismans.after_vote(table.tokens, approved=event.approved)
    after = replace(table, round=rounds.close_vote(table.round, event), tokens=tokens)
    return after if event.approved else _without_leader(after)


def _finish_mission(table: HonnojiTable, event: QuestDone) -> HonnojiTable:
    after = replace(
        table,
        round=rounds.finish_quest(table.round, event),
        tokens=talismans.after_mission(table.tokens),
        is_sent=False,
    )
    return _without_leader(after)


def _without_leader(table: HonnojiTable) -> HonnojiTable:
    return replace(table, round=replace(table.round, leader=None))
