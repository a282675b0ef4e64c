"""Defines the weight of a move: how much it brings beyond what its name says."""

from enum import StrEnum


class Weight(StrEnum):
    """Whether people look at a move's effect before it counts: nobody, everybody, or its player alone.

    A ``SECRET`` move stays secret until it is made, because its player may still choose otherwise.
    """

    LIGHT = "light"
    OPEN = "open"
    SECRET = "secret"
