"""The words: a folder a language, Fluent files in it, and the one reader that refuses what is broken in them.

A file that is named after a rulebook holds that game's words, as does one named after it and a part of them, such as
``sigily-pictures``; every other file is everybody's. A theme adds the terms of its world.
"""

from collections.abc import Container, Iterable
from pathlib import Path

from bot.words.reading import BrokenFile, Entry, read
from engine import rulebooks

FOLDER = Path(__file__).parent
LANGUAGE = "en"
"""The language that is always installed."""
DRAMA = "drama-"
"""So the messages begin that are a theme's own lines for a moment; it may have none."""
FUNCTIONS = frozenset({"NUMBER", "DATETIME"})


def languages() -> tuple[str, ...]:
    """The languages that are installed."""
    return tuple(sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))))


def files_of(language: str, rulebook: str | None) -> tuple[Path, ...]:
    """List the files of a language that belong to every game, and to the game of this rulebook."""
    others = {game.slug for game in rulebooks.RULEBOOKS} - {rulebook}
    paths = sorted((FOLDER / language).glob("*.ftl"))
    return tuple(path for path in paths if path.stem.partition("-")[0] not in others)


def collect(paths: Iterable[Path]) -> dict[str, Entry]:
    """Read these files together. Raises BrokenFile for one that is broken, says a thing twice, or lacks a word.

    Drama of which the theme has no lines is left out.
    """
    found = gather(paths)
    entries = {name: entry for name, entry in found.items() if not (name.startswith(DRAMA) and _lacks(entry, found))}
    for entry in entries.values():
        for name, line in entry.uses:
            if name not in entries and name not in FUNCTIONS:
                raise BrokenFile(entry.path, line, f"{entry.id} needs {name}, which no file of words supplies")
    return entries


def _lacks(entry: Entry, entries: Container[str]) -> bool:
    return any(name not in entries for name, _ in entry.uses)


def gather(paths: Iterable[Path]) -> dict[str, Entry]:
    """Read these files, which may lack words that others supply. Raises BrokenFile."""
    entries: dict[str, Entry] = {}
    for path in paths:
        for entry in read(path):
            if (other := entries.get(entry.id)) is not None:
                raise BrokenFile(path, entry.line, f"{entry.id} stands already in {other.path}:{other.line}")
            entries[entry.id] = entry
    return entries
