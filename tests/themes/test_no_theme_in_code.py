"""No word of a theme stands in code, or in words that all themes share."""

import re
from collections.abc import Iterator
from pathlib import Path

import bot
import engine
from bot.themes import Theme, load_themes, words_of
from bot.themes.needs import needs_of
from bot.wording.voice import dashed
from bot.words import FOLDER
from bot.words.reading import read

NEUTRAL = "classic"
"""The theme whose words are the rulebook's own. So are those of a theme with its rulebook's name."""
ORDINARY = frozenset(
    {"The", "Warrior", "Road", "Plain", "Ford", "Hill", "Free", "Peoples"}
    | {"Companion", "Minion", "Minions", "Deep", "Mines", "Fields", "Mount", "Chariot", "Ring"}
)
"""Common words in names, such as the kind of a place, or a word of another game's pieces."""


def names_of(theme: Theme) -> Iterator[str]:
    """Return a theme's names: its title, its slug, and the capitalised words of its sides, roles, items and places."""
    yield from (theme.title, theme.slug)
    names = needs_of(theme.rulebook).names
    for entry in read(words_of(theme)):
        if entry.id in names:
            span = entry.item.value.span if entry.item.value is not None else None
            assert span is not None
            text = entry.text[span.start : span.end]
            yield from (word for word in re.findall(r"\b[A-Z][\w'-]+", text) if word not in ORDINARY)


def test_no_name_of_a_theme_stands_in_code_or_in_common_words() -> None:
    others = [theme for theme in load_themes().values() if theme.slug not in (NEUTRAL, dashed(theme.rulebook))]
    names = {name for theme in others for name in names_of(theme)}
    packages = (Path(package.__path__[0]) for package in (bot, engine))
    files = [*(path for package in packages for path in package.rglob("*.py")), *FOLDER.rglob("*.ftl")]
    any_name = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, names))})(?![\w-])")
    said = {(path.name, name) for path in files for name in any_name.findall(path.read_text(encoding="utf-8"))}

    assert {"tain", "middle-earth", "Lugh", "Ulaid", "Muirthemne", "Gandalf", "Sauron", "Witch-King"} <= names
    assert len(files) > 100
    assert said == set()
