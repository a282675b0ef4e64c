"""Reads TOML from outside, and finds the line on which a field is set. The standard reader forgets the lines."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping

from engine.errors import BadInput

Path = tuple[str | int, ...]
DEEPEST = 8
"""The parts of a path by which a line is looked for. Dotted keys may be as deep as a file is long."""


def parsed(text: str) -> dict[str, object]:
    """Parse TOML. Raises BadInput with the line."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        said = "it is nested too deeply" if isinstance(error, RecursionError) else str(error).partition(" (at ")[0]
        bad = BadInput(f"this is no TOML: {said}")
        place = re.search(r"at line (\d+)", str(error))
        bad.line = int(place[1]) if place else text.count("\n") + 1 if "end of document" in str(error) else 1
        raise bad from None


def line_of(text: str, field: str) -> int:
    """Return the line of TOML that sets a field, such as ``roles.cop.count`` or ``house[2]``.

    It is the line on which the statement begins that sets it, or else the field that holds it, or else the first line.
    """
    return line_in(lines_of(text), field)


def lines_of(text: str) -> Mapping[Path, int]:
    """Return the line of everything that a text of TOML sets, by its path."""
    lines: dict[Path, int] = {}
    for path, line in _statements(text):
        lines.setdefault(path, line)
    return lines


def line_in(lines: Mapping[Path, int], field: str) -> int:
    """Return the line of a field among the lines of everything."""
    wanted: Path = tuple([int(part) if part.isdigit() else part for part in re.findall(r"[^.\[\]]+", field)])
    return next((lines[wanted[:size]] for size in range(len(wanted), 0, -1) if wanted[:size] in lines), 1)


def _statements(text: str) -> Iterator[tuple[Path, int]]:
    """Yield what each statement sets, with the line on which it begins.

    A statement is the fewest lines that are TOML by themselves, for the text as a whole is known to be TOML.
    """
    table: Path = ()
    tables: Counter[Path] = Counter()
    statement, start = "", 1
    for number, line in enumerate(text.split("\n"), start=1):
        start = start if statement else number
        statement += f"{line}\n"
        try:
            paths = [*_paths(tomllib.loads(statement))]
        except tomllib.TOMLDecodeError:
            continue
        if statement.lstrip().startswith("["):
            table = _placed(paths[-1], tables)
            yield from ((table[:size], start) for size in range(1, len(table) + 1))
        else:
            yield from (((*table, *path), start) for path in paths)
        statement = ""


def _placed(path: Path, tables: Counter[Path]) -> Path:
    """Return where a heading leads: one of a list adds a place to it, and one below a list means its last place."""
    placed: Path = ()
    for part, following in zip(path, (*path[1:], None), strict=True):
        if part == 0:
            tables[placed] += 1
            placed = (*placed, tables[placed] - 1)
        else:
            placed = (*placed, part)
            if tables[placed] and following != 0:
                placed = (*placed, tables[placed] - 1)
    return placed


def _paths(value: object, path: Path = ()) -> Iterator[Path]:
    """Yield the path of everything in a value that is not too deep, the value itself first."""
    if path:
        yield path
    if len(path) == DEEPEST:
        return
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for part, inner in parts:
        yield from _paths(inner, (*path, part))
