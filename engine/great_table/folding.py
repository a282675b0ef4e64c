"""How each event changes the facts on the table; to which phase it leads stands in ``phases``.

The same fold makes the whole truth and every reader's view: what a reader was not told is missing from it.
"""

import msgspec

from engine.audience import To
from engine.events import Event
from engine.great_table import voting
from engine.great_table.actions import Kill, List, Steal, Unvote, Use, Vote
from engine.great_table.cards import CardName
from engine.great_table.events import (
    Ballots,
    Cause,
    Dealt,
    DeckStarts,
    Died,
    Held,
    Marked,
    Neighbours,
    Noted,
    PastRound,
    PhaseBegun,
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
    Time,
)
from engine.great_table.orders import bars_kill
from engine.great_table.roles import RoleName
from engine.great_table.table import Grave, GreatTable
from engine.great_table.talking import is_rationed
from engine.speech import Message
from engine.table import evolve_shell

replace = msgspec.structs.replace


def fold(table: GreatTable, event: Event) -> GreatTable:
    """Fold the facts of one event."""
    match event:
        case PhaseBegun(phase=Time.DAY, number=number):
            return _begin_day(table, number)
        case PhaseBegun():
            return _begin_night(table)
        case Noted(to=(seat,), action=action):
            return _note(table, seat, action)
        case Dealt(to=(seat,)):
            return _deal(table, seat, event)
        case Stolen(to=(seat,), card=card) if card is not None:
            return _steal(table, seat, event)
        case Ballots(counts=counts, needed=needed):
            # Who votes has a list, and so everybody knows it.
            voters = [voter for line in counts.values() for voter in line]
            has_listed = table.in_seat_order({*table.has_listed, *voters})
            return replace(table, counts=counts, needed=needed, has_listed=has_listed, idle=0)
        case Died():
            return _bury(table, event)
        case Revived(player=seat):
            return _revive(table, seat)
        case ThreadOpened(thread=thread, members=members):
            return replace(table, threads={**table.threads, thread: members})
        case ThreadClosed(to=tuple(leaving), thread=thread):
            staying = tuple([seat for seat in table.threads.get(thread, ()) if seat not in leaving])
            return replace(table, threads={**table.threads, thread: staying})
        case Message():
            return _hear(table, event)
        case _:
            return _fold_chapters(table, event)


def _fold_chapters(table: GreatTable, event: Event) -> GreatTable:
    match event:
        case RoleTold(to=(seat,)):
            return _know(table, seat, event)
        case Seated(seats=ring):
            return replace(table, ring=ring)
        case DeckStarts(player=first):
            return replace(table, first=first)
        case Neighbours(to=(seat,), left=left, right=right):
            return replace(table, neighbours={**table.neighbours, seat: (left, right)})
        case StealAsked(to=(seat,)):
            return replace(table, thief_asked=seat)
        case Result(to=(seat,), card=CardName.LOVER):
            return replace(table, loners=(*table.loners, seat))
        case StealSettled():
            return replace(table, is_settled=True)
        case Marked(player=voter, votes_for=target):
            return replace(table, mark=(voter, target))
        case ShotSpent():
            return replace(table, shots_spent=table.shots_spent + 1)
        case SeatsSwapped(players=(one, other)):
            traded = {one: other, other: one}
            return replace(table, ring=tuple([traded.get(seat, seat) for seat in table.ring]))
        case Reveal():
            return replace(table, roles=event.roles, ring=event.seats, past=event.rounds)
        case _:
            return evolve_shell(table, event)


def _begin_day(table: GreatTable, number: int) -> GreatTable:
    lists = {seat: ranking for seat, ranking in table.next_lists.items() if table.is_alive(seat)}
    return GreatTable(
        seats=table.seats,
        paused=table.paused,
        outcome=table.outcome,
        occupants=table.occupants,
        options=table.options,
        number=number,
        roles=table.roles,
        partner=table.partner,
        ring=table.ring,
        dead=table.dead,
        graves=table.graves,
        lists=lists,
        has_listed=table.in_seat_order(lists),
        shots_spent=table.shots_spent,
        needed=voting.majority(len(table.living)),
        past_counts=table.past_counts,
        threads=table.threads,
        past=(*table.past, past_round(table)) if table.number else (),
        idle=table.idle + 1,
    )


def _begin_night(table: GreatTable) -> GreatTable:
    return replace(
        table,
        died_now=(),
        ballots={},
        counts={},
        past_counts=(*table.past_counts, table.counts),
        is_lynched=False,
        mark=None,
        idle=table.idle + 1,
    )


def past_round(table: GreatTable) -> PastRound:
    """What is to be remembered of this day and its night."""
    return PastRound(
        table.number,
        lists={seat: table.lists[seat] for seat in table.seats if seat in table.lists},
        cards=table.cards,
        uses={seat: table.uses[seat] for seat in table.seats if seat in table.uses},
        kills={seat: table.kills[seat] for seat in table.seats if seat in table.kills},
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


def _note(table: GreatTable, seat: str, action: object) -> GreatTable:
    match action:
        case List():
            return _list(table, seat, action)
        case Steal(target=target):
            return replace(table, thief_target=target, thief_has_answered=True)
        case Vote(target=target):
            return voting.cast(table, seat, target)
        case Unvote():
            return voting.withdraw(table, seat)
        case Use():
            return _use(table, seat, action)
        case Kill(target=target):
            return _kill(table, seat, target)
        case _:
            return table


def _list(table: GreatTable, seat: str, ranking: List) -> GreatTable:
    """Before the deck has passed him a player's list is for today, afterwards for tomorrow; both open his vote."""
    by_day = table.time is Time.DAY
    has_listed = table.in_seat_order([*table.has_listed, seat]) if by_day else table.has_listed
    if by_day and seat not in table.hands:
        return replace(table, lists={**table.lists, seat: ranking}, has_listed=has_listed)
    return replace(table, next_lists={**table.next_lists, seat: ranking}, has_listed=has_listed)


def _use(table: GreatTable, seat: str, use: Use) -> GreatTable:
    """An Apprentice uses his card or kills: the later order replaces the earlier."""
    others = {other: order for other, order in table.uses.items() if other != seat}
    if use.is_withdrawal:
        return replace(table, uses=others)
    kills = _kills_without(table, seat) if table.role(seat).kills_with_partner else table.kills
    return replace(table, uses={**others, seat: use}, kills=kills)


def _kill(table: GreatTable, seat: str, target: str | None) -> GreatTable:
    others = _kills_without(table, seat)
    if target is None:
        return replace(table, kills=others)
    gives_up_card = table.role(seat).kills_with_partner
    uses = {other: use for other, use in table.uses.items() if other != seat or not gives_up_card}
    return replace(table, kills={**others, seat: target}, uses=uses)


def _kills_without(table: GreatTable, seat: str) -> dict[str, str]:
    return {other: target for other, target in table.kills.items() if other != seat}


def _deal(table: GreatTable, seat: str, event: Dealt) -> GreatTable:
    shots = table.shots if event.shots is None else {**table.shots, seat: event.shots}
    cards = table.cards if event.card is None else (*table.cards, Held(event.card, seat, seat))
    return replace(table, hands={**table.hands, seat: event.card}, shots=shots, cards=cards)


def _steal(table: GreatTable, thief: str, event: Stolen) -> GreatTable:
    """The stolen card keeps its place in the order of the deal; the Thief's own is in nobody's hands."""
    holders = {thief: None, table.thief_target: thief}
    cards = tuple([replace(held, holder=holders.get(held.holder, held.holder)) for held in table.cards])
    may_kill = not (table.role(thief).kills_with_partner and bars_kill(event.card))
    return replace(
        table,
        hands={**table.hands, thief: event.card},
        shots=table.shots if event.shots is None else {**table.shots, thief: event.shots},
        cards=cards,
        kills=table.kills if may_kill else _kills_without(table, thief),
    )


def _bury(table: GreatTable, event: Died) -> GreatTable:
    """His votes and those that count for him go, and so do his orders and a mark with his name."""
    seat = event.player
    grave = Grave(table.time, table.number, event.cause, event.coroner)
    return replace(
        table,
        dead=table.in_seat_order([*table.dead, seat]),
        died_now=(*table.died_now, seat),
        graves={**table.graves, seat: grave},
        ballots=voting.bury(table, seat),
        mark=None if table.mark is not None and seat in table.mark else table.mark,
        uses={other: use for other, use in table.uses.items() if other != seat or event.cause is Cause.NIGHT},
        kills=table.kills if event.cause is Cause.NIGHT else _kills_without(table, seat),
        is_lynched=table.is_lynched or event.cause is Cause.LYNCH,
        idle=0,
    )


def _revive(table: GreatTable, seat: str) -> GreatTable:
    """A Thief who was killed before he has answered is asked anew."""
    is_asked_anew = seat == table.thief_asked and not table.thief_has_answered
    return replace(
        table,
        thief_asked=None if is_asked_anew else table.thief_asked,
        is_settled=table.is_settled and not is_asked_anew,
        dead=_without(table.dead, seat),
        died_now=_without(table.died_now, seat),
        graves={dead: grave for dead, grave in table.graves.items() if dead != seat},
    )


def _hear(table: GreatTable, event: Message) -> GreatTable:
    whispered = (*table.has_whispered, event.by) if is_rationed(table, event.by, event.thread) else table.has_whispered
    return replace(table, has_whispered=whispered, idle=0 if event.to is To.PUBLIC else table.idle)


def _without(seats: tuple[str, ...], seat: str) -> tuple[str, ...]:
    return tuple([other for other in seats if other != seat])
