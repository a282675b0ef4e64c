"""Options that people write as a file: how such a file is read, checked and written."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct


class OptionFile(Struct, frozen=True):
    """An option of a game that people write as a file.

    Its value is a struct with a ``title``. ``read`` makes it of the file's bytes, and ``write`` makes bytes of it. If
    no game may begin with a value, ``read`` and ``check`` raise BadInput, and ``read`` names the line.
    """

    option: str
    name: str
    """The file's name in the folder of a theme that brings one."""
    largest: int
    """The most bytes of a file that is read."""
    read: Callable[[bytes], Any]
    check: Callable[[Any], None]
    write: Callable[[Any], bytes]
