"""Reads a role file from its bytes. It reads and runs nothing else."""

import re

from msgspec import Struct

from engine.errors import BadInput
from engine.open_table.checking import check
from engine.open_table.decoding import NO_KEY, decoded, piece
from engine.open_table.role_file import KEY, Ability, Role, RoleFile, Side

PARTS: dict[str, type[Struct]] = {"sides": Side, "roles": Role, "abilities": Ability}
"""The tables of the file, and what each of their entries is."""


def read_role_file(content: bytes) -> RoleFile:
    """Read a role file and check that a game can be played with it. Raises BadInput with the line."""
    return decoded(content, _role_file)


def _role_file(document: dict[str, object]) -> RoleFile:
    """Convert and check the file: entry by entry, since only so the place of a mistake is known exactly."""
    entries: dict[str, dict[str, Struct]] = {}
    for part, shape in PARTS.items():
        written = piece(document.get(part, {}), dict[str, object], part)
        entries[part] = {key: _entry(part, key, value, shape) for key, value in written.items()}
    bare = piece({**document, **{part: {} for part in PARTS if part in document}}, RoleFile, "")
    whole = {name: getattr(bare, name) for name in bare.__struct_fields__} | entries
    file = piece(whole, RoleFile, "")
    check(file)
    return file


def _entry(part: str, key: str, value: object, shape: type[Struct]) -> Struct:
    place = f"{part}.{key}"
    if not re.fullmatch(KEY, key):
        raise BadInput(NO_KEY, place)
    return piece(value, shape, place)
