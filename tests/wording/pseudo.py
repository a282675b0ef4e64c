"""A language made of all files of words, with a ring on every letter. A letter without a ring comes from elsewhere."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from shutil import copy

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import bot.themes
import bot.words
from bot.delivery.telling import saying
from bot.wording import words_registry
from bot.wording.pages import FENCE

NOT_WORDS = re.compile(
    r"<@!?\d+>|<#\d+>|<t:\d+:\w>"  # mentions and times, which each reader's Discord puts into words
    r"|`[0-9a-f]{64}`|[0-9a-f]{8}(?=\W*$)"  # a seal, and the reference of an error
    r"|`brehon [^`]+`"  # a line to type
)
LETTERS = re.compile(r"\b[A-J]+\b")
"""The letters of seats in a table of votes."""


STRUCK = "𝕒𝕓𝕔𝕕𝕖𝕗𝕘𝕙𝕚𝕛𝕜𝕝𝕞𝕟𝕠𝕡𝕢𝕣𝕤𝕥𝕦𝕧𝕨𝕩𝕪𝕫"
"""The letters of commands' names, because Discord takes none with rings there."""
NAMES_OF_COMMANDS = "names.ftl"


def struck(name: str) -> str:
    """Write a command's or option's name in letters of its own."""
    return "".join(STRUCK[ord(letter) - ord("a")] if "a" <= letter <= "z" else letter for letter in name)


def ringed(text: str) -> str:
    """Put a ring around each letter, and leave the rest as it is."""
    return "".join(map(_ringed, unicodedata.normalize("NFD", text)))


def _ringed(letter: str) -> str:
    if "a" <= letter <= "z":
        return chr(ord("ⓐ") + ord(letter) - ord("a"))
    if "A" <= letter <= "Z":
        return chr(ord("Ⓐ") + ord(letter) - ord("A"))
    assert not letter.isalpha()
    return letter


class Rings(Transformer):
    """Puts rings on all text of a file, and on nothing else: not on ids, variables or forms."""

    def __init__(self, disguise: Callable[[str], str]) -> None:
        self._disguise = disguise

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (Fluent's name)
        """Put rings on a text."""
        return ast.TextElement(self._disguise(node.value))


def write(folder: Path) -> None:
    """Write the files of words, and Brehon's own themes, into a folder, with rings."""
    write_words(folder / "words" / "en")
    for theme in bot.themes.load_themes().values():
        place = folder / "themes" / theme.slug
        _write(bot.themes.words_of(theme), place / "en.ftl")
        manifest = (theme.folder / "theme.toml").read_text(encoding="utf-8")
        (place / "theme.toml").write_text(manifest.replace(theme.title, ringed(theme.title)), encoding="utf-8")


def write_words(folder: Path) -> None:
    """Write the files of words into a language's folder, with rings."""
    for path in (bot.words.FOLDER / "en").glob("*.ftl"):
        _write(path, folder / path.name)


def _write(path: Path, twin: Path) -> None:
    twin.parent.mkdir(parents=True, exist_ok=True)
    twin.write_text(_disguised(path), encoding="utf-8")


@cache
def _disguised(path: Path) -> str:
    """Return a file of words with rings. Several files of tests write the same ones."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    rings = Rings(struck if path.name == NAMES_OF_COMMANDS else ringed)
    return FluentSerializer().serialize(rings.visit(resource))


@contextmanager
def spoken(folder: Path, *, calls_commands: bool = True) -> Iterator[None]:
    """Let the bot speak with rings, from files in this folder. Commands may keep their real names."""
    names = bot.words.FOLDER / "en" / NAMES_OF_COMMANDS
    write(folder)
    if not calls_commands:
        copy(names, folder / "words" / "en")
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(bot.words, "FOLDER", folder / "words")
            patch.setattr(bot.themes, "FOLDER", folder / "themes")
            _forget()
            yield
    finally:
        _forget()


def _forget() -> None:
    for remembered in (saying.bot_words, words_registry._words):
        remembered.cache_clear()


def foreign(text: str, names: Iterable[str]) -> list[str]:
    """Return the words of a text that come neither from a file nor from somebody's name."""
    said = NOT_WORDS.sub(" ", text)
    for name in sorted(names, key=len, reverse=True):
        said = said.replace(name, " ")
    if FENCE in text:
        said = LETTERS.sub(" ", said)
    return re.findall(rf"[^\W\d_{STRUCK}]+", said)
