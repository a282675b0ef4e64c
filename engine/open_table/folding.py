"""Folds each event into the facts on the table. ``phases`` says to which phase an event leads.

The same fold makes the full truth and every reader's view: what a reader was not told is missing from their view.
"""

from msgspec.structs import replace

from engine.audience import To
from engine.events import Event
from engine.mafia import ballots
from engine.mafia.actions import Unvote, Vote
from engine.mafia.ballots import Votes
from engine.mafia.events import Ballots, PhaseBegun, Time
from engine.open_table.actions import CarryOut, OpenTableAction, Use, Withdraw
from engine.open_table.choice import Order
from engine.open_table.effects import Target
from engine.open_table.events import (
    Acted,
    Bound,
    Cause,
    Converted,
    Copied,
    Died,
    Given,
    LeftToGm,
    Lost,
    Lynched,
    Marked,
    Met,
    NightEnded,
    Noted,
    Offered,
    PastNight,
    Poisoned,
    Recruited,
    Reveal,
    RoleTold,
    Ruled,
    Shown,
    Silenced,
    ThreadClosed,
    ThreadOpened,
    Traced,
    Used,
    VestTorn,
    VoteBegun,
    VotesCounted,
    VoteWeighed,
)
from engine.open_table.role_file import Ballot, Lynch
from engine.open_table.table import Due, Grave, OpenTable, PastVote, Player
from engine.speech import Message
from engine.table import evolve_shell


def fold(table: OpenTable, event: Event) -> OpenTable:
    """Fold the facts of one event. Those of the phases come first, then those of the players."""
    match event:
        case Noted(to=(seat,), action=action):
            return _note(table, seat, action)
        case Offered(to=(seat,), choices=choices):
            return replace(table, choices={**table.choices, seat: choices})
        case Ballots():
            return replace(table, votes=ballots.fold_count(table.votes, event, table.seats), idle=0)
        case PhaseBegun():
            return _begin(_end_day(_keep_count(table)) if table.time is Time.DAY else table, event)
        case VoteBegun(number=number):
            return _begin_vote(_keep_count(table), number)
        case VotesCounted(counts=numbers):
            past = (*table.past_votes, PastVote(table.day, numbers=numbers))
            return replace(table, past_votes=past, idle=0 if numbers else table.idle)
        case Acted():
            return replace(table, idle=0)
        case Lynched(player=seat):
            return replace(_changed(table, seat, event), is_lynched=True)
        case LeftToGm():
            return replace(table, left=(*table.left, event))
        case Ruled(action=action):
            return replace(table, rulings=(*table.rulings, action))
        case NightEnded(night=night):
            return _end_night(table, night)
        case Message(to=To.PUBLIC):
            return replace(table, idle=0) if table.idle else table
        case ThreadOpened(thread=thread, members=members):
            return replace(table, threads={**table.threads, thread: members})
        case ThreadClosed(to=tuple(leaving), thread=thread):
            staying = tuple([seat for seat in table.threads.get(thread, ()) if seat not in leaving])
            return replace(table, threads={**table.threads, thread: staying})
        case _:
            return _fold_night(table, event)


def _begin(table: OpenTable, event: PhaseBegun) -> OpenTable:
    table = replace(table, idle=table.idle + 1)
    if event.phase is Time.DAY:
        return replace(_begin_vote(table, 1), day=event.number)
    return replace(table, votes=Votes(needed=table.votes.needed), is_lynched=False)


def _end_day(table: OpenTable) -> OpenTable:
    past = (*table.past_days, PastNight(table.day, table.tonight)) if table.tonight else table.past_days
    return replace(table, past_days=past, tonight=(), choices={}, acted=(), weights={}, silenced=())


def _keep_count(table: OpenTable) -> OpenTable:
    """Keep the last count of an open vote that is over."""
    if table.file.lynch is Lynch.NONE or table.file.ballots is Ballot.SECRET:
        return table
    return replace(table, past_votes=(*table.past_votes, PastVote(table.day, table.votes.counts)))


def _begin_vote(table: OpenTable, number: int) -> OpenTable:
    votes = Votes(voters=table.living, needed=ballots.majority(len(table.living)))
    return replace(table, votes=votes, vote=number, is_lynched=False)


def _fold_night(table: OpenTable, event: Event) -> OpenTable:
    match event:
        case Traced():
            table = replace(table, tonight=(*table.tonight, _used(event)))
            return spend(table, Order(event.player, event.ability, event.targets, event.of_side))
        case Silenced(to=tuple(seats)):
            return replace(table, silenced=table.in_seat_order([*table.silenced, *seats]))
        case VoteWeighed(to=tuple(seats), votes=votes):
            return replace(table, weights={**table.weights, **dict.fromkeys(seats, votes)})
        case Bound(to=(first, second)):
            return _changed(_changed(table, str(first), event), str(second), event)
        case (
            RoleTold(to=(seat,))
            | Met(to=(seat,))
            | Converted(to=(seat,))
            | Recruited(to=(seat,))
            | Given(to=(seat,))
            | Lost(to=(seat,))
            | Copied(to=(seat,))
        ):
            return _changed(table, str(seat), event)
        case Died(player=seat, cause=cause):
            return _bury(_changed(table, seat, event), seat, cause)
        case Marked(player=seat) | Poisoned(player=seat) | VestTorn(player=seat):
            return _changed(table, seat, event)
        case Shown(player=seat):
            return replace(_changed(table, seat, event), idle=0)
        case Reveal():
            known = {
                seat: replace(table.player(seat), role=event.roles[seat], side=event.sides[seat])
                for seat in table.seats
            }
            return replace(table, players=known, past=event.nights, past_days=event.days)
        case _:
            return evolve_shell(table, event)


def _used(event: Traced) -> Used:
    return Used(event.player, event.ability, event.of_side, event.targets, event.hit, event.fate)


def _end_night(table: OpenTable, night: int) -> OpenTable:
    past = (*table.past, PastNight(night, table.tonight))
    return replace(table, night=night + 1, choices={}, orders=(), left=(), rulings=(), tonight=(), past=past)


def _note(table: OpenTable, seat: str, action: OpenTableAction) -> OpenTable:
    match action:
        case Use() if table.time is Time.DAY:
            return replace(table, acted=(*table.acted, seat))
        case Use():
            return replace(table, orders=_with(table, action.by(seat)))
        case Withdraw(of_side=of_side):
            left = [order for order in table.orders if (order.by, order.of_side) != (seat, of_side)]
            return replace(table, orders=tuple(left))
        case Vote(target=target):
            return replace(table, votes=ballots.cast(table.votes, seat, target))
        case Unvote():
            return replace(table, votes=ballots.withdraw(table.votes, seat))
        case _:
            return table


def _with(table: OpenTable, order: Order) -> tuple[Order, ...]:
    """Return the orders with a new one. It replaces those of its player that can't stand beside it."""
    abilities = table.file.abilities
    return (
        *[
            other
            for other in table.orders
            if other.by != order.by
            or not (other.of_side is order.of_side or abilities[other.does].alone or abilities[order.does].alone)
        ],
        order,
    )


def _bury(table: OpenTable, dead: str, cause: Cause) -> OpenTable:
    """Fold what else a death means: the dead player's votes and orders go, and those that name them as living."""
    time = table.day_or_night
    grave = Grave(cause, time, table.night if time is Time.NIGHT else table.day)
    abilities = table.file.abilities
    orders = tuple(
        [
            order
            for order in table.orders
            if order.by != dead and (dead not in order.at or abilities[order.does].target is Target.DEAD)
        ]
    )
    graves = {**table.graves, dead: grave}
    rulings = tuple([each for each in table.rulings if not (isinstance(each, CarryOut) and each.target == dead)])
    votes = ballots.bury(table.votes, dead)
    return replace(table, orders=orders, rulings=rulings, graves=graves, votes=votes, idle=0)


def _changed(table: OpenTable, seat: str, event: Event) -> OpenTable:
    return replace(table, players={**table.players, seat: _after(table, table.player(seat), seat, event)})


def _after(table: OpenTable, player: Player, seat: str, event: Event) -> Player:
    """Return what a player is after an event that concerns them."""
    match event:
        case RoleTold(role=role, side=side, fellows=fellows):
            return replace(player, role=role, side=side, fellows=fellows)
        case Met(fellows=fellows):
            return replace(player, fellows=table.in_seat_order([*player.fellows, *fellows]))
        case Shown(role=role, side=side):
            return replace(player, role=role, side=side)
        case Died(role=role, side=side):
            return replace(player, is_dead=True, role=role or player.role, side=side or player.side)
        case Lynched():
            return replace(player, is_lynched=True)
        case Converted(role=role):
            return _as_dealt(player, role, table.file.roles[role].side)
        case Recruited(side=side):
            return replace(player, side=side)
        case _:
            return _laden(player, seat, event)


def _laden(player: Player, seat: str, event: Event) -> Player:
    """Return a player after an event that gives or takes something, or puts something on them."""
    match event:
        case Given(ability=key):
            return replace(player, given={**player.given, key: player.given.get(key, 0) + 1})
        case Lost(abilities=keys):
            given = {key: count for key, count in player.given.items() if key not in keys}
            return replace(player, lost=(*player.lost, *keys), given=given)
        case Copied(abilities=keys):
            return replace(player, copied=(*player.copied, *keys))
        case Bound(players=pair):
            return replace(player, bound=player.bound | {*pair} - {seat})
        case Marked(mark=mark):
            return replace(player, marks=player.marks | {mark})
        case Poisoned(night=night, is_strong=is_strong):
            return replace(player, due=(*player.due, Due(night, is_strong)))
        case VestTorn():
            return replace(player, vests_torn=player.vests_torn + 1)
        case _:
            raise AssertionError(event)


def _as_dealt(player: Player, role: str, side: str) -> Player:
    """Return a player with a new role. Marks, bonds and delayed kills stay."""
    return Player(role, side, marks=player.marks, bound=player.bound, due=player.due)


def spend(table: OpenTable, order: Order) -> OpenTable:
    """Count a use of an ability: of the side's, or first of the player's own, and then of what they were given."""
    key = order.does
    player, named = table.player(order.by), (table.number(table.file.abilities[key].when), order.at)
    if order.of_side:
        counted = f"{player.side} {key}"
        used = {**table.used_by_side, counted: table.used_by_side.get(counted, 0) + 1}
        return replace(table, used_by_side=used, named_by_side={**table.named_by_side, counted: named})
    if key in table.own(order.by):
        player = replace(player, used={**player.used, key: player.used.get(key, 0) + 1})
    else:
        player = replace(player, given=_one_less(player.given, key))
    player = replace(player, named={**player.named, key: named})
    return replace(table, players={**table.players, order.by: player})


def _one_less(given: dict[str, int], key: str) -> dict[str, int]:
    left = {**given, key: given[key] - 1}
    return {each: count for each, count in left.items() if count}
