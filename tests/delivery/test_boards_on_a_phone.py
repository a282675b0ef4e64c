"""Every post of a board game that asks for a move has its board, and a phone shows it whole.

The suite plays a few random games of each. ``--volume 100`` plays that many.
"""

from collections.abc import Iterator
from random import Random

import pytest

from bot.delivery.posts.phone_height import SCREEN
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from tests.delivery.board_tables import BoardPost, BoardTable
from tests.suites.random_games import moves

FEW = {"danube": 1, "bluff": 3, "sigily": 1}
"""The games of each that the suite plays."""
MOST_MOVES = 400
"""The most moves of a game that are looked at."""
SHELL = 0.03
"""The share of moves that are the GM's or the clock's."""


def posts_of(rulebook: AnyRulebook, seed: int) -> Iterator[BoardPost]:
    """Return the posts of a random game."""
    random, table = Random(seed), BoardTable(rulebook, seed)
    yield from table.posts()
    for _ in range(MOST_MOVES):
        if table.is_over:
            return
        table.submit(next(moves(table.hosted.started, random, SHELL)))
        yield from table.posts()


@pytest.mark.parametrize("rulebook", [each for each in RULEBOOKS if each.turns], ids=lambda rulebook: rulebook.slug)
def test_every_post_of_random_games_has_its_board_and_is_whole_on_a_phone(
    rulebook: AnyRulebook, request: pytest.FixtureRequest
) -> None:
    games = request.config.getoption("volume") or FEW[rulebook.slug]
    posts = [post for seed in range(games) for post in posts_of(rulebook, seed)]

    assert posts
    assert [post for post in posts if post.asks and not post.has_board] == []
    assert [post for post in posts if post.height > SCREEN] == []
