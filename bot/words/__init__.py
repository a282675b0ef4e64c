"""The words: a folder a language, Fluent files in it, and the one reader that refuses what is broken in them.

A file that is named after a rulebook holds that game's words, every other file is everybody's. A theme adds the terms
of its world.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from engine.rulebooks import RULEBOOKS

FOLDER = Path(__file__).parent
LANGUAGE = "en"
"""The language that is always installed."""
FUNCTIONS = frozenset({"NUMBER", "DATETIME"})


class BrokenWords(Exception):
    """A file of words cannot be used; the message names the file, the line and the fault."""

    def __init__(self, path: Path, line: int, problem: str) -> None:
        super().__init__(f"{path}:{line}: {problem}")
        self.path = path
        self.line = line
        self.problem = problem


class Entry(Struct, frozen=True):
    """One message or term, and where it stands."""

    path: Path
    line: int
    id: str
    item: ast.Message | ast.Term
    uses: tuple[tuple[str, int], ...]
    """The messages and terms it refers to, each with its line."""


def languages() -> tuple[str, ...]:
    """The languages that are installed."""
    return tuple(sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))))


def files_of(language: str, rulebook: str | None) -> tuple[Path, ...]:
    """List the files of a language that belong to every game, and to the game of this rulebook."""
    others = {game.slug for game in RULEBOOKS} - {rulebook}
    return tuple(path for path in sorted((FOLDER / language).glob("*.ftl")) if path.stem not in others)


def collect(paths: Iterable[Path]) -> dict[str, Entry]:
    """Read these files together. Raises BrokenWords for one that is broken, says a thing twice, or lacks a word."""
    entries: dict[str, Entry] = {}
    for path in paths:
        for entry in read(path):
            if (other := entries.get(entry.id)) is not None:
                raise BrokenWords(path, entry.line, f"{entry.id} stands already in {other.path}:{other.line}")
            entries[entry.id] = entry
    for entry in entries.values():
        for name, line in entry.uses:
            if name not in entries and name not in FUNCTIONS:
                raise BrokenWords(entry.path, line, f"{entry.id} needs {name}, which no file of words supplies")
    return entries


@cache
def read(path: Path) -> tuple[Entry, ...]:
    """Read the messages and terms of one file. Raises BrokenWords."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenWords(path, 1, f"this file cannot be read: {error}") from None
    return tuple(_entries(path, text))


def _entries(path: Path, text: str) -> Iterator[Entry]:
    for item in FluentParser().parse(text).body:
        if isinstance(item, ast.Junk):
            fault = item.annotations[0]
            start = fault.span.start if fault.span is not None else 0
            raise BrokenWords(path, _line(text, start), fault.message or "this is no Fluent")
        if isinstance(item, ast.Message | ast.Term):
            assert item.span is not None
            name = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
            uses = _Uses(text)
            uses.visit(item)
            yield Entry(path, _line(text, item.span.start), name, item, tuple(uses.found))


class _Uses(Visitor):
    """Finds what an entry refers to."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.found: list[tuple[str, int]] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        """Note a message."""
        self._note(node.id.name, node)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (Fluent's name)
        """Note a term."""
        self._note(f"-{node.id.name}", node)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 (Fluent's name)
        """Note a function."""
        self._note(node.id.name, node)
        self.generic_visit(node)

    def _note(self, name: str, node: ast.SyntaxNode) -> None:
        assert node.span is not None
        self.found.append((name, _line(self.text, node.span.start)))


def _line(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1
