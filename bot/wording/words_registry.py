"""The words of each game."""

from functools import cache

from bot.themes import Theme
from bot.wording.bluff import BluffWords
from bot.wording.danube import DanubeWords
from bot.wording.game_words import AnyGameWords, any_words
from bot.wording.great_table import GreatTableWords
from bot.wording.honnoji import HonnojiWords
from bot.wording.name_words import bold
from bot.wording.open_table import OpenTableWords
from bot.wording.quests import QuestWords
from bot.wording.sigily import SigilyWords
from bot.wording.voice import SetUp, Show
from bot.wording.words import Words
from bot.words import LANGUAGE

WORDS_OF: dict[str, type[AnyGameWords]] = {
    "quests": any_words(QuestWords),
    "honnoji": any_words(HonnojiWords),
    "great_table": any_words(GreatTableWords),
    "danube": any_words(DanubeWords),
    "bluff": any_words(BluffWords),
    "sigily": any_words(SigilyWords),
    "open_table": any_words(OpenTableWords),
}
"""The words of each rulebook, by its slug."""


def words_for(theme: Theme, language: str = LANGUAGE, show: Show = bold, setup: SetUp | None = None) -> AnyGameWords:
    """Return the words of a theme's game. ``show`` turns a seat's name into what the reader sees.

    With the ``setup`` of a game that has begun, they name only what is in it; without one they explain it all.
    """
    return WORDS_OF[theme.rulebook](theme, _words(theme, language), show, setup)


@cache
def _words(theme: Theme, language: str) -> Words:
    return Words(theme, language)
