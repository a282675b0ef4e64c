"""Foreseeing: what would follow if a wait ended now is exactly what does follow, without draws or changes."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from engine.actions import Close
from engine.audience import To, may_read
from engine.chance import Chance, seeded_source
from engine.errors import Refused
from engine.events import Closed
from engine.foreseeing import foresee
from engine.game import Game
from engine.intervening import interventions
from engine.judging import Submission
from engine.names import GM
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from tests.suites.random_games import allowed_setup, moves

GAMES, MOVES, EACH = 2, 60, 3
"""Two games are begun, for sixty moves each, with a look at every third move."""

every_game = pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda game: str(game.slug))


def moments(rulebook: AnyRulebook) -> Iterator[Game]:
    """Yield a game at some of its moments, one after the other."""
    for seed in range(GAMES):
        random = Random(seed)
        game = Game.begin(rulebook, *allowed_setup(rulebook, random), Chance({}, seeded_source(seed, 1)))
        for number, submission in enumerate(islice(moves(game, random, 0.1), MOVES)):
            game.submit(submission, Chance({}, seeded_source(seed, number + 2)))
            if number % EACH == 0:
                yield game


@every_game
def test_foresight_matches_closing_the_wait_until_chance_decides(
    rulebook: AnyRulebook,
) -> None:
    foreseen = 0
    for game in moments(rulebook):
        table = game.table
        found = foresee(rulebook, game.view(To.GM))
        told = [each.event for each in found.told]
        foreseen += bool(told or found.left_to)

        assert game.table is table
        assert told == _closed(game)[: len(told)]
        assert [each.event for each in found.public] == [event for event in told if event.to is To.PUBLIC]
    assert foreseen


def _closed(game: Game) -> list[object]:
    """Return what a GM who closes the wait is told; nothing if there is no wait."""
    try:
        entry = game.copy().submit(Submission(GM, Close()), Chance(source=seeded_source(1, 1)))
    except Refused:
        return []
    return [event for event in entry.events if may_read(To.GM, event.to) and not isinstance(event, Closed)]


@every_game
def test_every_offered_intervention_is_legal(rulebook: AnyRulebook) -> None:
    for game in moments(rulebook):
        for seat in game.seats:
            for action in interventions(rulebook, game.view(To.GM), seat):
                game.copy().submit(Submission(GM, action), Chance(source=seeded_source(1, 1)))


def test_a_gm_who_plays_is_offered_nothing_that_reveals_lists() -> None:
    rulebook = next(each for each in RULEBOOKS if each.hidden_gm_moves)
    offered = {
        type(action)
        for game in moments(rulebook)
        for seat in game.seats
        for action in interventions(rulebook, game.view(To.PUBLIC), seat)
    }

    assert offered == {*rulebook.gm_moves} - rulebook.hidden_gm_moves
