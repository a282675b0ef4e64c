"""Two deals that a reader cannot tell apart look the same to them wherever they look."""

from collections.abc import Sequence
from itertools import takewhile
from random import Random

import pytest

from engine.actions import Undo
from engine.chance import Chance
from engine.events import Event, OwnMove
from engine.game import Game
from engine.judging import Submission
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from tests.delivery.at_a_table import AtATable, is_behind
from tests.suites.deals import DEALS
from tests.suites.secrecy import Moment, refusals, same_moves, some_tries
from tests.suites.twin_deals import TwinDeals

ROUNDS = 20
"""The number of rounds of moves that a pair is played."""
LOOKS = 2
"""The number of rounds after which the reader looks everywhere."""


class Twins:
    """Two tables, and a reader who may not tell them apart. Every other time they lead, or all have aliases."""

    def __init__(self, rulebook: AnyRulebook, seed: int) -> None:
        self.random = Random(seed)
        self.moves = self.rounds = 0
        self.rulebook = rulebook
        self.deal: TwinDeals = DEALS[rulebook.slug].deal(rulebook, self.random)
        deals = (self.deal.one, self.deal.other)
        games = [Game.begin(rulebook, self.deal.seats, self.deal.options, Chance(drawn)) for drawn in deals]
        leader = self.deal.reader if seed % 2 else None
        self.tables = [
            AtATable(game, step=step, leader=leader, anonymous=seed % 4 > 1)
            for step, game in zip((1, 3), games, strict=True)
        ]
        for occupancy in self.tables[1].hosted.occupancies:
            # Closed DMs show when their owner is told a secret.
            occupancy.dm_open = occupancy.name == self.deal.reader

    def play_round(self) -> bool:
        """Make the next moves, if they look alike, compare, and return whether the game goes on and tells nothing."""
        games = [table.hosted.started for table in self.tables]
        for pair in list(same_moves(self.deal, games, self.random)):
            if isinstance(pair[0].action, Undo):
                continue
            self.moves += 1
            happened = [
                table.submit(submission, self.moves) for table, submission in zip(self.tables, pair, strict=True)
            ]
            if self._telling(happened[0]) != self._telling(happened[1]):
                return False
            self.compare_sent()
            if pair[0] == pair[1] and pair[0].by == self.deal.reader:
                here, there = (table.receipt(pair[0].by, pair[0].action) for table in self.tables)
                assert here == there
            self.change_mind(pair[1], happened[1])
        self.rounds += 1
        if self.rounds % LOOKS == 0:
            self.compare_seen()
        return self.tables[0].hosted.started.table.outcome is None

    def change_mind(self, submission: Submission, happened: Sequence[Event]) -> None:
        """Repeat a secret answer in one game only, so that it has more lines. Nobody else is sent anything."""
        table = self.tables[1]
        is_noted = submission.by != self.deal.reader and all(isinstance(event, OwnMove) for event in happened)
        if is_noted and any(
            ask.is_for(submission.by, submission.action) for ask in table.hosted.asks.of(submission.by)
        ):
            table.submit(submission, self.moves)
            assert not list(table.sent(self.deal.reader))

    def compare_sent(self) -> None:
        """Compare what is sent of the last move, and its seat order for players who compare clocks."""
        here, there = (list(table.sent(self.deal.reader)) for table in self.tables)
        assert here == there
        for table in self.tables:
            assert all(seats == [*table.hosted.started.table.in_seat_order(seats)] for seats in table.written_to)
            assert not table.hosted.anonymous or not is_behind(table.hosted, here)

    def compare_seen(self) -> None:
        """Compare what is shown to the reader, who looks everywhere."""
        one, other = (Moment(self.rulebook, table.hosted.started.table) for table in self.tables)
        tries = some_tries(one, self.random)
        refused = (refusals(moment, self.deal.reader, tries) for moment in (one, other))
        seen = [list(table.seen(self.deal.reader, why)) for table, why in zip(self.tables, refused, strict=True)]
        assert seen[0] == seen[1]
        hosted = self.tables[0].hosted
        assert not hosted.anonymous or not is_behind(hosted, seen)

    def _telling(self, events: Sequence[Event]) -> list[Event]:
        return [event for event in events if type(event) in DEALS[self.rulebook.slug].tells_all]


@pytest.mark.parametrize("rulebook", [each for each in RULEBOOKS if each.hides], ids=lambda rulebook: rulebook.slug)
@pytest.mark.parametrize("seed", range(4))
def test_two_deals_that_a_reader_cannot_tell_apart_are_shown_to_them_alike(rulebook: AnyRulebook, seed: int) -> None:
    twins = Twins(rulebook, seed)
    twins.compare_sent()
    twins.compare_seen()
    rounds = sum(1 for _ in takewhile(bool, (twins.play_round() for _ in range(ROUNDS))))

    assert rounds
