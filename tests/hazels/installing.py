"""Installs the small game among the others, as if its folder were in the tree: a line in each list, and its words."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree

import pytest

import bot.themes
import bot.words
from bot.cogs.games.game_commands_registry import COGS_OF
from bot.delivery.telling import saying
from bot.pictures import PICTURES_OF
from bot.wording import words_registry
from bot.wording.game_words import any_words
from bot.wording.words_registry import WORDS_OF
from engine import rulebooks
from tests.hazels.bot.cogs import HazelsCog
from tests.hazels.bot.pictures import HazelPictures
from tests.hazels.bot.wording import HazelWords
from tests.hazels.engine import Hazels

FOLDER = Path(__file__).parent / "bot"


def copy_files(folder: Path) -> Path:
    """Copy the small game's files of words and themes, and the bot's own, into this folder."""
    for kind, own in (("words", bot.words.FOLDER), ("themes", bot.themes.FOLDER)):
        for files in (own, FOLDER / kind):
            copytree(files, folder / kind, dirs_exist_ok=True)
    return folder


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """Let the bot know the small game, with files of words and themes from this folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rulebooks, "RULEBOOKS", (*rulebooks.RULEBOOKS, Hazels()))
        patch.setattr(bot.words, "FOLDER", folder / "words")
        patch.setattr(bot.themes, "FOLDER", folder / "themes")
        patch.setitem(WORDS_OF, "hazels", lambda: any_words(HazelWords))
        patch.setitem(PICTURES_OF, "hazels", HazelPictures)
        patch.setitem(COGS_OF, "hazels", HazelsCog)
        _forget()
        yield
    _forget()


def _forget() -> None:
    for remembered in (saying.bot_words, words_registry._words):
        remembered.cache_clear()
