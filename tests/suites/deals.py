"""Which deals a reader cannot tell apart, written down from the rulebooks and not from the engine's code."""

from random import Random

from engine.asks import Ask
from engine.events import Event, Outcome
from engine.judging import Wish
from engine.parties.actions import Act
from engine.quests.events import GuessMade, Reveal
from engine.quests.options import OptionalRole, QuestOptions
from engine.quests.table import Phase, QuestTable
from engine.rulebook import AnyRulebook
from engine.table import Table
from tests.suites.honnoji_deals import HonnojiDeals
from tests.suites.random_games import seats_for
from tests.suites.twins import Deals, Twins

EVIL = ("assassin", "hidden", "lone", "decoy", "plain evil")
LISTS = {
    "plain good": (),
    "seer": ("assassin", "lone", "decoy", "plain evil"),
    "guardian": ("seer", "decoy"),
    "plain evil": ("assassin", "hidden", "decoy", "plain evil"),
    "assassin": ("assassin", "hidden", "decoy", "plain evil"),
    "hidden": ("assassin", "hidden", "decoy", "plain evil"),
    "decoy": ("assassin", "hidden", "decoy", "plain evil"),
    "lone": (),
}
"""The rulebook's table: who is told the names of whom; nobody's own name is on his list."""
SEATS = {5: (3, 2), 6: (4, 2), 7: (4, 3), 8: (5, 3), 9: (6, 3), 10: (6, 4)}
"""How many are good and evil."""
BESIDE = {"good": ("guardian",), "evil": ("hidden", "lone", "decoy")}

Cast = dict[str, str]


def knows(cast: Cast, reader: str) -> tuple[str, set[str]]:
    """All that a reader is told of a deal: his own role, and some names. Everybody else is told nothing."""
    role = cast.get(reader, "nobody")
    return role, {seat for seat in cast if seat != reader and cast[seat] in LISTS.get(role, ())}


class QuestDeals:
    """The deals of the quest games."""

    tells: frozenset[type[Event]] = frozenset({GuessMade, Outcome, Reveal})

    def deal(self, rulebook: AnyRulebook, random: Random) -> Twins:
        """Deal once; then let others exchange their roles as long as the reader is told the same."""
        seats = seats_for(rulebook, random.choice(rulebook.players))
        cast, chosen = _random_cast(seats, random)
        reader = random.choice((*seats, "public"))
        other = dict(cast)
        for _ in range(2 * len(seats)):
            first, second = random.sample([seat for seat in seats if seat != reader], 2)
            swapped = {**other, first: other[second], second: other[first]}
            if knows(swapped, reader) == knows(cast, reader):
                other = swapped
        options = QuestOptions(roles=tuple(OptionalRole(role) for role in chosen))
        leaders = random.sample(seats, len(seats))
        return Twins(reader, seats, options, _drawn(cast, leaders), _drawn(other, leaders))

    def secret_moves(self, reader: str, one: Table, other: Table, random: Random) -> list[tuple[Wish, Wish]]:
        """Ahead of the quest, support; on it, as many sabotages in one game as in the other, by whomever."""
        assert isinstance(one, QuestTable)
        assert isinstance(other, QuestTable)
        if one.phase is Phase.VOTE:
            return [(Wish(seat, Act(support=True)), Wish(seat, Act(support=True))) for seat in one.round.party]
        if one.phase is not Phase.QUEST:
            return []
        missing = [seat for seat in one.round.party if seat not in one.round.orders]
        own = [reader] if reader in missing and one.sides[reader] == "evil" and random.random() < 0.5 else []
        evil = [[seat for seat in missing if seat != reader and table.sides[seat] == "evil"] for table in (one, other)]
        given = [list(table.round.orders.values()).count(False) for table in (one, other)]
        totals = range(max(given), min(count + len(seats) for count, seats in zip(given, evil, strict=True)) + 1)
        if not totals:
            return []
        total = random.choice(totals)
        here, there = ({*own, *random.sample(evil[game], total - given[game])} for game in (0, 1))
        return [(Wish(seat, Act(seat not in here)), Wish(seat, Act(seat not in there))) for seat in missing]

    def may_be_made_in_both(self, reader: str, ask: Ask, wish: Wish, tables: tuple[Table, Table]) -> bool:
        """Open moves tell nothing; secret ones depend on roles."""
        return not ask.secret


def _random_cast(seats: tuple[str, ...], random: Random) -> tuple[Cast, list[str]]:
    """A role or ``plain good``, ``plain evil`` for every seat, and the roles chosen beside seer and assassin."""
    good, evil = SEATS[len(seats)]
    beside_seer = random.sample(BESIDE["good"], random.randint(0, 1))
    beside_assassin = random.sample(BESIDE["evil"], random.randint(0, min(evil - 1, 3)))
    roles = ["seer", *beside_seer, *["plain good"] * (good - 1 - len(beside_seer))]
    roles += ["assassin", *beside_assassin, *["plain evil"] * (evil - 1 - len(beside_assassin))]
    return dict(zip(random.sample(seats, len(seats)), roles, strict=True)), beside_seer + beside_assassin


def _drawn(cast: Cast, leaders: list[str]) -> dict[str, object]:
    """The draws that make this deal."""
    return {
        "sides": {seat: "evil" if role in EVIL else "good" for seat, role in cast.items()},
        "roles": {seat: role for seat, role in cast.items() if not role.startswith("plain")},
        "leaders": leaders,
    }


DEALS: dict[str, Deals] = {"quests": QuestDeals(), "honnoji": HonnojiDeals()}
"""By rulebook. A game that is not here has said nothing about its deals, and the suite is red."""
