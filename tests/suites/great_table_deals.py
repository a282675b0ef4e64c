"""States which deals of the Great Table a reader cannot tell apart, written from its rulebook.

A reader knows from the set-up their own role, an Apprentice also their partner and master; and their neighbours. A
reader knows nothing of other roles and seats, or of who leads the deck. They hold and find the same in both games. So
the others are dealt cards, rob, guard, heal, swap and kill freely, as long as the same players die and nothing affects
the reader. Everything that the reader tries to find fails, because they are guarded or there is nothing to find.
"""

from collections import Counter
from random import Random

from engine.actions import Action, Close, Expire, GoOn, Undo
from engine.by_hand import GiveByHand, KillByHand, SpareByHand, TakeByHand
from engine.events import Event, Outcome
from engine.great_table.actions import Kill, List, PassOver, Revive, Steal, Use, Whisper
from engine.great_table.cards import CardName
from engine.great_table.events import (
    Dealt,
    Died,
    Neighbours,
    Result,
    Reveal,
    Robbed,
    StealAsked,
    Stolen,
    ThreadClosed,
    ThreadOpened,
)
from engine.great_table.options import DeadlineLynch, GreatTableOptions, WinsAt
from engine.great_table.options import Reveal as Shows
from engine.great_table.roles import RoleName
from engine.great_table.table import GreatTable
from engine.judging import Submission
from engine.mafia.actions import Modkill, Unvote, Vote
from engine.names import GM
from engine.rulebook import AnyRulebook
from engine.speech import Message
from engine.table import Table
from tests.suites.great_table_nights import finds_something, orders_of_night
from tests.suites.great_table_reading import Pairs, card_of, holder_of, neighbours_of, paired
from tests.suites.random_games import seats_for
from tests.suites.twin_deals import TwinDeals

DECK = {card: 8 if card is CardName.PLACE_SWAP else 2 if card is CardName.LOVER else 1 for card in CardName}
"""Enough for twelve, even with the cards kept for the reader and players like them."""
PLAYERS = range(7, 13)
NEAR = 2
"""This many neighbours on either side of the reader are the same in both deals."""
SHARED = (CardName.LOVER, CardName.THIEF)
"""The cards whose holders a Lover perceives sooner or later: by their partner, or by when they hear of having none."""


class GreatTableDeals:
    """The deals of the Great Table."""

    tells_all: frozenset[type[Event]] = frozenset({Died, Outcome, Reveal})
    tells_one: frozenset[type[Event]] = frozenset(
        {Dealt, StealAsked, Stolen, Robbed, ThreadOpened, ThreadClosed, Message, Result, Neighbours}
    )

    def deal(self, rulebook: AnyRulebook, random: Random) -> TwinDeals:
        """Deal once, then deal again what the reader does not know."""
        seats = seats_for(rulebook, random.choice(PLAYERS))
        reader = random.choice((*seats, "public"))
        apprentices = random.choice((0, 1, 2, 2))
        house = [RoleName.MASTER, *[RoleName.APPRENTICE] * apprentices]
        options = GreatTableOptions(
            roles={RoleName.APPRENTICE: apprentices},
            deck=DECK,
            wins_at=random.choice([*WinsAt]),
            deadline_lynch=random.choice([*DeadlineLynch]),
            reveal=random.choice([*Shows]),
        )
        roles = dict(zip(random.sample(seats, len(house)), house, strict=True))
        ring = random.sample(seats, len(seats))
        one: dict[str, object] = {"roles": roles, "seats": ring, "first": random.choice(seats)}
        other: dict[str, object] = {
            "roles": _other_roles(roles, seats, reader, random),
            "seats": _other_ring(ring, reader, random),
            "first": random.choice(seats),
        }
        return TwinDeals(reader, seats, options, one, other)

    def secret_moves(self, reader: str, one: Table, other: Table, random: Random) -> Pairs:
        """Return the lists by day, then the steal, and the orders of the night."""
        assert isinstance(one, GreatTable)
        assert isinstance(other, GreatTable)
        tables = (one, other)
        if missing := _missing(one):
            late = [seat for seat in missing if seat != reader]
            if len(late) > 1 and random.random() < 0.1:
                return _passed_over(*random.sample(late, 2))
            if late == missing and random.random() < 0.1:
                return [(Submission(GM, GoOn()), Submission(GM, GoOn()))]
            return _lists(reader, tables, missing, random)
        if any(_asked_thief(table) for table in tables):
            return _steals(reader, tables, random)
        return orders_of_night(reader, tables, random) if one.time == "night" and random.random() < 0.7 else []

    def looks_alike(self, reader: str, one: Table, other: Table, action: Action) -> bool:
        """Votes and the GM's moves are public. What they cause may reveal something."""
        assert isinstance(one, GreatTable)
        assert isinstance(other, GreatTable)
        match action:
            case Vote() | Unvote():
                return one.votes.mark == other.votes.mark
            case List() | Steal() | Use() | Kill() | Whisper():
                return False
            case Close() | Expire():
                return one.time == "day" or _tells_the_same(reader, one, other)
            case Undo() if one.time == "night" or None in one.today.hands.values():
                return False  # Those who were passed over were so in another order in the other game.
            case GiveByHand() | TakeByHand():
                return False
            case KillByHand(player=seat) | SpareByHand(player=seat):
                return seat not in {reader, *neighbours_of(one, reader), *neighbours_of(other, reader)}
            case Modkill() | Revive():
                return one.time == "day" and one.today.hands.get(reader) not in SHARED
            case _:
                return True

    def learns_by_thread(self, table: Table) -> tuple[str, ...]:
        """Return the partner of an Apprentice who is barred from the House's thread.

        A Lover card bars them, so the partner learns of it.
        """
        assert isinstance(table, GreatTable)
        return tuple(other for seat, other in table.partner.items() if table.today.hands.get(seat) is CardName.LOVER)

    def is_shown_at_once(self, table: Table, seat: str, action: Action) -> bool:
        """Return whether the Bomber's card kills the Thief in public."""
        assert isinstance(table, GreatTable)
        return isinstance(action, Steal) and card_of(table, action.target) is CardName.BOMBER


# The deal


def _other_roles(
    roles: dict[str, RoleName], seats: tuple[str, ...], reader: str, random: Random
) -> dict[str, RoleName]:
    """Deal other roles.

    An Apprentice knows the House, the Master their own role, and others nothing about the House.
    """
    own = roles.get(reader)
    if own is RoleName.APPRENTICE:
        return roles
    known = {reader: own} if own is not None else {}
    left = list((Counter(roles.values()) - Counter(known.values())).elements())
    others = random.sample([seat for seat in seats if seat != reader], len(left))
    return {**known, **dict(zip(others, left, strict=True))}


def _other_ring(ring: list[str], reader: str, random: Random) -> list[str]:
    """Return other seats, except for those near the reader."""
    if reader not in ring:
        return random.sample(ring, len(ring))
    place = ring.index(reader) - NEAR
    turned = ring[place:] + ring[:place]
    near, far = turned[: 2 * NEAR + 1], turned[2 * NEAR + 1 :]
    return near + random.sample(far, len(far))


# The day


def _missing(table: GreatTable) -> list[str]:
    """Return the players for whose list the deck may wait."""
    if table.time != "day":
        return []
    return [seat for seat in table.living if seat not in table.today.hands and seat not in table.today.lists]


def _asked_thief(table: GreatTable) -> str | None:
    """Return who may steal now."""
    seat = table.today.thief_asked
    return seat if seat is not None and table.is_alive(seat) and not table.today.thief_has_answered else None


def _shared(reader: str, table: GreatTable) -> dict[str, CardName]:
    """Return the cards dealt equally in both games today: the reader's, and those a Lover or the House perceives."""
    random = Random(f"{table.number} {reader} {table.seats}")
    card = random.choice([*CardName])
    partner, thief = random.sample([seat for seat in table.seats if seat != reader], 2)
    of_the_house = {table.partner[reader]: CardName.PLACE_SWAP} if reader in table.partner else {}
    if card is not CardName.LOVER:
        return {**of_the_house, reader: card}
    lovers = random.choice(({}, {partner: card}, {partner: card, thief: CardName.THIEF}))
    return {**of_the_house, reader: card, **lovers}


def _lists(reader: str, tables: tuple[GreatTable, ...], missing: list[str], random: Random) -> Pairs:
    """Return some of the missing lists. The reader's comes last, so that the deck reaches them at once.

    Each begins with a different card, so everybody gets theirs no matter where the deck starts.
    """
    shared = _shared(reader, tables[0])
    left = [_left(table, shared, random) for table in tables]
    others = [seat for seat in missing if seat != reader]
    some = [seat for seat in others if random.random() < 0.9]
    pairs = []
    for seat in random.sample(some, len(some)):
        cards = [shared[seat]] * 2 if seat in shared else [cards.pop() for cards in left]
        pairs.append((Submission(seat, _list(cards[0])), Submission(seat, _list(cards[1]))))
    shots_differ = tables[0].shots_spent != tables[1].shots_spent
    if reader in missing and some == others and not (shots_differ and shared[reader] is CardName.VIGILANTE):
        own = Submission(reader, _list(shared[reader]))
        pairs.append((own, own))
    return pairs


def _passed_over(one: str, other: str) -> Pairs:
    """Return the GM passing over the same two players in either order."""
    first, second = Submission(GM, PassOver(one)), Submission(GM, PassOver(other))
    return [(first, second), (second, first)]


def _left(table: GreatTable, shared: dict[str, CardName], random: Random) -> list[CardName]:
    """Return the cards that no list begins with and that are not kept for anybody, in any order."""
    promised = Counter(CardName(ranking.cards[0]) for ranking in table.today.lists.values())
    kept = Counter(shared.values())
    if CardName.LOVER in kept:
        kept.update(dict.fromkeys(SHARED, 2))
    left = list((Counter(DECK) - promised - kept).elements())
    return random.sample(left, len(left))


def _list(card: CardName) -> List:
    return List((card, *CardName))


def _steals(reader: str, tables: tuple[GreatTable, ...], random: Random) -> Pairs:
    """Return the action of each game's Thief. The reader is robbed in both or in neither."""
    thieves = [_asked_thief(table) for table in tables]
    one, other = tables
    if reader in thieves or CardName.LOVER in (card_of(one, reader), card_of(other, reader)):
        alike = [seat for seat in one.living if card_of(one, seat) is card_of(other, seat) or seat == reader]
        barred = (CardName.LOVER, CardName.BOMBER, CardName.VIGILANTE)
        targets = [seat for seat in alike if seat not in thieves and card_of(one, seat) not in barred]
        steal = Steal(random.choice([None, *targets]))
        return paired(reader, tables, [[Submission(seat, steal)] if seat else [] for seat in thieves])
    robs_reader = None not in thieves and reader in one.living and random.random() < 0.3
    steals = [
        [Submission(seat, Steal(reader if robs_reader else _target(table, seat, reader, random)))] if seat else []
        for table, seat in zip(tables, thieves, strict=True)
    ]
    return paired(reader, tables, steals)


def _target(table: GreatTable, thief: str, reader: str, random: Random) -> str | None:
    """Return anybody except the reader and the Bomber."""
    targets = [seat for seat in table.others(thief) if seat != reader and card_of(table, seat) is not CardName.BOMBER]
    return random.choice([None, *targets])


def _tells_the_same(reader: str, one: GreatTable, other: GreatTable) -> bool:
    """Return whether the reader finds nothing in either game tonight and has the same neighbours tomorrow."""
    found = False
    for table in (one, other):
        guard = table.today.uses.get(holder_of(table, CardName.GUARD) or "")
        acting = {*table.today.uses, *table.today.kills}
        guarded = guard is not None and guard.target == reader
        found = found or (not guarded and finds_something(table, reader, table.today.uses.get(reader), acting))
    return not found and neighbours_of(one, reader) == neighbours_of(other, reader)
