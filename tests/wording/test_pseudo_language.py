"""Whatever is said of a game comes from files of words: in a language of ringed letters, nothing is without a ring."""

from collections.abc import Iterator
from string import ascii_uppercase
from typing import cast

import pytest

from bot.cli.simulation import NAMES
from bot.themes import Theme, load_themes
from bot.wording.game_words import AnyGameWords
from bot.wording.moments import Moment, Question
from bot.wording.pages import Page
from engine.audience import To
from engine.domains import SMALL_TALK
from tests.wording import pseudo
from tests.wording.pseudo import foreign, ringed
from tests.wording.saying import ONE_OF_EACH, RULEBOOK_OF, drama, games, labels, listen, pages, play, refusals, texts
from tests.wording.test_everything_has_words import RARE

SPOKEN = (*NAMES, "New", "Red Fox", "Owl", "red", "fox", "owl", *SMALL_TALK, *ascii_uppercase)
"""Names, also of nobody, what is said in games, and the letters of moves in a picture."""


@pytest.fixture(scope="module", autouse=True)
def themes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Theme]]:
    """Let everything be said in rings, by these themes."""
    with pseudo.spoken(tmp_path_factory.mktemp("pseudo")):
        yield load_themes()


class Overhearing:
    """Words, with a memory of all that they gave."""

    def __init__(self, words: AnyGameWords) -> None:
        self._words = words
        self.heard: set[str] = set()

    def __getattr__(self, name: str) -> object:
        said = getattr(self._words, name)
        if not callable(said):
            return said

        def overheard(*given: object) -> object:
            answer = said(*given)
            self.heard.update(_strings(answer))
            return answer

        return overheard


def _strings(said: object) -> Iterator[str]:
    match said:
        case str():
            yield said
        case Page(title=title, text=text, fields=fields):
            yield from (title, text, *(part for field in fields for part in field))
        case Moment(text=text, title=title):
            yield from (text, title)
        case Question():
            yield from (said.title, said.call, said.lines)
        case tuple():
            for part in said:
                yield from _strings(part)
        case _ if hasattr(said, "label") and hasattr(said, "note"):
            yield from (said.label, said.note)


@pytest.mark.parametrize("slug", [theme.slug for theme in ONE_OF_EACH.values()])
def test_no_word_about_a_game_comes_from_code(slug: str, themes: dict[str, Theme]) -> None:
    theme = themes[slug]
    rulebook = RULEBOOK_OF[theme.rulebook]
    overhearing = Overhearing(listen(theme)[1])
    words = cast(AnyGameWords, overhearing)
    for seed, game in games(rulebook, count=6):
        for entry in play(game, seed):
            list(pages(words, game, entry))
            list(texts(words, game, entry))
            words.history(game.view(To.PUBLIC))
    RARE[theme.rulebook](words)
    list(labels(words, rulebook))
    list(drama(words, rulebook))
    words.rules()
    for refusal in refusals(theme):
        words.refusal(refusal)

    assert len(overhearing.heard) > 200
    assert {word for text in overhearing.heard for word in foreign(text, SPOKEN)} == set()


def test_a_title_of_a_theme_is_a_word_too(themes: dict[str, Theme]) -> None:
    assert themes["tain"].title == ringed("The Táin")


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (ringed("All is well."), []),
        (ringed("Then ") + "**Ann**" + ringed(" leads") + " <@123> <t:1767312000:R>", []),
        (ringed("Then ") + "and" + ringed(" there"), ["and"]),
        ("Größe: 3", ["Größe"]),
        ("```\nABC\n```", []),
        ("ABC", ["ABC"]),
    ],
)
def test_a_word_without_rings_is_found(said: str, found: list[str]) -> None:
    assert foreign(said, ("Ann",)) == found
