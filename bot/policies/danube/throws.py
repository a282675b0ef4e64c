"""The throws of the sticks, and how likely each is."""

from collections.abc import Mapping
from math import comb

from engine.danube.sticks import STICKS, count

CHANCES: Mapping[int, float] = {count(white): comb(STICKS, white) / 2**STICKS for white in range(STICKS + 1)}
"""How likely a throw counts so much, 0 to 1."""


def chance_of(steps: int) -> float:
    """How likely a throw counts at least this, so that a boat can be given this part of it."""
    return sum([chance for count, chance in CHANCES.items() if count >= steps])
