"""Who may know. Every event names its audience, and this is the one place that filters.

A reader is a seat's name, ``public`` or ``gm``. What a reader knows is exactly the events addressed to him.
"""

from enum import StrEnum


class To(StrEnum):
    """Audiences that are not seats; ``NOBODY`` is for what is sealed on the table, such as the order of a deck."""

    PUBLIC = "public"
    GM = "gm"
    NOBODY = "nobody"


Audience = To | tuple[str, ...]


def may_read(reader: str, to: Audience) -> bool:
    """Say whether what is addressed so may be read by this reader.

    Everybody reads what is public; the GM reads everything but what is sealed; a seat reads what names it.
    """
    match to:
        case To.PUBLIC:
            return True
        case To.NOBODY:
            return False
        case To.GM:
            return reader == To.GM
        case seats:
            return reader == To.GM or reader in seats
