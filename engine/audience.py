"""Who may know. Every event names its audience, and this is the one place that filters.

A reader is a seat, everybody, or the GM. What a reader knows is exactly the events addressed to him.
"""

from enum import Enum
from typing import Literal


class To(Enum):
    """Audiences that are not seats; ``NOBODY`` is for what is sealed on the table, such as the order of a deck."""

    PUBLIC = "public"
    GM = "gm"
    NOBODY = "nobody"


Audience = To | tuple[str, ...]

Everybody = Literal[To.PUBLIC]
GameMaster = Literal[To.GM]
"""A GM without a seat. Who plays knows what his seat knows, and reads as that."""
Reader = str | Everybody | GameMaster
"""A seat, by its name, or one of the two who have none. No name is one of these, so that nobody is by a slip."""


def reader_called(name: str) -> Reader:
    """The reader whom somebody means who types this."""
    match name:
        case To.PUBLIC.value:
            return To.PUBLIC
        case To.GM.value:
            return To.GM
        case seat:
            return seat


def may_read(reader: Reader, to: Audience) -> bool:
    """Say whether what is addressed so may be read by this reader.

    Everybody reads what is public; the GM reads everything but what is sealed; a seat reads what names it.
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
