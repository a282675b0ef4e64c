"""The words of each game. They are imported when the first of them is asked for."""

from collections.abc import Callable
from functools import cache

from bot.themes import Theme
from bot.wording.game_words import AnyGameWords, any_words
from bot.wording.name_words import bold
from bot.wording.voice import SetUp, Show
from bot.wording.words import Words
from bot.words import LANGUAGE


def _quests() -> type[AnyGameWords]:
    from bot.wording.quests import QuestWords

    return any_words(QuestWords)


def _honnoji() -> type[AnyGameWords]:
    from bot.wording.honnoji import HonnojiWords

    return any_words(HonnojiWords)


def _great_table() -> type[AnyGameWords]:
    from bot.wording.great_table import GreatTableWords

    return any_words(GreatTableWords)


def _danube() -> type[AnyGameWords]:
    from bot.wording.danube import DanubeWords

    return any_words(DanubeWords)


def _bluff() -> type[AnyGameWords]:
    from bot.wording.bluff import BluffWords

    return any_words(BluffWords)


def _sigily() -> type[AnyGameWords]:
    from bot.wording.sigily import SigilyWords

    return any_words(SigilyWords)


def _open_table() -> type[AnyGameWords]:
    from bot.wording.open_table import OpenTableWords

    return any_words(OpenTableWords)


WORDS_OF: dict[str, Callable[[], type[AnyGameWords]]] = {
    "quests": cache(_quests),
    "honnoji": cache(_honnoji),
    "great_table": cache(_great_table),
    "danube": cache(_danube),
    "bluff": cache(_bluff),
    "sigily": cache(_sigily),
    "open_table": cache(_open_table),
}
"""Returns the words of each rulebook, by its slug."""


def words_for(theme: Theme, language: str = LANGUAGE, show: Show = bold, setup: SetUp | None = None) -> AnyGameWords:
    """Return the words of a theme's game. ``show`` turns a seat's name into what the reader sees.

    With the ``setup`` of a game that has begun, they name only what is in it; without one they explain it all.
    """
    return WORDS_OF[theme.rulebook]()(theme, _words(theme, language), show, setup)


@cache
def _words(theme: Theme, language: str) -> Words:
    return Words(theme, language)
