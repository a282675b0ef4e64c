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
FEW_MOVES, MOST_MOVES = 130, 400
"""The most moves of a game that are looked at: in the suite, and if more games are played. High posts come soon."""
SHELL = 0.03
"""The share of moves that are the GM's or the clock's."""


def posts_of(rulebook: AnyRulebook, seed: int, most: int) -> Iterator[BoardPost]:
    """Return the posts of so many moves of a random game."""
    random, table = Random(seed), BoardTable(rulebook, seed)
    yield from table.posts()
    for _ in range(most):
        if table.is_over:
            return
        table.submit(next(moves(table.hosted.started, random, SHELL)))
        yield from table.posts()


@pytest.mark.parametrize("rulebook", [each for each in RULEBOOKS if each.turns], ids=lambda rulebook: rulebook.slug)
def test_every_post_of_random_games_has_its_board_and_is_whole_on_a_phone(
    rulebook: AnyRulebook, request: pytest.FixtureRequest
) -> None:
    volume = request.config.getoption("volume")
    games, most = (volume, MOST_MOVES) if volume else (FEW[rulebook.slug], FEW_MOVES)
    posts = [post for seed in range(games) for post in posts_of(rulebook, seed, most)]

    assert posts
    assert [post for post in posts if post.asks and not post.has_board] == []
    assert [post for post in posts if post.height > SCREEN] == []
