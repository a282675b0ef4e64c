"""The history tells the last turns on a board in words, for which a post has no room."""

from datetime import timedelta
from random import Random

import pytest

from bot.delivery.history.past_games import line_of
from bot.delivery.telling.saying import bot_words
from bot.delivery.turns.past_turns import MOST, past_turns
from bot.storage.history.game_results import PastGame
from bot.themes import load_themes
from bot.words import LANGUAGE
from engine.audience import To
from engine.boards.events import Turn
from engine.danube import Danube
from engine.danube.events import Thrown
from engine.quests import Quests
from engine.results import Result
from engine.rulebook import any_rulebook
from tests.delivery.at_a_table import NOON, AtATable, beginning
from tests.delivery.test_posts import begun
from tests.suites.random_games import moves


def played_river() -> AtATable:
    """Return a whole game."""
    random = Random(1)
    table = AtATable(begun(any_rulebook(Danube()), 2, random), step=1, leader=None, anonymous=False)
    for seed in range(MOST):
        if table.hosted.started.table.outcome is not None:
            break
        table.submit(next(moves(table.hosted.started, random, 0)), seed)
    return table


def test_the_last_turns_are_told_a_line_each_and_the_newest_is_the_last() -> None:
    hosted = played_river().hosted
    (page,) = past_turns(hosted)
    events = [told.event for told in hosted.told(To.PUBLIC).events]
    thrown = [event for event in events if isinstance(event, Thrown)]
    turns = page.text.splitlines()

    assert 3 < len(turns) <= 1 + sum(isinstance(event, Turn) for event in events)
    assert len(page.text) <= MOST + len(turns)
    assert f"throws {thrown[-1].count}" in turns[-1]


def test_a_game_without_turns_has_none_to_tell() -> None:
    assert past_turns(beginning(any_rulebook(Quests()), 5, anonymous=False)) == []


@pytest.mark.parametrize(
    ("theme", "result", "told"),
    [
        ("tain", Result("quests_failed", "evil"), "Victory for Connacht! It took"),
        ("great-table", Result("majority", "house"), "Victory for the House! It took"),
        ("danube", Result("five_off"), "The race is won. It took"),
        ("tain", Result("aborted"), "unfinished. It took"),
    ],
)
def test_each_sentence_about_the_end_of_a_past_game_has_one_mark_at_its_end(
    theme: str, result: Result, told: str
) -> None:
    game = PastGame(7, theme, 1, NOON, NOON + timedelta(hours=3), result)
    line = line_of(bot_words(None, LANGUAGE), game, load_themes()[theme])

    assert told in line
    assert "!." not in line
