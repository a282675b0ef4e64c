"""Reads a role file from its bytes. It reads and runs nothing else."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from msgspec import Struct

from engine.errors import BadInput
from engine.naming import spelled
from engine.open_table.checking import mistakes
from engine.open_table.decoding import decoded, piece
from engine.open_table.remedies import NO_KEY, PARTS
from engine.open_table.role_file import KEY, RoleFile
from engine.open_table.toml_mistakes import as_key


def read_role_file(content: bytes) -> RoleFile:
    """Read a role file and check that a game can be played with it. Raises BadInput with the line."""
    return decoded(content, _role_file)


def _role_file(document: dict[str, object]) -> RoleFile:
    """Convert and check the file: entry by entry, since only so the place of a mistake is known exactly."""
    found: list[BadInput] = []
    names = _keys(document)
    entries = {part: _entries(part, document.get(part, {}), names, found) for part in PARTS}
    with _noting(found):
        bare = piece({**document, **{part: {} for part in PARTS if part in document}}, RoleFile, "")
    _refuse(found)
    whole = {name: getattr(bare, name) for name in bare.__struct_fields__} | entries
    file = piece(whole, RoleFile, "")
    _refuse([*mistakes(file)])
    return file


def _entries(part: str, value: object, names: Mapping[str, str], found: list[BadInput]) -> dict[str, Struct]:
    """Convert the entries of a part, and note the mistakes."""
    entries: dict[str, Struct] = {}
    with _noting(found):
        for key, each in piece(value, dict[str, object], part).items():
            with _noting(found):
                entries[key] = _entry(part, key, each, names)
    return entries


def _entry(part: str, key: str, value: object, names: Mapping[str, str]) -> Struct:
    place = f"{part}.{key}"
    if not re.fullmatch(KEY, key):
        right = as_key(key)
        raise BadInput(f"{NO_KEY}; write [{part}.{right}]" if re.fullmatch(KEY, right) else NO_KEY, place)
    return piece(value, PARTS[part], place, names)


def _keys(document: Mapping[str, object]) -> dict[str, str]:
    """Return the keys of everything that has a name, by these names in small letters."""
    named: dict[str, str] = {}
    for part in PARTS:
        entries = document.get(part)
        for key, entry in entries.items() if isinstance(entries, dict) else ():
            name = entry.get("name") if isinstance(entry, dict) else None
            named |= {str(each).lower(): key for each in (spelled(key), name) if each}
    return named


@contextmanager
def _noting(found: list[BadInput]) -> Iterator[None]:
    """Go on after a mistake, and note it with those beside it."""
    try:
        yield
    except BadInput as bad:
        found += (bad, *bad.others)


def _refuse(found: list[BadInput]) -> None:
    """Raise the first of some mistakes, with the others beside it."""
    if found:
        found[0].others = tuple(found[1:])
        raise found[0]
