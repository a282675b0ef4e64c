"""Which deals of Honnō-ji a reader cannot tell apart, written down from its rulebook."""

from random import Random

from engine.asks import Ask
from engine.events import Event, Outcome
from engine.honnoji import course
from engine.honnoji.actions import Unuse, Use
from engine.honnoji.events import Reveal, TalismanShown
from engine.honnoji.options import HonnojiOptions
from engine.honnoji.table import HonnojiTable, Phase
from engine.honnoji.tokens import Standing
from engine.judging import Wish
from engine.parties.actions import Act, Look
from engine.rulebook import AnyRulebook
from engine.table import Table
from tests.suites.random_games import seats_for
from tests.suites.twins import Twins

POOL = ("sword", "staff", "wisdom", "wisdom", "insight", "insight", "mirror")
Pairs = list[tuple[Wish, Wish]]


class HonnojiDeals:
    """A plotter knows his own side, a retainer his fellows, everybody the talismans that were shown."""

    tells: frozenset[type[Event]] = frozenset({TalismanShown, Outcome, Reveal})

    def deal(self, rulebook: AnyRulebook, random: Random) -> Twins:
        """Deal once; then deal anew what the reader does not know. The talismans differ from some mission on."""
        seats = seats_for(rulebook, 10)
        reader = random.choice((*seats, "public"))
        evil = random.sample(seats, 4)
        others = [seat for seat in seats if seat != reader]
        other_evil = evil if reader in evil else random.sample(others, 4)
        leaders = random.sample(seats, 10)
        pool, shown = random.sample(POOL, 7), random.randint(1, 5)
        other_pool = pool[:shown] + random.sample(pool[shown:], 7 - shown)
        one, other = (
            {
                "sides": {seat: "evil" if seat in bad else "good" for seat in seats},
                "leaders": leaders,
                "talismans": talismans,
            }
            for bad, talismans in ((evil, pool), (other_evil, other_pool))
        )
        return Twins(reader, seats, HonnojiOptions(), one, other)

    def secret_moves(self, reader: str, one: Table, other: Table, random: Random) -> Pairs:
        """Ahead of the mission, support; on it, as many sabotages in one game as in the other, by whomever.

        Whom the reader sees act, in public or by his Insight, acts alike in both. Talismans may be used before.
        """
        assert isinstance(one, HonnojiTable)
        assert isinstance(other, HonnojiTable)
        if one.phase is Phase.VOTE:
            return [(Wish(seat, Act(support=True)), Wish(seat, Act(support=True))) for seat in one.round.party]
        if one.phase is not Phase.QUEST:
            return []
        uses = [(ask, seat) for ask in course.asks(one) if ask.move is Use for seat in ask.seats]
        if uses and random.random() < 0.5:
            ask, seat = random.choice(uses)
            wish = Wish(seat, ask.pick(random))
            return [(wish, wish)]
        return _actions(reader, one, other, random)

    def may_be_made_in_both(self, reader: str, ask: Ask, wish: Wish, tables: tuple[Table, Table]) -> bool:
        """The reader's own look tells him a side; of secret moves those with talismans have nothing to do with sides."""
        match wish.action:
            case Look(target=str(target)) if reader in ask.seats:
                sides = {table.sides[target] for table in tables if isinstance(table, HonnojiTable)}
                return len(sides) == 1
            case Use() | Unuse():
                return True
            case _:
                return not ask.secret


def _actions(reader: str, one: HonnojiTable, other: HonnojiTable, random: Random) -> Pairs:
    tables = (one, other)
    missing = [seat for seat in one.round.party if seat not in one.round.orders]
    seen = {reader} | {
        token.target
        for token in one.tokens
        if token.standing is Standing.DECLARED or (token.standing is Standing.SET and token.holder == reader)
    }
    alike = [
        seat
        for seat in missing
        if seat in seen and all(table.sides[seat] == "evil" for table in tables) and random.random() < 0.5
    ]
    evil = [[seat for seat in missing if seat not in seen and table.sides[seat] == "evil"] for table in tables]
    total = random.randint(0, min(map(len, evil)))
    here, there = ({*alike, *random.sample(seats, total)} for seats in evil)
    return [(Wish(seat, Act(seat not in here)), Wish(seat, Act(seat not in there))) for seat in missing]
