"""Themes as a host writes them, right and wrong."""

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.themes import BrokenTheme, Theme, load_shelf, load_themes, words_of
from bot.themes.manifest import GAME, LONGEST_EMOJI
from bot.themes.needs import needs_of
from bot.themes.terms import LONGEST_LINE, LONGEST_NAME, LONGEST_TEXT, MOST_LINES

LONGEST_MENTION = f"<:{'w' * 32}:{2**64 - 1}>"
"""An icon's mention with the longest name and the longest id that Discord takes."""
MANIFEST = 'title = "Mine"\nrulebook = "quests"\n'
TERMS = words_of(load_themes()["classic"]).read_text(encoding="utf-8")


def make(folder: Path, manifest: str = MANIFEST, terms: str = TERMS, slug: str = "mine") -> Path:
    """Write a theme into a host's folder, and return that folder."""
    (folder / slug).mkdir(parents=True)
    (folder / slug / "theme.toml").write_text(manifest, encoding="utf-8")
    (folder / slug / "en.ftl").write_text(terms, encoding="utf-8")
    return folder


def longest(folder: Path) -> Theme:
    """Return a theme whose words all have their greatest length, with the longest emoji and icons."""
    needs = needs_of("quests")
    emoji = "".join(f'{name} = "{"🏰" * LONGEST_EMOJI}"\n' for name in (GAME, *needs.marked))
    sizes = {term: LONGEST_NAME if term in needs.names else LONGEST_TEXT for term in needs.terms}
    terms = "".join(f"{term} = {'W' * size}\n" for term, size in sizes.items())
    lines = f"\n    {'W' * LONGEST_LINE}" * MOST_LINES
    terms += "".join(f"{term} ={lines}\n" for term in needs.drama)
    make(folder, f'title = "{"W" * LONGEST_NAME}"\nrulebook = "quests"\n[emoji]\n{emoji}', terms, "longest")
    icons = tuple((name, LONGEST_MENTION) for name in (GAME, *needs.marked))
    return replace(load_shelf(folder).themes["longest"], shown=icons)


def picture(shade: int = 0) -> bytes:
    """Return a PNG picture of one dot."""
    file = BytesIO()
    Image.new("L", (1, 1), shade).save(file, "PNG")
    return file.getvalue()


def add_icon(folder: Path, file: str, content: bytes) -> Path:
    """Put an icon into the theme of a host's folder, and return that folder."""
    (folder / "mine" / "icons").mkdir(exist_ok=True)
    (folder / "mine" / "icons" / file).write_bytes(content)
    return folder


def replaced(old: str, new: str, terms: str = TERMS) -> str:
    """Return the terms with one text replaced."""
    assert old in terms
    return terms.replace(old, new)


def line_of(text: str, terms: str = TERMS) -> int:
    """Return the line in which a text stands first."""
    return next(number for number, line in enumerate(terms.split("\n"), start=1) if text in line)


def refusal(folder: Path) -> str:
    """Return why the only theme in a host's folder is refused, after checking that all others load."""
    shelf = load_shelf(folder)
    assert shelf.themes.keys() == load_themes().keys()
    (broken,) = shelf.refused
    assert isinstance(broken, BrokenTheme)
    assert str(broken).isprintable()
    return str(broken)


def check_refused(folder: Path, file: str, line: int, problem: str) -> None:
    """Fail unless the only theme is refused with this file, line and problem."""
    told = refusal(folder)
    if not (told.startswith(f"{folder / file}:{line}: ") and problem in told):
        pytest.fail(f"{told!r} does not name {file}:{line} and say {problem!r}")


def check_each_refused(folder: Path, file: str, faults: Mapping[str, tuple[int, str]]) -> None:
    """Fail unless each theme of a folder is refused with this file, and its own line and problem."""
    shelf = load_shelf(folder)
    told = {broken.slug: str(broken) for broken in shelf.refused}

    assert shelf.themes.keys() == load_themes().keys()
    assert told.keys() == faults.keys()
    for slug, (line, problem) in faults.items():
        assert told[slug].startswith(f"{folder / slug / file}:{line}: ")
        assert problem in told[slug]
        assert told[slug].isprintable()
