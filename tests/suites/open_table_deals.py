"""States which deals of the open table a reader cannot tell apart, written from its pages.

A reader knows their own role, and their fellows. So all others may swap roles, as long as the reader has the same
fellows. Others order freely in both games, except for what the reader's side does together. What the night tells the
reader is taken from the slow resolver, which was written from the page of the night. Deaths reveal the deal.
"""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from engine.actions import Action, Close, Expire
from engine.events import Event, Outcome
from engine.judging import Submission
from engine.mafia.actions import Modkill, Unvote, Vote, Whisper
from engine.names import GM
from engine.open_table.actions import CarryOut, EndNight, GmAnswer, Tell, Use, Withdraw
from engine.open_table.choice import Choice, Order
from engine.open_table.events import (
    Bound,
    Died,
    Given,
    Lost,
    Lynched,
    Met,
    Offered,
    Reveal,
    Shown,
    Silenced,
    ThreadClosed,
    ThreadOpened,
)
from engine.open_table.role_file import RoleFile
from engine.open_table.ruling import asked, is_asked
from engine.open_table.table import OpenTable
from engine.rulebook import AnyRulebook
from engine.speech import Message, Say
from engine.table import Table
from tests.engine.open_table import by_the_page
from tests.engine.open_table.by_the_page import CHANGING, Dawn
from tests.suites.open_table_setups import random_options
from tests.suites.random_games import seats_for
from tests.suites.twin_deals import TwinDeals

Pairs = list[tuple[Submission, Submission]]
SHOWN = ("kill", "reveal", "win", "double_vote", "take_vote", "convert", "recruit")
"""The effects by day that everybody may see at once."""
WEIGHING = ("double_vote", "take_vote")
PUBLIC = ("reveal", "acted")
"""What everybody is told by an ability, as the slow resolver spells it."""
TRIES = 4
"""How often orders are chosen, until the reader is told the same in both games."""
MOST_CHANGES = 4
"""The slow resolver tries all sequences of the orders that change others."""


class OpenTableDeals:
    """The deals of the open table."""

    tells_all: frozenset[type[Event]] = frozenset({Died, Lynched, Outcome, Reveal, Shown})
    tells_one: frozenset[type[Event]] = frozenset(
        {Message, Bound, Silenced, Given, Lost, Met, Offered, ThreadOpened, ThreadClosed}
    )

    def deal(self, rulebook: AnyRulebook, random: Random) -> TwinDeals:
        """Deal once, then let the others swap roles so that the reader has the same fellows."""
        options = random_options(random)
        file = options.file
        seats = seats_for(rulebook, file.players)
        chosen = {
            f"alternative_{place}": str(random.randrange(len(group))) for place, group in enumerate(file.alternatives)
        }
        roles = [key for key, role in file.roles.items() for _ in range(role.count)]
        for place, group in enumerate(file.alternatives):
            roles += group[int(chosen[f"alternative_{place}"])]
        random.shuffle(roles)
        reader = random.choice((*seats, "public"))
        cast = dict(zip(seats, roles, strict=True))
        fellows = _fellows(file, cast, reader)
        strangers = [seat for seat in seats if seat != reader and seat not in fellows]
        other = {**cast, **_swapped(cast, fellows, random), **_swapped(cast, strangers, random)}
        return TwinDeals(reader, seats, options, {**chosen, "roles": cast}, {**chosen, "roles": other})

    def secret_moves(self, reader: str, one: Table, other: Table, random: Random) -> Pairs:
        """Return secret votes, uses by day, orders or rulings, after which both games tell the reader the same."""
        assert isinstance(one, OpenTable)
        assert isinstance(other, OpenTable)
        if one.is_closed:
            return _rulings(reader, one, other, random)
        if one.time != "night":
            votes = _secret_votes(reader, one, other, random) if one.file.ballots == "secret" else []
            return _uses(reader, one, other, random) if random.random() < 0.5 else votes
        for _ in range(TRIES):
            orders = [_orders(table, reader, random) for table in (one, other)]
            number = min(map(len, orders))
            here, there = (some[:number] for some in orders)
            own = _own_order(one, reader, random)
            if _at_dawn(reader, one, [*here, *own]) == _at_dawn(reader, other, [*there, *own]):
                pairs = list(zip([*here, *own], [*there, *own], strict=True))
                return [(_submitted(one, each), _submitted(other, too)) for each, too in pairs]
        return []

    def looks_alike(self, reader: str, one: Table, other: Table, action: Action) -> bool:
        """Votes are public, but their weight is not. The dawn tells what the page says."""
        assert isinstance(one, OpenTable)
        assert isinstance(other, OpenTable)
        wakes = any(ability.after_death_of for ability in one.file.abilities.values())
        match action:
            case Vote() | Unvote():
                return _weigh_alike(one, other)
            case Say():
                return one.silenced == other.silenced
            case Use() | Withdraw() | Whisper() | CarryOut() | Tell():
                return False
            case Close() | Expire() if one.phase == "night" and is_asked(one.file, one.night):
                return True
            case Close() | Expire() | EndNight() if one.time == "night":
                return not wakes and _at_dawn(reader, one, []) == _at_dawn(reader, other, [])
            case Close() | Expire():
                return not wakes and _weigh_alike(one, other)
            case Modkill():
                return not wakes
            case _:
                return True

    def learns_by_thread(self, table: Table) -> tuple[str, ...]:
        """Return nobody: threads show who is in them, and no more."""
        return ()

    def is_shown_at_once(self, table: Table, seat: str, action: Action) -> bool:
        """Return whether it is a use by day that may kill, reveal, decide a vote, or end the game."""
        assert isinstance(table, OpenTable)
        if table.time != "day" or not isinstance(action, Use):
            return False
        ability = table.file.abilities[action.does]
        return ability.public or ability.effect in SHOWN


# The day


def _weigh_alike(one: OpenTable, other: OpenTable) -> bool:
    """Return whether everybody's vote counts the same in both games, by their roles and the last night."""
    return all(_votes(one, seat) == _votes(other, seat) for seat in one.living)


def _votes(table: OpenTable, seat: str) -> int:
    return table.weights.get(seat, table.file.roles[table.role_key(seat)].votes)


def _secret_votes(reader: str, one: OpenTable, other: OpenTable, random: Random) -> Pairs:
    """Return the first votes of some whose votes count once. In one game others vote for whom in the other."""
    plain = [seat for seat in one.living if _votes(one, seat) == _votes(other, seat) == 1]
    voters = [seat for seat in plain if seat not in one.votes.ballots and random.random() < 0.5]
    votes = {seat: Vote(random.choice(one.living)) for seat in voters}
    others = {seat: vote for seat, vote in votes.items() if seat != reader}
    swapped = {**votes, **dict(zip(others, random.sample([*others.values()], len(others)), strict=True))}
    return [(Submission(seat, votes[seat]), Submission(seat, swapped[seat])) for seat in voters]


def _uses(reader: str, one: OpenTable, other: OpenTable, random: Random) -> Pairs:
    """Return a use by day in each game of which the reader is told the same: their own, or perhaps different ones."""
    if any(ability.after_death_of for ability in one.file.abilities.values()):
        return []
    others = [seat for seat in one.seats if seat != reader]
    for _ in range(TRIES):
        here = _use(one, [reader] if random.random() < 0.3 else others, random)
        there = here if here is not None and here.by == reader else _use(other, others, random)
        if here and there and _by_day(reader, one, here) == _by_day(reader, other, there):
            return [(_submitted(one, here), _submitted(other, there))]
    return []


def _use(table: OpenTable, seats: Sequence[str], random: Random) -> Order | None:
    """Return an ability that one of these players may use by day, unless it weighs votes."""
    abilities = table.file.abilities
    free = [seat for seat in seats if seat in table.choices and seat not in table.acted]
    open_to = [
        (seat, each) for seat in free for each in table.choices[seat] if abilities[each.does].effect not in WEIGHING
    ]
    if not open_to:
        return None
    seat, choice = random.choice(open_to)
    used = _order(table, seat, choice, random)
    return used if _is_possible(table, used) else None


# The deal


def _fellows(file: RoleFile, cast: dict[str, str], reader: str) -> list[str]:
    """Return whom a reader is told of: those of their side if it knows itself, and of their role if that does."""
    if reader not in cast:
        return []
    own = cast[reader]
    side = file.roles[own].side
    return [
        seat
        for seat, role in cast.items()
        if seat != reader
        and ((file.sides[side].knows and file.roles[role].side == side) or (file.roles[own].knows and role == own))
    ]


def _swapped(cast: dict[str, str], seats: Sequence[str], random: Random) -> dict[str, str]:
    return dict(zip(seats, random.sample([cast[seat] for seat in seats], len(seats)), strict=True))


# The night


def _orders(table: OpenTable, reader: str, random: Random) -> list[Order]:
    """Return an order each of some players who have given none, but for what the reader's side does together."""
    own_side = table.player(reader).side
    given = {order.by for order in table.orders}
    orders: list[Order] = []
    for seat, choices in table.choices.items():
        open_to = [each for each in choices if not (each.of_side and table.player(seat).side == own_side)]
        if seat != reader and seat not in given and open_to and random.random() < 0.5:
            orders.append(_order(table, seat, random.choice(open_to), random))
    changing = [order for order in orders if table.file.abilities[order.does].effect in CHANGING]
    return [order for order in orders if order not in changing[MOST_CHANGES:] and _is_possible(table, order)]


def _own_order(table: OpenTable, reader: str, random: Random) -> list[Order]:
    choices = table.choices.get(reader, ())
    if not choices or any(order.by == reader for order in table.orders):
        return []
    order = _order(table, reader, random.choice(choices), random)
    return [order] if _is_possible(table, order) else []


def _order(table: OpenTable, seat: str, choice: Choice, random: Random) -> Order:
    at = random.sample(choice.among, choice.number)
    is_ordered = table.file.abilities[choice.does].effect == "redirect"
    return Order(seat, choice.does, tuple(at) if is_ordered else table.in_seat_order(at), choice.of_side)


def _is_possible(table: OpenTable, order: Order) -> bool:
    """Return whether nobody concerned has died since nightfall."""
    ability = table.file.abilities[order.does]
    lives = ability.target != "dead"
    return table.is_alive(order.by) is (ability.user == "alive") and all(
        table.is_alive(seat) is lives for seat in order.at
    )


def _rulings(reader: str, one: OpenTable, other: OpenTable, random: Random) -> Pairs:
    """Return what the GM makes of an order in each game, or tells somebody, so that the reader is told the same."""
    for _ in range(TRIES):
        pair = [_ruling(table, random) for table in (one, other)]
        tables = [
            replace(table, rulings=(*table.rulings, each)) for table, each in zip((one, other), pair, strict=True)
        ]
        if _at_dawn(reader, tables[0], []) == _at_dawn(reader, tables[1], []):
            return [(Submission(GM, pair[0]), Submission(GM, pair[1]))]
    return []


def _ruling(table: OpenTable, random: Random) -> GmAnswer:
    action = random.choice([ask for ask in asked(table) if ask.secret]).pick(random)
    assert isinstance(action, CarryOut | Tell)
    return action


def _submitted(table: OpenTable, order: Order) -> Submission:
    at, ability = order.at, table.file.abilities[order.does]
    use = Use(order.does, order.of_side)
    if ability.effect == "redirect":
        use = Use(order.does, order.of_side, target=at[0], onto=at[1])
    elif len(at) == 1:
        use = Use(order.does, order.of_side, target=at[0])
    elif at:
        use = Use(order.does, order.of_side, targets=at)
    return Submission(order.by, use)


def _at_dawn(reader: str, table: OpenTable, more: list[Order]) -> object:
    """Return what a night comes to for a reader: for everybody, for them alone, and in the thread of their side.

    Everybody learns whether the game is over, who has died, whose role was revealed, and what was used in public; only
    a difference of roles ends the comparison.
    """
    orders = [*table.orders, *more]
    last = {(table.side(order.by), order.does): order for order in orders if order.of_side}
    return _perceived(
        reader,
        table,
        by_the_page.resolve(table, [each for each in orders if not each.of_side or each in last.values()]),
    )


def _by_day(reader: str, table: OpenTable, used: Order) -> object:
    """Return what an ability that is used by day comes to for a reader, as at dawn."""
    return _perceived(reader, table, by_the_page.by_day(table, used))


def _perceived(reader: str, table: OpenTable, dawn: Dawn) -> object:
    shown = [about[1:2] if about[0] == "reveal" else about for about in dawn.told[table.seats[0]] if about[0] in PUBLIC]
    everybody = (dawn.ended is not None, [seat for seat, *_ in dawn.died], shown)
    if reader not in table.seats:
        return everybody
    side = dawn.kept[reader].side
    talks = table.file.sides[side].talks != "never"
    return everybody, dawn.told[reader], [seat for seat in table.seats if talks and dawn.kept[seat].side == side]
