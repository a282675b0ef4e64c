"""The throws of the sticks, and their chances."""

from collections.abc import Mapping
from math import comb

from engine.danube.sticks import STICKS, count

CHANCES: Mapping[int, float] = {count(white): comb(STICKS, white) / 2**STICKS for white in range(STICKS + 1)}
"""The chance of each count, from 0 to 1."""


def chance_of(steps: int) -> float:
    """Return the chance that a throw counts at least this, so that a boat can be given this part of it."""
    return sum([chance for count, chance in CHANCES.items() if count >= steps])
