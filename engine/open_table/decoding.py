"""Decodes bounded TOML into structs. Every mistake is one sentence that says what may be written there."""

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import inspect

from engine.codec import convert
from engine.errors import BadInput
from engine.learning import type_info
from engine.open_table.role_file import LARGEST, LONGEST_LINE, MOST_LINES
from engine.toml_lines import line_of, parsed

T = TypeVar("T")
NO_KEY = "this is no key; a key has 1 to 32 of the characters a to z, 0 to 9 and _, and begins with a letter"
PLAIN = {
    "object": "a table",
    "array": "a list",
    "str": "a text in quotes",
    "int": "a whole number",
    "float": "a number with a point",
    "bool": "true or false",
}
"""What a host calls the types that the decoder names."""


def decoded(content: bytes, make: Callable[[dict[str, object]], T]) -> T:
    """Make something of a document. Raises BadInput with its line, also for whatever ``make`` refuses."""
    text = _text(content)
    try:
        return make(parsed(text))
    except BadInput as bad:
        bad.line = bad.line or line_of(text, bad.field)
        raise


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


def piece(value: object, shape: type[T], within: str) -> T:
    """Convert one piece of a document. Raises BadInput that says what may be written there."""
    try:
        return convert(value, shape, within)
    except BadInput as bad:
        raise _remedied(bad, shape, within) from None


def _remedied(bad: BadInput, shape: type[object], within: str) -> BadInput:
    """Say which fields and values there are, where a wrong one was written."""
    info = _inner(type_info(shape), re.findall(r"[^.\[\]]+", bad.field.removeprefix(within)))
    if (unknown := re.search(r"unknown field `(.+)`", bad.problem)) and isinstance(info, inspect.StructType):
        known = ", ".join(sorted(field.name for field in info.fields))
        return BadInput(f"there is no such line; there may be {known}", f"{bad.field}.{unknown[1]}".lstrip("."))
    if missing := re.search(r"required field `(.+)`", bad.problem):
        return BadInput(f"{missing[1]} is missing; add a line {missing[1]} = …", bad.field)
    if "Invalid enum value" in bad.problem and isinstance(info, inspect.EnumType):
        known = ", ".join(str(each.value) for each in info.cls)
        written = bad.problem.removeprefix("Invalid enum value ")
        return BadInput(f"{written} is not known here; write one of {known}", bad.field)
    if "matching regex" in bad.problem:
        return BadInput(NO_KEY, bad.field)
    plain = re.sub(r"`(\w+)(?: \| null)?`", lambda found: PLAIN.get(found[1], found[1]), bad.problem)
    return BadInput(plain.replace("Expected", "expected"), bad.field)


def _inner(info: inspect.Type, path: Sequence[str]) -> inspect.Type:
    """Return what a shape has at a path of fields and places."""
    match info:
        case inspect.Metadata(type=inner):
            return _inner(inner, path)
        case inspect.StructType(fields=fields) if path:
            field = next((field for field in fields if field.encode_name == path[0]), None)
            return info if field is None else _inner(field.type, path[1:])
        case inspect.VarTupleType(item_type=inner) | inspect.DictType(value_type=inner) if path:
            return _inner(inner, path[1:])
        case _:
            return info
