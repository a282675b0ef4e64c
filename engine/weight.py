"""How much a move brings with it beside what its name says."""

from enum import StrEnum


class Weight(StrEnum):
    """Whether people look at what a move would do before it counts, and who: everybody, or its player alone.

    What is ``SECRET`` until it is done stays so: its player may still choose otherwise.
    """

    LIGHT = "light"
    OPEN = "open"
    SECRET = "secret"
