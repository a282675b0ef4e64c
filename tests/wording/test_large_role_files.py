"""Everything that is said at the open table fits Discord's limits, for a role file as large as one may be."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.wording.choice import BUTTON
from bot.wording.game_words import AnyGameWords
from bot.wording.pages import FIELD_TEXT, MESSAGE, Page, is_legal, length
from engine.actions import Abort, Expire
from engine.asks import Ask
from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.judging import Submission
from engine.log import Entry
from engine.names import CLOCK, GM
from engine.open_table import OpenTableRules
from engine.open_table.actions import Use
from engine.rulebook import any_rulebook
from tests.wording.large_roles import HOSTILE, LARGEST
from tests.wording.saying import THEMES, at_desk, in_game, pages, secrets_of, texts

SEATS = tuple([f"{number}{HOSTILE * 3}"[:32] for number in range(25)])


@pytest.fixture(scope="module")
def game() -> Game:
    """Begin a game with the largest file, and let everybody give an order in its first night."""
    begun = Game.begin(any_rulebook(OpenTableRules()), SEATS, LARGEST, Chance(None, seeded_source(1, 1)))
    random = Random(1)
    for seat in SEATS:
        ask = uses(begun, seat)[0]
        begun.submit(Submission(seat, ask.pick(random)), Chance(None, seeded_source(1, 2)))
    return begun


@pytest.fixture(scope="module")
def words(game: Game) -> AnyGameWords:
    return in_game(THEMES["open-table"], game)


@pytest.fixture(scope="module")
def dawn(game: Game) -> tuple[Game, Entry]:
    """End the night in a copy of the game."""
    later = game.copy()
    return later, later.submit(Submission(CLOCK, Expire()), Chance(None, seeded_source(1, 3)))


def uses(game: Game, seat: str) -> list[Ask]:
    return [ask for ask in game.asks if seat in ask.seats and ask.move is Use]


def unfit(shown: Iterator[Page] | tuple[Page, ...]) -> list[str]:
    return [page.title for page in shown if not is_legal(page)]


def test_every_page_of_the_rules_is_legal(words: AnyGameWords) -> None:
    assert unfit(words.rules()) == []


def test_every_page_of_the_first_night_is_legal(game: Game, words: AnyGameWords) -> None:
    assert [title for entry in game.log[:2] for title in unfit(pages(words, game, entry))] == []


def test_every_page_of_a_morning_is_legal(dawn: tuple[Game, Entry], words: AnyGameWords) -> None:
    assert unfit(pages(words, *dawn)) == []


def test_every_post_of_a_morning_fits_a_message(dawn: tuple[Game, Entry], words: AnyGameWords) -> None:
    assert [text for text in texts(words, *dawn) if length(text) > MESSAGE] == []


def test_every_text_at_the_desk_fits_a_field(game: Game, words: AnyGameWords) -> None:
    assert [text for text in at_desk(words, game) if length(text) > FIELD_TEXT] == []


def test_the_secrets_of_everybody_are_legal(game: Game, words: AnyGameWords) -> None:
    assert [title for seat in SEATS for title in unfit(secrets_of(words, game, seat))] == []


def test_the_whole_story_is_legal(dawn: tuple[Game, Entry], words: AnyGameWords) -> None:
    ended = dawn[0].copy()
    last = ended.submit(Submission(GM, Abort()), Chance(None, seeded_source(1, 4)))

    assert unfit(pages(words, ended, last)) == []


def test_the_button_of_every_ability_holds_its_name(game: Game, words: AnyGameWords) -> None:
    faces = [words.ask_face(ask) for seat in SEATS for ask in uses(game, seat)]

    assert [face.text for face in faces if length(face.text) > BUTTON] == []
