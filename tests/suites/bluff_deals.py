"""States which throws of the liar's dice a reader cannot tell apart, written from the game's rules."""

from collections import Counter
from random import Random

from engine.actions import Action
from engine.bluff.actions import Bid
from engine.bluff.events import Challenged, Reveal
from engine.bluff.options import BluffOptions, Deadline, Exact
from engine.bluff.table import BluffTable
from engine.events import Event, Outcome
from engine.judging import Submission
from engine.rulebook import AnyRulebook
from engine.table import Table
from tests.suites.random_games import seats_for
from tests.suites.twin_deals import TwinDeals

FIVE = 5
FACES = range(1, 7)

Throws = dict[str, list[int]]


class BluffDeals:
    """Each player knows their own dice, the number and open dice of the others, and all bids."""

    tells_all: frozenset[type[Event]] = frozenset({Challenged, Outcome, Reveal})
    tells_one: frozenset[type[Event]] = frozenset()

    def deal(self, rulebook: AnyRulebook, random: Random) -> TwinDeals:
        """Throw once, then let all other players throw again."""
        seats = seats_for(rulebook, random.choice(rulebook.players))
        reader = random.choice((*seats, "public"))
        options = BluffOptions(random.choice([*Exact]), random.random() < 0.7, random.choice([*Deadline]))
        opening = [{seat: [6] * FIVE if seat == seats[0] else [1] * FIVE for seat in seats}]
        one, other = _throw(seats, random), _throw(seats, random)
        if reader in one:
            other[reader] = one[reader]
        return TwinDeals(reader, seats, options, {"opening": opening, "dice": one}, {"opening": opening, "dice": other})

    def secret_moves(
        self, reader: str, one: Table, other: Table, random: Random
    ) -> list[tuple[Submission, Submission]]:
        """Return no moves: every move is public."""
        return []

    def looks_alike(self, reader: str, one: Table, other: Table, action: Action) -> bool:
        """Return whether a player who shows dice has them in both games."""
        assert isinstance(one, BluffTable)
        assert isinstance(other, BluffTable)
        match action:
            case Bid(show=tuple(shown)):
                return all(not Counter(shown) - Counter(table.hidden[table.player]) for table in (one, other))
            case _:
                return True

    def learns_by_thread(self, table: Table) -> tuple[str, ...]:
        """Return nobody: there are no private threads."""
        return ()

    def is_shown_at_once(self, table: Table, seat: str, action: Action) -> bool:
        """Return False: no answer is secret."""
        return False


def _throw(seats: tuple[str, ...], random: Random) -> Throws:
    return {seat: [random.choice(FACES) for _ in range(FIVE)] for seat in seats}
