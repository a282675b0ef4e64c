"""The words: a folder a language, with Fluent files in it, and one reader that refuses broken ones.

English and the themes that come with the bot are checked by its tests. Other languages and a host's own themes are
checked when they are loaded.

A file named after a rulebook holds that game's words. So does a file named after the rulebook and a part of its words,
such as ``sigily-pictures``. All other files serve every game. A theme adds the terms of its world.
"""

from collections.abc import Container, Iterable
from functools import cache
from pathlib import Path

from bot.words.circles import check_ends
from bot.words.reading import BrokenFile, Entry, Unread, parse, read, split
from engine import rulebooks

FOLDER = Path(__file__).parent
LANGUAGE = "en"
"""The language that is always installed."""
DRAMA = "drama-"
"""The prefix of messages that are a theme's own lines for a moment; a theme may have none."""
FUNCTIONS = frozenset({"NUMBER", "DATETIME"})


def languages() -> tuple[str, ...]:
    """Return the installed languages."""
    return tuple(sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))))


@cache
def language_of(locale: str, installed: tuple[str, ...]) -> str | None:
    """Return the installed language for a language of Discord's: the same one, or its form for all countries."""
    known = {language.lower(): language for language in installed}
    return known.get(locale.lower()) or known.get(locale.partition("-")[0].lower())


def files_of(language: str, rulebook: str | None) -> tuple[Path, ...]:
    """List a language's files for every game, and for the game of this rulebook."""
    others = {game.slug for game in rulebooks.RULEBOOKS} - {rulebook}
    paths = sorted((FOLDER / language).glob("*.ftl"))
    return tuple(path for path in paths if path.stem.partition("-")[0] not in others)


class Lexicon:
    """The entries of several files, each of which is parsed when it is first needed. Raises BrokenFile."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self._unread: dict[str, Unread] = {}
        for unread in (each for path in paths for each in split(path)):
            if (other := self._unread.setdefault(unread.id, unread)) is not unread:
                raise BrokenFile(unread.path, unread.before + 1, _twice(unread.id, other.path, other.before + 1))

    def __contains__(self, name: str) -> bool:
        """Whether there is an entry. Drama for which the theme has no lines counts as missing."""
        unread = self._unread.get(name)
        return unread is not None and not (name.startswith(DRAMA) and _lacks(parse(unread), self._unread))

    def needed_for(self, name: str) -> list[Entry]:
        """Return an entry and all to which it leads. Raises BrokenFile if one of them is missing."""
        found = {name: parse(self._unread[name])}
        waiting = [found[name]]
        while waiting:
            entry = waiting.pop()
            for used, line in entry.uses:
                if used in FUNCTIONS or used in found:
                    continue
                if used not in self:
                    raise _missing(entry, used, line)
                found[used] = parse(self._unread[used])
                waiting.append(found[used])
        return [*found.values()]


def collect(paths: Iterable[Path]) -> dict[str, Entry]:
    """Read these files together. Raises BrokenFile for a broken file, a duplicate, a missing word, or a circle.

    Drama for which the theme has no lines is left out.
    """
    found = gather(paths)
    entries = {name: entry for name, entry in found.items() if not (name.startswith(DRAMA) and _lacks(entry, found))}
    for entry in entries.values():
        for name, line in entry.uses:
            if name not in entries and name not in FUNCTIONS:
                raise _missing(entry, name, line)
    check_ends(entries)
    return entries


def _lacks(entry: Entry, entries: Container[str]) -> bool:
    return any(name not in entries for name, _ in entry.uses)


def gather(paths: Iterable[Path]) -> dict[str, Entry]:
    """Read these files, which may lack words that others supply. Raises BrokenFile."""
    entries: dict[str, Entry] = {}
    for path in paths:
        for entry in read(path):
            if (other := entries.get(entry.id)) is not None:
                raise BrokenFile(path, entry.line, _twice(entry.id, other.path, other.line))
            entries[entry.id] = entry
    return entries


def _missing(entry: Entry, name: str, line: int) -> BrokenFile:
    return BrokenFile(entry.path, line, f"{entry.id} needs {name}, which no file of words supplies")


def _twice(name: str, path: Path, line: int) -> str:
    return f"{name} stands already in {path}:{line}"
