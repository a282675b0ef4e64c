"""Decodes bounded TOML into structs. Every mistake is one sentence that says what may be written there."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from engine.codec import convert
from engine.errors import BadInput
from engine.open_table.remedies import remedied
from engine.open_table.role_file import LARGEST, LONGEST_LINE, MOST_LINES
from engine.open_table.toml_mistakes import MOST, read
from engine.toml_lines import line_in, lines_of

T = TypeVar("T")
NO_NAMES: Mapping[str, str] = {}


def decoded(content: bytes, make: Callable[[dict[str, object]], T]) -> T:
    """Make something of a document.

    Raises BadInput with its line, also for what ``make`` refuses. It is the first mistake by its line, and has some of
    the others beside it, one for a line.
    """
    document, text, mistakes = read(_text(content))
    if document is not None:
        try:
            made = make(document)
        except BadInput as bad:
            mistakes += (bad, *bad.others)
        else:
            if not mistakes:
                return made
    raise _first(text, mistakes)


def _first(text: str, mistakes: Sequence[BadInput]) -> BadInput:
    """Return the first mistake by its line, with others beside it. Of those on one line, only one is told."""
    lines = {} if all(bad.line for bad in mistakes) else lines_of(text)
    for bad in mistakes:
        bad.line = bad.line or line_in(lines, bad.field)
    by_line = {bad.line or 1: bad for bad in reversed(mistakes)}
    first, *others = [by_line[line] for line in sorted(by_line)[:MOST]]
    first.others = tuple(others)
    return first


def _text(content: bytes) -> str:
    if len(content) > LARGEST:
        raise _at(1, f"this file is too large; {LARGEST // 1024} KB are the most")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise _at(line, "this is not UTF-8; save the file with that encoding") from None
    if text.count("\n") >= MOST_LINES:
        raise _at(MOST_LINES, f"this file is too long; {MOST_LINES} lines are the most")
    if longer := next((number for number, each in enumerate(text.split("\n"), 1) if len(each) > LONGEST_LINE), None):
        raise _at(longer, f"this line is too long; {LONGEST_LINE} characters are the most")
    return text


def _at(line: int, problem: str) -> BadInput:
    bad = BadInput(problem)
    bad.line = line
    return bad


def piece(value: object, shape: type[T], within: str, names: Mapping[str, str] = NO_NAMES) -> T:
    """Convert one piece of a document. Raises BadInput that says what may be written there.

    ``names`` are those of the document in small letters, with the keys that should stand in their places.
    """
    try:
        return convert(value, shape, within)
    except BadInput as bad:
        raise remedied(bad, shape, value, within, names) from None
