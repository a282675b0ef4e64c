"""Decides who may know an event. Every event names its audience, and only this file filters by it.

A reader is a seat, everybody, or the GM. A reader knows exactly the events addressed to that reader.
"""

from enum import Enum
from typing import Literal


class To(Enum):
    """The audiences that are not seats. ``NOBODY`` is for sealed things on the table, such as the order of a deck."""

    PUBLIC = "public"
    GM = "gm"
    NOBODY = "nobody"


Audience = To | tuple[str, ...]

Everybody = Literal[To.PUBLIC]
GameMaster = Literal[To.GM]
"""A GM without a seat. A GM who plays knows what their seat knows, and reads as that seat."""
Reader = str | Everybody | GameMaster
"""A seat, by its name, or one of the two readers without a seat. These two are no names, so no slip can mix them up."""


def reader_called(name: str) -> Reader:
    """Return the reader that a person means by typing this name."""
    match name:
        case To.PUBLIC.value:
            return To.PUBLIC
        case To.GM.value:
            return To.GM
        case seat:
            return seat


def may_read(reader: Reader, to: Audience) -> bool:
    """Return whether this reader may read something with this audience.

    Everybody reads public things; the GM reads everything that is not sealed; a seat reads what names it.
    """
    match to:
        case To.PUBLIC:
            return True
        case To.NOBODY:
            return False
        case To.GM:
            return reader is To.GM
        case seats:
            return reader is To.GM or reader in seats
