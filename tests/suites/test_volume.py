"""Random board games with all options: each one ends, keeps its pieces, and allows exactly the legal moves.

The suite plays a few. ``--volume 10000`` plays that many of each game and watches a thousand of them slowly.
"""

from random import Random

import pytest

from engine.actions import Expire
from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.judging import Submission
from engine.names import CLOCK
from engine.random_play import pick_action
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from tests.suites.onlookers import ONLOOKERS
from tests.suites.random_games import MOST_MOVES, allowed_setup

LATE = 0.03
"""The share of moves made by the clock."""
EAGER = 0.7
"""The share of other moves that the game waits for: at random, people would bet, curse and go back for ever."""
SLOWLY = 10
"""One in this many games is watched slowly, including the first."""
SAMPLE = {"danube": 2, "bluff": 20, "sigily": 4}
ENDINGS = {"danube": "five_off", "bluff": "last_with_dice", "sigily": "race_over"}

on_boards = pytest.mark.parametrize(
    "rulebook", [each for each in RULEBOOKS if each.slug in ONLOOKERS], ids=lambda rulebook: rulebook.slug
)


@on_boards
def test_every_random_board_game_ends_and_keeps_its_pieces(
    rulebook: AnyRulebook, request: pytest.FixtureRequest
) -> None:
    games = request.config.getoption("volume") or SAMPLE[rulebook.slug]

    assert {watched(rulebook, seed, slow=seed % SLOWLY == 0) for seed in range(games)} == {ENDINGS[rulebook.slug]}


def watched(rulebook: AnyRulebook, seed: int, *, slow: bool) -> str:
    """Play a game to its end with an onlooker, without anybody giving up. Return the reason of the end."""
    random = Random(seed)
    game = Game.begin(rulebook, *allowed_setup(rulebook, random), Chance({}, seeded_source(seed, 1)))
    onlooker = ONLOOKERS[rulebook.slug](game, slow=slow)
    heard = 0
    for line in range(2, MOST_MOVES):
        for event in (event for entry in game.log[heard:] for event in entry.events):
            onlooker.hear(event)
        heard = len(game.log)
        onlooker.look()
        if (outcome := game.table.outcome) is not None:
            return outcome.reason
        game.submit(next_submission(game, random), Chance({}, seeded_source(seed, line)))
    raise AssertionError(f"no end after {MOST_MOVES} moves: seed {seed}")


def next_submission(game: Game, random: Random) -> Submission:
    """Pick a move, mostly one that advances the game."""
    if random.random() < LATE:
        return Submission(CLOCK, Expire())
    awaited = tuple([ask for ask in game.asks if ask.awaited])
    return Submission(*pick_action(awaited if random.random() < EAGER else game.asks, random))
