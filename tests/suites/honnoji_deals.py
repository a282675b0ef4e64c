"""States which deals of Honnō-ji a reader cannot tell apart, written from its rulebook."""

from random import Random

from engine.actions import Action
from engine.events import Event, Outcome
from engine.honnoji.actions import Use
from engine.honnoji.events import Reveal, TalismanShown
from engine.honnoji.options import HonnojiOptions
from engine.honnoji.phases import PHASES
from engine.honnoji.table import HonnojiTable, Phase
from engine.honnoji.tokens import Standing
from engine.judging import Submission
from engine.parties.actions import Act, Look
from engine.rulebook import AnyRulebook
from engine.table import Table
from tests.suites.random_games import seats_for
from tests.suites.twin_deals import TwinDeals

POOL = ("sword", "staff", "wisdom", "wisdom", "insight", "insight", "mirror")
MEET_SECRETS = ("mirror", "insight")
Pairs = list[tuple[Submission, Submission]]


class HonnojiDeals:
    """A plotter knows their own side, a retainer their fellows, and everybody the talismans that were shown."""

    tells_all: frozenset[type[Event]] = frozenset({TalismanShown, Outcome, Reveal})
    tells_one: frozenset[type[Event]] = frozenset()

    def deal(self, rulebook: AnyRulebook, random: Random) -> TwinDeals:
        """Deal once, then deal again what the reader does not know. The talismans differ from some mission on."""
        seats = seats_for(rulebook, 10)
        reader = random.choice((*seats, "public"))
        evil = random.sample(seats, 4)
        others = [seat for seat in seats if seat != reader]
        other_evil = evil if reader in evil else random.sample(others, 4)
        leaders = random.sample(seats, 10)
        pool, shown = _random_pool(random), random.randint(1, 5)
        other_pool = pool[:shown] + random.sample(pool[shown:], 7 - shown)
        one = _drawn(seats, evil, leaders, pool)
        return TwinDeals(reader, seats, HonnojiOptions(), one, _drawn(seats, other_evil, leaders, other_pool))

    def secret_moves(self, reader: str, one: Table, other: Table, random: Random) -> Pairs:
        """Return preloads of support before the mission, and on it equal numbers of sabotages, by any players.

        A member whose action the reader sees, in public or by an Insight, acts equally in both. Talismans may be used
        before.
        """
        assert isinstance(one, HonnojiTable)
        assert isinstance(other, HonnojiTable)
        if one.phase is Phase.VOTE:
            return [
                (Submission(seat, Act(support=True)), Submission(seat, Act(support=True))) for seat in one.round.party
            ]
        if one.phase is not Phase.QUEST:
            return []
        uses = [ask for ask in PHASES.asks(one) if ask.fixed.get("talisman") in MEET_SECRETS and ask.move is Use]
        if uses and random.random() < 0.7:
            ask = random.choice(uses)
            submission = Submission(ask.seats[0], ask.pick(random))
            if self.looks_alike(reader, one, other, submission.action):
                return [(submission, submission)]
        return _actions(reader, one, other, random)

    def looks_alike(self, reader: str, one: Table, other: Table, action: Action) -> bool:
        """The contract's holder learns a side, an Insight's an action, and the deal decides who may sabotage."""
        assert isinstance(one, HonnojiTable)
        assert isinstance(other, HonnojiTable)
        match action:
            case Look(target=str(target)) if reader == one.contract.holder:
                return one.sides[target] == other.sides[target]
            case Use(target=str(target)):
                return one.round.orders.get(target) == other.round.orders.get(target)
            case Act():
                return False
            case _:
                return True

    def learns_by_thread(self, table: Table) -> tuple[str, ...]:
        """Return nobody: there are no private threads."""
        return ()

    def is_shown_at_once(self, table: Table, seat: str, action: Action) -> bool:
        """Return whether the Mirror names the seat, so that it acts in public once the party is approved."""
        assert isinstance(table, HonnojiTable)
        return isinstance(action, Act) and table.phase is Phase.QUEST and seat in _mirrored(table)


def _random_pool(random: Random) -> list[str]:
    """Return the talismans in some order.

    Half the time those that meet other secrets come first, as many games are short.
    """
    pool = random.sample(POOL, 7)
    return sorted(pool, key=lambda name: name not in MEET_SECRETS) if random.random() < 0.5 else pool


def _drawn(seats: tuple[str, ...], evil: list[str], leaders: list[str], pool: list[str]) -> dict[str, object]:
    """Return the draws that make this deal."""
    sides = {seat: "evil" if seat in evil else "good" for seat in seats}
    return {"sides": sides, "leaders": leaders, "talismans": pool}


def _mirrored(table: HonnojiTable) -> list[str | None]:
    return [token.target for token in table.tokens if token.name == "mirror" and token.standing is Standing.DECLARED]


def _actions(reader: str, one: HonnojiTable, other: HonnojiTable, random: Random) -> Pairs:
    tables = (one, other)
    missing = [seat for seat in one.round.party if seat not in one.round.orders]
    insights = [token.target for token in one.tokens if token.holder == reader and token.standing is Standing.SET]
    seen = {reader, *_mirrored(one), *insights}
    alike = [
        seat
        for seat in missing
        if seat in seen and all(table.sides[seat] == "evil" for table in tables) and random.random() < 0.5
    ]
    evil = [[seat for seat in missing if seat not in seen and table.sides[seat] == "evil"] for table in tables]
    given = [[*table.round.orders.values()].count(False) for table in tables]
    totals = range(max(given), min(given[game] + len(evil[game]) for game in (0, 1)) + 1)
    if not totals:
        return []
    total = random.choice(totals)
    here, there = ({*alike, *random.sample(evil[game], total - given[game])} for game in (0, 1))
    return [(Submission(seat, Act(seat not in here)), Submission(seat, Act(seat not in there))) for seat in missing]
