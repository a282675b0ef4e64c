"""Reads one file of words, or a manifest beside it, within bounds. A broken file is refused with its line.

Parsing all words takes longer than everything else at a start, and most are never said. So a file is only split into
its entries, and each is parsed when it is first needed. ``read`` parses a whole file, to check it.
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from engine.errors import one_line

LARGEST = 128 * 1024
"""The most bytes of a file. The longest in English has a quarter of that, and other letters take up to three bytes."""
KEPT = 256
"""The files that are cached: enough for several languages, and for more themes than anybody has."""
BEGINNING = re.compile(r"^-?[A-Za-z][\w-]*(?= *=)", re.ASCII | re.MULTILINE)
"""The beginning of an entry. In a file without faults nothing else looks like it: all other lines are indented, or
begin with a bracket or a number sign.
"""


class BrokenFile(Exception):
    """A file cannot be used. The message names the file, the line and the fault."""

    def __init__(self, path: Path, line: int, problem: str) -> None:
        self.problem = one_line(problem)
        super().__init__(f"{path}:{line}: {self.problem}")
        self.path = path
        self.line = line


class Entry(Struct, frozen=True):
    """One message or term, the text of its file, and the words it refers to, with their lines.

    ``named`` has the texts that it passes to these, by name. ``before`` is the number of lines before the text.
    """

    path: Path
    text: str
    item: ast.Message | ast.Term
    uses: tuple[tuple[str, int], ...]
    named: frozenset[tuple[str, str]]
    before: int = 0

    @property
    def id(self) -> str:
        """The name of the entry; a term's begins with a hyphen."""
        return f"-{self.item.id.name}" if isinstance(self.item, ast.Term) else self.item.id.name

    @property
    def line(self) -> int:
        """The line on which it begins."""
        return self.line_of(self.item.id)

    def line_of(self, node: ast.SyntaxNode) -> int:
        """Return the line of a part of it."""
        return self.before + _line_of(self.text, node)


class Unread(Struct, frozen=True):
    """An entry that is not parsed yet: its text, and the number of lines before it in its file."""

    path: Path
    id: str
    text: str
    before: int


def text_of(path: Path) -> str:
    """Return the text of a file, with a line feed after each line. Raises BrokenFile."""
    content = content_of(path, LARGEST)
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BrokenFile(path, content.count(b"\n", 0, error.start) + 1, "this is no UTF-8 text") from None


def content_of(path: Path, largest: int) -> bytes:
    """Return the content of a file of at most this many bytes. Raises BrokenFile."""
    try:
        # A pipe or a device is not a plain file, and might never end.
        if not path.is_file():
            raise BrokenFile(path, 1, "this file is missing")
        with path.open("rb") as file:
            content = file.read(largest + 1)
    except OSError as error:
        raise BrokenFile(path, 1, f"this file cannot be read: {error.strerror}") from None
    if len(content) > largest:
        raise BrokenFile(path, 1, f"this file is larger than {largest // 1024} KB")
    return content


def split(path: Path) -> tuple[Unread, ...]:
    """Split a file into its messages and terms. Raises BrokenFile if it cannot be read, but finds no fault in it."""
    return _split(path, text_of(path))


@lru_cache(maxsize=KEPT)
def _split(path: Path, text: str) -> tuple[Unread, ...]:
    found = [*BEGINNING.finditer(text)]
    ends = [*(following.start() for following in found[1:]), len(text)]
    return tuple(
        Unread(path, each[0], text[each.start() : end], text.count("\n", 0, each.start()))
        for each, end in zip(found, ends, strict=False)
    )


@cache
def parse(unread: Unread) -> Entry:
    """Parse an entry. Raises BrokenFile."""
    return next(_parse(unread.path, unread.text, unread.before))


def read(path: Path) -> tuple[Entry, ...]:
    """Read the messages and terms of one file, all of them at once. Raises BrokenFile."""
    return _entries(path, text_of(path))


@lru_cache(maxsize=KEPT)
def _entries(path: Path, text: str) -> tuple[Entry, ...]:
    try:
        return tuple(_parse(path, text))
    except RecursionError:
        raise BrokenFile(path, 1, "this is nested too deeply") from None


def _parse(path: Path, text: str, before: int = 0) -> Iterator[Entry]:
    for item in FluentParser().parse(text).body:
        if isinstance(item, ast.Junk):
            fault = item.annotations[0]
            start = fault.span.start if fault.span is not None else 0
            raise BrokenFile(path, before + _line(text, start), fault.message or "this is no Fluent")
        if isinstance(item, ast.Message | ast.Term):
            references = _References()
            references.visit(item)
            uses = tuple((name, before + _line_of(text, node)) for name, node in references.found)
            yield Entry(path, text, item, uses, frozenset(references.named), before)


class _References(Visitor):
    """Finds the messages, terms and functions to which an entry refers."""

    def __init__(self) -> None:
        self.found: list[tuple[str, ast.SyntaxNode]] = []
        self.named: set[tuple[str, str]] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        """Visit the parts of a node. Its place in the file has none."""
        for name, part in vars(node).items():
            if name != "span" and isinstance(part, ast.BaseNode | list):
                self.visit(part)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        """Note a message."""
        self.found.append((node.id.name, node))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (Fluent's name)
        """Note a term."""
        self.found.append((f"-{node.id.name}", node))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 (Fluent's name)
        """Note a function."""
        self.found.append((node.id.name, node))
        self.generic_visit(node)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802 (Fluent's name)
        """Note a named text."""
        if isinstance(node.value, ast.StringLiteral):
            self.named.add((node.name.name, node.value.value))


def _line_of(text: str, node: ast.SyntaxNode) -> int:
    assert node.span is not None
    return _line(text, node.span.start)


def _line(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1
