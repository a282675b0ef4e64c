"""Options that people write as a file: how such a file is read, checked and written."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct


class Written(Struct, frozen=True):
    """The contents of such a file, under a title."""

    title: str


class OptionFile(Struct, frozen=True):
    """An option of a game that people write as a file, from whose bytes ``read`` makes its value.

    If no game may begin with it, ``read`` raises BadInput with the line, and ``check`` raises BadInput.
    """

    option: str
    name: str
    """The file's name in the folder of a theme that brings one."""
    largest: int
    """The most bytes of a file that is read."""
    read: Callable[[bytes], Written]
    check: Callable[[Any], None]
    write: Callable[[Any], bytes]
    """Makes bytes of a value, which read as the same value."""
