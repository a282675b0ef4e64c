"""Writes a role file, without what it leaves to usual values. Its comments are gone, for no game keeps them."""

import msgspec

from engine.open_table.role_file import RoleFile
from engine.toml_writing import written


def write_role_file(file: RoleFile) -> bytes:
    """Return the file as TOML, which reads as the same file."""
    return written(msgspec.to_builtins(file)).encode()
