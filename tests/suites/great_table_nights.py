"""Orders of a night that a reader cannot tell apart from others."""

from random import Random

from engine.great_table.actions import Kill, Use
from engine.great_table.cards import CardName
from engine.great_table.roles import RoleName
from engine.great_table.table import GreatTable
from engine.judging import Submission
from tests.suites.great_table_reading import Pairs, card_of, holder_of, neighbours_of, paired, with_role

BARRING = (CardName.KING, CardName.CONSORT, CardName.BOMBER)


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
        seat = holder_of(self.table, card)
        return seat if seat != self.reader and seat not in self.acting else None

    def killers(self, victim: str) -> list[list[Submission]]:
        """Return the ways in which others may kill a player."""
        table, aim = self.table, Kill(victim)
        masters, apprentices = with_role(table, RoleName.MASTER), with_role(table, RoleName.APPRENTICE)
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
        masters = [seat for seat in with_role(self.table, RoleName.MASTER) if seat not in (self.reader, healer)]
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
    swaps = card_of(table, submission.by) is CardName.PLACE_SWAP
    return swaps and isinstance(use, Use) and use.target in near


def orders_of_night(reader: str, tables: tuple[GreatTable, ...], random: Random) -> Pairs:
    """Return the orders of a night: the same players die in both games, and nothing affects the reader."""
    if any(table.today.uses or table.today.kills for table in tables):
        return []
    near = {reader, *(seat for table in tables for seat in neighbours_of(table, reader))}
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
    pairs = paired(reader, tables, [plan.submissions for plan in plans])
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
    guards = {holder_of(table, CardName.GUARD) for table in (one, other)}
    target = random.choice(one.others(reader))
    match card_of(one, reader):
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
    return finds_something(plan.table, plan.reader, use, plan.acting)


def finds_something(table: GreatTable, reader: str, use: Use | None, acting: set[str]) -> bool:
    card = card_of(table, reader)
    if card is CardName.CONSORT:
        return holder_of(table, CardName.KING) is not None
    if use is None:
        return False
    match card:
        case CardName.ROLE_FINDER:
            return card_of(table, use.target) is not None
        case CardName.CARD_FINDER:
            return use.card is not None and holder_of(table, use.card) is not None
        case CardName.TARGET_FINDER:
            return use.target in acting
        case _:
            return card in (CardName.SOCIALITE, CardName.PLACE_SWAP)
