"""Folds each event into the facts on the table. ``phases`` says to which phase an event leads.

The same fold makes the full truth and every reader's view: what a reader was not told is missing from their view.
"""

import msgspec

from engine.audience import To
from engine.events import ByHand, Event
from engine.great_table import by_hand, marking, voting
from engine.great_table.actions import GreatTableAction, Kill, List, Steal, Use
from engine.great_table.cards import CardName
from engine.great_table.events import (
    AT_DAWN,
    Dealt,
    DeckStarts,
    Died,
    Held,
    Marked,
    Neighbours,
    Noted,
    PastRound,
    Result,
    Reveal,
    Revived,
    RoleTold,
    Seated,
    SeatsSwapped,
    ShotSpent,
    StealAsked,
    StealSettled,
    Stolen,
    ThreadClosed,
    ThreadOpened,
)
from engine.great_table.orders import bars_kill
from engine.great_table.roles import RoleName
from engine.great_table.table import Grave, GreatTable
from engine.great_table.talking import is_rationed
from engine.great_table.today import Day, lasting
from engine.mafia import ballots
from engine.mafia.actions import Unvote, Vote
from engine.mafia.ballots import Votes
from engine.mafia.events import Ballots, PhaseBegun, Time
from engine.speech import Message
from engine.table import evolve_shell

replace = msgspec.structs.replace


def fold(table: GreatTable, event: Event) -> GreatTable:
    """Fold the facts of one event. The most frequent events come first."""
    match event:
        case Noted(to=(seat,), action=action):
            return _note(table, seat, action)
        case Message():
            return _hear(table, event)
        case Dealt(to=(seat,)):
            return _deal(table, seat, event)
        case PhaseBegun(phase=Time.DAY, number=number):
            return _begin_day(table, number)
        case PhaseBegun():
            return _begin_night(table)
        case Stolen(to=(seat,), card=card) if card is not None:
            return _steal(table, seat, event)
        case Ballots():
            return _count(table, event)
        case Died():
            return _bury(table, event)
        case Revived(player=seat):
            return _revive(table, seat)
        case ByHand():
            return by_hand.fold(table, event)
        case _:
            return _fold_chapters(table, event)


def _fold_chapters(table: GreatTable, event: Event) -> GreatTable:
    match event:
        case RoleTold(to=(seat,)):
            return _know(table, seat, event)
        case Seated(seats=ring):
            return replace(table, ring=ring)
        case DeckStarts() | Neighbours() | StealAsked() | Result() | StealSettled():
            return replace(table, today=_tell(table.today, event))
        case Marked():
            return replace(table, votes=marking.stand(table.votes, event))
        case ShotSpent():
            return replace(table, shots_spent=table.shots_spent + 1)
        case SeatsSwapped(players=(one, other)):
            traded = {one: other, other: one}
            return replace(table, ring=tuple([traded.get(seat, seat) for seat in table.ring]))
        case ThreadOpened(thread=thread, members=members):
            return replace(table, threads={**table.threads, thread: members})
        case ThreadClosed(to=tuple(leaving), thread=thread):
            staying = tuple([seat for seat in table.threads.get(thread, ()) if seat not in leaving])
            return replace(table, threads={**table.threads, thread: staying})
        case Reveal():
            return replace(table, roles=event.roles, ring=event.seats, past=event.rounds)
        case _:
            return evolve_shell(table, event)


def _begin_day(table: GreatTable, number: int) -> GreatTable:
    lists = {seat: ranking for seat, ranking in table.today.next_lists.items() if table.is_alive(seat)}
    return replace(
        table,
        number=number,
        today=Day(lists=lists),
        votes=voting.begin(lists, table.living),
        weights=lasting(table.weights),
        past=(*table.past, past_round(table)) if table.number else (),
        idle=table.idle + 1,
    )


def _begin_night(table: GreatTable) -> GreatTable:
    return replace(
        table,
        votes=Votes(needed=table.votes.needed),
        past_counts=(*table.past_counts, table.votes.counts),
        past_weights=(*table.past_weights, table.weights),
        idle=table.idle + 1,
    )


def past_round(table: GreatTable) -> PastRound:
    """Return what must be remembered of this day and its night."""
    today = table.today
    return PastRound(
        table.number,
        lists={seat: today.lists[seat] for seat in table.seats if seat in today.lists},
        cards=today.cards,
        uses={seat: today.uses[seat] for seat in table.seats if seat in today.uses},
        kills={seat: today.kills[seat] for seat in table.seats if seat in today.kills},
    )


def _know(table: GreatTable, seat: str, event: RoleTold) -> GreatTable:
    roles = {**table.roles, seat: event.role}
    partner = table.partner
    if event.partner is not None:
        roles[event.partner] = RoleName.APPRENTICE
        partner = {**partner, seat: event.partner}
    if event.master is not None:
        roles[event.master] = RoleName.MASTER
    return replace(table, roles=roles, partner=partner)


def _tell(today: Day, event: Event) -> Day:
    match event:
        case DeckStarts(player=first):
            return replace(today, first=first)
        case Neighbours(to=(seat,), left=left, right=right):
            return replace(today, neighbours={**today.neighbours, seat: (left, right)})
        case StealAsked(to=(seat,)):
            return replace(today, thief_asked=seat)
        case Result(to=(seat,), card=CardName.LOVER):
            return replace(today, loners=(*today.loners, seat))
        case StealSettled():
            return replace(today, is_settled=True)
        case _:
            return today


def _note(table: GreatTable, seat: str, action: GreatTableAction) -> GreatTable:
    match action:
        case Steal() | Use() | Kill():
            return replace(table, today=_order(table, seat, action))
        case List():
            return _list(table, seat, action)
        case Vote() | Unvote():
            votes = _vote(table.votes, seat, action)
            return table if votes is table.votes else replace(table, votes=votes)
        case _:
            return table


def _vote(votes: Votes, seat: str, action: Vote | Unvote) -> Votes:
    return ballots.cast(votes, seat, action.target) if isinstance(action, Vote) else ballots.withdraw(votes, seat)


def _count(table: GreatTable, event: Ballots) -> GreatTable:
    """Fold a vote count. A player who votes has a list."""
    return replace(table, votes=ballots.fold_count(table.votes, event, table.seats), idle=0)


def _list(table: GreatTable, seat: str, ranking: List) -> GreatTable:
    """Fold a list: for today before the deck has passed the player, then for tomorrow. Both open their vote by day."""
    today = table.today
    if table.time is not Time.DAY:
        return replace(table, today=replace(today, next_lists={**today.next_lists, seat: ranking}))
    if seat in today.hands:
        today = replace(today, next_lists={**today.next_lists, seat: ranking})
    else:
        today = replace(today, lists={**today.lists, seat: ranking})
    voters = table.in_seat_order([*table.votes.voters, seat])
    return replace(table, today=today, votes=replace(table.votes, voters=voters))


def _order(table: GreatTable, seat: str, action: Steal | Use | Kill) -> Day:
    match action:
        case Steal(target=target):
            return replace(table.today, thief_target=target, thief_has_answered=True)
        case Use():
            return _use(table, seat, action)
        case Kill(target=target):
            return _kill(table, seat, target)


def _use(table: GreatTable, seat: str, use: Use) -> Day:
    """Fold an order. An Apprentice uses the card or kills: the later order replaces the earlier one."""
    today = table.today
    others = today.uses_without(seat)
    if use.is_withdrawal:
        return replace(today, uses=others)
    kills = today.kills_without(seat) if table.role(seat).kills_with_partner else today.kills
    return replace(today, uses={**others, seat: use}, kills=kills)


def _kill(table: GreatTable, seat: str, target: str | None) -> Day:
    today = table.today
    others = today.kills_without(seat)
    if target is None:
        return replace(today, kills=others)
    uses = today.uses_without(seat) if table.role(seat).kills_with_partner else today.uses
    return replace(today, kills={**others, seat: target}, uses=uses)


def _deal(table: GreatTable, seat: str, event: Dealt) -> GreatTable:
    today = table.today
    shots = today.shots if event.shots is None else {**today.shots, seat: event.shots}
    cards = today.cards if event.card is None else (*today.cards, Held(event.card, seat, seat))
    return replace(table, today=replace(today, hands={**today.hands, seat: event.card}, shots=shots, cards=cards))


def _steal(table: GreatTable, thief: str, event: Stolen) -> GreatTable:
    """Fold the steal. The stolen card keeps its place in the order of the deal; the Thief's own card has no holder."""
    today = table.today
    holders = {thief: None, today.thief_target: thief}
    may_kill = not (table.role(thief).kills_with_partner and bars_kill(event.card))
    stolen = replace(
        today,
        hands={**today.hands, thief: event.card},
        shots=today.shots if event.shots is None else {**today.shots, thief: event.shots},
        cards=tuple([replace(held, holder=holders.get(held.holder, held.holder)) for held in today.cards]),
        kills=today.kills if may_kill else today.kills_without(thief),
    )
    return replace(table, today=stolen)


def _bury(table: GreatTable, event: Died) -> GreatTable:
    """Fold a death. The player's orders go, except in the morning, when they have been carried out."""
    seat, today = event.player, table.today
    grave = Grave(table.time, table.number, event.cause, event.coroner)
    if event.cause not in AT_DAWN:
        today = replace(today, uses=today.uses_without(seat), kills=today.kills_without(seat))
    return replace(
        table,
        dead=table.in_seat_order([*table.dead, seat]),
        graves={**table.graves, seat: grave},
        today=today,
        votes=ballots.bury(table.votes, seat),
        idle=0,
    )


def _revive(table: GreatTable, seat: str) -> GreatTable:
    """Fold a revival. A Thief who was killed before answering is asked again."""
    today = table.today
    if seat == today.thief_asked and not today.thief_has_answered:
        today = replace(today, thief_asked=None, is_settled=False)
    return replace(
        table,
        dead=tuple([other for other in table.dead if other != seat]),
        graves={other: grave for other, grave in table.graves.items() if other != seat},
        today=today,
    )


def _hear(table: GreatTable, event: Message) -> GreatTable:
    if is_rationed(table, event.by, event.thread):
        today = table.today
        return replace(table, today=replace(today, has_whispered=(*today.has_whispered, event.by)))
    return replace(table, idle=0) if table.idle and event.to is To.PUBLIC else table
