"""A turn's post in Bricriu's Bluff has room for its board on a phone."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.delivery.card.illustrating import height_of_picture
from bot.delivery.posts.phone_height import SCREEN, height
from bot.delivery.posts.posts import room_message
from bot.delivery.posts.turn_posts import lines_told
from bot.delivery.telling.compose import told_of
from bot.delivery.telling.outgoing import Outgoing
from bot.themes import load_themes
from engine.audience import To
from engine.bluff import Bluff
from engine.log import FIRST_LINE
from engine.rulebook import any_rulebook
from tests.delivery.at_a_table import NOON, SAID_TO_ROOM, AtATable
from tests.delivery.test_posts import begun
from tests.suites.random_games import moves

MOST_MOVES = 60


def posts_of(players: int) -> Iterator[tuple[Outgoing, int]]:
    """Return the posts of a random game that ask for something, but for the first, and their pictures' heights."""
    random = Random(players)
    table = AtATable(begun(any_rulebook(Bluff()), players, random), step=1, leader=None, anonymous=False)
    table.hosted = replace(table.hosted, theme=load_themes()["bluff"], deadline=NOON)
    for number in range(1, MOST_MOVES):
        if table.hosted.started.table.outcome is not None:
            return
        table.submit(next(moves(table.hosted.started, random)), number)
        for row in table.rows:
            made = room_message(table.hosted, row) if row.kind in SAID_TO_ROOM and FIRST_LINE not in row.lines else None
            if made is not None and made.rows:
                told = told_of(table.hosted, lines_told(table.hosted, row), To.PUBLIC)
                yield made, height_of_picture(table.hosted, told)


@pytest.mark.parametrize("players", range(2, 7))
def test_a_turns_post_has_its_board_and_is_whole_on_a_phone(players: int) -> None:
    posts = [*posts_of(players)]

    assert posts
    assert all(picture and made.has_room for made, picture in posts)
    assert all(height(made, picture) <= SCREEN for made, picture in posts)
