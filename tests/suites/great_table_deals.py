"""States which deals of the Great Table a reader cannot tell apart, written from its rulebook.

A reader knows from the set-up their own role, an Apprentice also their partner and master; and their neighbours. A
reader knows nothing of other roles and seats, or of who leads the deck. They hold and find the same in both games. So
the others are dealt cards, rob, guard, heal, swap and kill freely, as long as the same players die and nothing affects
the reader. Everything that the reader tries to find fails, because they are guarded or there is nothing to find.
"""

from collections import Counter
from random import Random

from engine.actions import Action, Close, Expire, GoOn, Undo
from engine.events import Event, Outcome
from engine.great_table.actions import Kill, List, Modkill, PassOver, Revive, Steal, Unvote, Use, Vote, Whisper
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
from engine.names import GM
from engine.rulebook import AnyRulebook
from engine.speech import Message
from engine.table import Table
from tests.suites.random_games import seats_for
from tests.suites.twin_deals import TwinDeals

DECK = {card: 8 if card is CardName.PLACE_SWAP else 2 if card is CardName.LOVER else 1 for card in CardName}
"""Enough for twelve, even with the cards kept for the reader and players like them."""
PLAYERS = range(7, 13)
NEAR = 2
"""This many neighbours on either side of the reader are the same in both deals."""
SHARED = (CardName.LOVER, CardName.THIEF)
"""The cards whose holders a Lover perceives sooner or later: by their partner, or by when they hear of having none."""
BARRING = (CardName.KING, CardName.CONSORT, CardName.BOMBER)
Pairs = list[tuple[Submission, Submission]]


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
        return _orders(reader, tables, random) if one.time == "night" and random.random() < 0.7 else []

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
            case Undo() if one.time == "night":
                return False
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
        return isinstance(action, Steal) and _held(table, action.target) is CardName.BOMBER


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


def _neighbours(table: GreatTable, reader: str) -> tuple[str, ...]:
    ring = [seat for seat in table.ring if table.is_alive(seat)]
    if reader not in ring:
        return ()
    place = ring.index(reader)
    return (ring[place - 1], ring[(place + 1) % len(ring)])


# The day


def _held(table: GreatTable, seat: str | None) -> CardName | None:
    return next((held.card for held in table.today.cards if held.holder == seat and table.is_alive(seat or "")), None)


def _holder(table: GreatTable, card: CardName) -> str | None:
    return next((seat for seat in table.living if _held(table, seat) is card), None)


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
    if reader in thieves or CardName.LOVER in (_held(one, reader), _held(other, reader)):
        alike = [seat for seat in one.living if _held(one, seat) is _held(other, seat) or seat == reader]
        barred = (CardName.LOVER, CardName.BOMBER, CardName.VIGILANTE)
        targets = [seat for seat in alike if seat not in thieves and _held(one, seat) not in barred]
        steal = Steal(random.choice([None, *targets]))
        return _pair(reader, tables, [[Submission(seat, steal)] if seat else [] for seat in thieves])
    robs_reader = None not in thieves and reader in one.living and random.random() < 0.3
    steals = [
        [Submission(seat, Steal(reader if robs_reader else _target(table, seat, reader, random)))] if seat else []
        for table, seat in zip(tables, thieves, strict=True)
    ]
    return _pair(reader, tables, steals)


def _target(table: GreatTable, thief: str, reader: str, random: Random) -> str | None:
    """Return anybody except the reader and the Bomber."""
    targets = [seat for seat in table.others(thief) if seat != reader and _held(table, seat) is not CardName.BOMBER]
    return random.choice([None, *targets])


def _pair(reader: str, tables: tuple[GreatTable, ...], submissions: list[list[Submission]]) -> Pairs:
    """Pair the moves of the two games. The game with fewer gets orders to do nothing."""
    most = max(map(len, submissions))
    filled = []
    for table, some in zip(tables, submissions, strict=True):
        idle = [*some[-1:], *_idle(table, reader)]
        if len(some) < most and not idle:
            return []
        filled.append([*some, *idle[:1] * (most - len(some))])
    return list(zip(*filled, strict=True))


def _idle(table: GreatTable, reader: str) -> list[Submission]:
    """Return orders to do nothing."""
    return [
        *(
            Submission(seat, Kill(None))
            for seat in _of(table, RoleName.MASTER)
            if seat != reader and seat in table.today.hands
        ),
        *(
            Submission(seat, Use())
            for seat in table.living
            if seat != reader and table.today.hands.get(seat) in (CardName.PLACE_SWAP, CardName.GUARD, CardName.HEALER)
        ),
    ]


def _of(table: GreatTable, role: RoleName) -> list[str]:
    return [seat for seat in table.living if table.roles.get(seat) is role]


# The night


class _Plan:
    """The others' plan in one game for a night. The reader does the same in both."""

    def __init__(self, table: GreatTable, reader: str, random: Random) -> None:
        self.table = table
        self.reader = reader
        self.random = random
        self.submissions: list[Submission] = []

    @property
    def acting(self) -> set[str]:
        """The players who give an order."""
        return {submission.by for submission in self.submissions}

    def holder(self, card: CardName) -> str | None:
        """Return another holder of a card without an order yet."""
        seat = _holder(self.table, card)
        return seat if seat != self.reader and seat not in self.acting else None

    def killers(self, victim: str) -> list[list[Submission]]:
        """Return the ways in which others may kill a player."""
        table, aim = self.table, Kill(victim)
        masters, apprentices = _of(table, RoleName.MASTER), _of(table, RoleName.APPRENTICE)
        vigilante = self.holder(CardName.VIGILANTE)
        ways = [[Submission(seat, aim) for seat in masters]]
        if len(apprentices) == 2 and not any(table.today.hands.get(seat) in BARRING for seat in apprentices):
            ways.append([Submission(seat, aim) for seat in apprentices])
        if vigilante and vigilante not in (*masters, *apprentices) and table.shots_spent < 2:
            ways.append([Submission(vigilante, Use(victim))])
        return [way for way in ways if way and not {submission.by for submission in way} & {victim, self.reader}]

    def foil(self) -> None:
        """Let the Master kill a player whom the Healer saves."""
        healer = self.holder(CardName.HEALER)
        masters = [seat for seat in _of(self.table, RoleName.MASTER) if seat not in (self.reader, healer)]
        if healer and masters:
            victim = self.random.choice(self.table.others(masters[0]))
            self.submissions += [Submission(healer, Use(victim)), Submission(masters[0], Kill(victim))]

    def look(self) -> None:
        """Let the finders find."""
        for card in (CardName.ROLE_FINDER, CardName.TARGET_FINDER):
            if finder := self.holder(card):
                self.submissions.append(Submission(finder, Use(self.random.choice(self.table.others(finder)))))
        if finder := self.holder(CardName.CARD_FINDER):
            self.submissions.append(Submission(finder, Use(card=self.random.choice([*CardName]))))

    def swap(self, near: set[str]) -> None:
        """Let players far from the reader swap."""
        far = [seat for seat in self.table.living if seat not in near]
        for held in self.table.today.cards:
            if held.card is CardName.PLACE_SWAP and held.holder in far and held.holder not in self.acting:
                self.submissions.append(
                    Submission(held.holder, Use(self.random.choice(self.table.others(held.holder))))
                )
        self.submissions = [
            submission for submission in self.submissions if not _swaps_near(self.table, submission, near)
        ]
        socialite = self.holder(CardName.SOCIALITE)
        others = [seat for seat in far if seat != socialite]
        if socialite and len(others) > 1:
            pair = tuple(self.random.sample(others, 2))
            self.submissions.append(Submission(socialite, Use(targets=pair, left_of=self.random.choice(pair))))

    def guard(self, seat: str | None) -> bool:
        """Guard this player, or one who does nothing. Return whether that is possible."""
        guard = self.holder(CardName.GUARD)
        idle = [other for other in self.table.living if other not in (guard, self.reader, *self.acting)]
        if guard is None:
            return seat is None
        if seat is not None or (idle and self.random.random() < 0.5):
            self.submissions.append(Submission(guard, Use(seat or self.random.choice(idle))))
        return True


def _swaps_near(table: GreatTable, submission: Submission, near: set[str]) -> bool:
    use = submission.action
    swaps = _held(table, submission.by) is CardName.PLACE_SWAP
    return swaps and isinstance(use, Use) and use.target in near


def _orders(reader: str, tables: tuple[GreatTable, ...], random: Random) -> Pairs:
    """Return the orders of a night: the same players die in both games, and nothing affects the reader."""
    if any(table.today.uses or table.today.kills for table in tables):
        return []
    near = {reader, *(seat for table in tables for seat in _neighbours(table, reader))}
    plans = [_Plan(table, reader, random) for table in tables]
    _plan_kill(plans, near, random)
    _plan_mark(plans, random)
    for plan in plans:
        plan.look()
        plan.swap(near)
    use = _own_order(reader, plans, random)
    must = [_needs_guard(plan, use) for plan in plans]
    can = [plan.holder(CardName.GUARD) is not None for plan in plans]
    if any(needed and not possible for needed, possible in zip(must, can, strict=True)):
        use, must = None, [_needs_guard(plan, None) and possible for plan, possible in zip(plans, can, strict=True)]
    for plan, needed in zip(plans, must, strict=True):
        plan.guard(reader if needed else None)
    pairs = _pair(reader, tables, [plan.submissions for plan in plans])
    return pairs if use is None else [*pairs, (Submission(reader, use), Submission(reader, use))]


def _plan_kill(plans: list[_Plan], near: set[str], random: Random) -> None:
    """Plan the same victim in both games, by any killers, or somebody who is saved in both."""
    victims = [seat for seat in plans[0].table.living if seat not in near]
    if victims and random.random() < 0.6:
        victim = random.choice(victims)
        ways = [plan.killers(victim) for plan in plans]
        if all(ways):
            for plan, some in zip(plans, ways, strict=True):
                plan.submissions += random.choice(some)
            return
    for plan in plans:
        if random.random() < 0.5:
            plan.foil()


def _plan_mark(plans: list[_Plan], random: Random) -> None:
    """Plan the same mark in both games, by any Mayor, or none."""
    mayors = [plan.holder(CardName.MAYOR) for plan in plans]
    for plan, mayor in zip(plans, mayors, strict=True):
        if mayor is not None and None not in mayors:
            living = [seat for seat in plan.table.living if seat not in _aims(plans)]
            same = Random(f"{plan.table.number} {living}")
            plan.submissions.append(Submission(mayor, Use(same.choice(living), votes_for=same.choice(living))))


def _aims(plans: list[_Plan]) -> set[str]:
    return {
        submission.action.target or ""
        for plan in plans
        for submission in plan.submissions
        if isinstance(submission.action, Kill | Use)
    }


def _own_order(reader: str, plans: list[_Plan], random: Random) -> Use | None:
    """Return an order of the reader's that may be given in both games."""
    one, other = (plan.table for plan in plans)
    if reader not in one.living or random.random() < 0.2:
        return None
    guards = {_holder(table, CardName.GUARD) for table in (one, other)}
    target = random.choice(one.others(reader))
    match _held(one, reader):
        case CardName.ROLE_FINDER | CardName.PLACE_SWAP | CardName.HEALER:
            return Use(target)
        case CardName.TARGET_FINDER if target not in guards:
            return Use(target)
        case CardName.CARD_FINDER:
            return Use(card=random.choice([*CardName]))
        case CardName.SOCIALITE:
            pair = tuple(random.sample(one.others(reader), 2))
            return Use(targets=pair, left_of=pair[0])
        case None if one.today.hands.get(reader) is CardName.ROLE_FINDER:
            return Use(target)
        case _:
            return None


def _needs_guard(plan: _Plan, use: Use | None) -> bool:
    """Return whether the reader would find something, or change seats, unless guarded."""
    return _finds(plan.table, plan.reader, use, plan.acting)


def _finds(table: GreatTable, reader: str, use: Use | None, acting: set[str]) -> bool:
    card = _held(table, reader)
    if card is CardName.CONSORT:
        return _holder(table, CardName.KING) is not None
    if use is None:
        return False
    match card:
        case CardName.ROLE_FINDER:
            return _held(table, use.target) is not None
        case CardName.CARD_FINDER:
            return use.card is not None and _holder(table, use.card) is not None
        case CardName.TARGET_FINDER:
            return use.target in acting
        case _:
            return card in (CardName.SOCIALITE, CardName.PLACE_SWAP)


def _tells_the_same(reader: str, one: GreatTable, other: GreatTable) -> bool:
    """Return whether the reader finds nothing in either game tonight and has the same neighbours tomorrow."""
    found = False
    for table in (one, other):
        guard = table.today.uses.get(_holder(table, CardName.GUARD) or "")
        acting = {*table.today.uses, *table.today.kills}
        guarded = guard is not None and guard.target == reader
        found = found or (not guarded and _finds(table, reader, table.today.uses.get(reader), acting))
    return not found and _neighbours(one, reader) == _neighbours(other, reader)
