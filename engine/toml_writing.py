"""Writes TOML as people lay it out: entries that fit stand on a line each, others have a section of their own."""

import re
from collections.abc import Iterator, Mapping, Sequence

import msgspec

WIDTH = 100
"""The most characters of a list that stands on one line."""
LONGEST = 500
"""The most characters of a line."""
PARTS = re.compile(r"(?s).{1,50} *")
"""Parts of a long text. None but the first begins with a blank, because TOML drops those where a text goes on."""


def written(document: Mapping[str, object]) -> str:
    """Return a document of values and of tables of entries, without what is None."""
    tables = {key: value for key, value in document.items() if isinstance(value, Mapping) and _has_entries(value)}
    plain = {key: value for key, value in document.items() if key not in tables and value != {}}
    return "\n".join([*_values(plain), *(line for key, table in tables.items() for line in _table(key, table)), ""])


def _has_entries(table: Mapping[str, object]) -> bool:
    return any(isinstance(entry, Mapping) for entry in table.values())


def _table(name: str, entries: Mapping[str, Mapping[str, object]]) -> Iterator[str]:
    lines = [f"{key} = {_inline(entry)}" for key, entry in entries.items()]
    if all(len(line) <= LONGEST for line in lines):
        yield from ("", f"[{name}]", *lines)
        return
    for key, entry in entries.items():
        yield from ("", f"[{name}.{key}]", *_values(entry))


def _values(values: Mapping[str, object]) -> Iterator[str]:
    return (f"{key} = {_value(value)}" for key, value in values.items() if value is not None)


def _value(value: object, indent: str = "") -> str:
    if isinstance(value, str):
        return _text(value)
    line = _on_one_line(value)
    if not isinstance(value, Sequence) or len(line) <= WIDTH:
        return line
    inner = f"{indent}    "
    items = "".join(f"{inner}{_value(each, inner)},\n" for each in value)
    return f"[\n{items}{indent}]"


def _inline(entry: Mapping[str, object]) -> str:
    said = ", ".join(f"{key} = {_on_one_line(value)}" for key, value in entry.items() if value is not None)
    return f"{{ {said} }}"


def _on_one_line(value: object) -> str:
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, Mapping):
        return _inline(value)
    if isinstance(value, Sequence):
        return f"[{', '.join(map(_on_one_line, value))}]"
    return msgspec.json.encode(value).decode()


def _text(text: str) -> str:
    """Return a text in quotes, on several lines if it is long."""
    whole = _quoted(text)
    if len(whole) <= LONGEST // 2:
        return whole
    parts = (_quoted(part)[1:-1] for part in PARTS.findall(text))
    return '"""' + "\\\n".join(parts) + '"""'


def _quoted(text: str) -> str:
    """Return a text in quotes. TOML escapes as JSON does, and one character more."""
    return msgspec.json.encode(text).decode().replace("\x7f", "\\u007f")
