"""The sticks: four, each flat or round, counted by the white flat sides."""

from random import Random

from engine.outcomes import One

STICKS = 4
ALL_ROUND = 6
"""What a throw without a white side counts."""
THROWS_AGAIN = frozenset({1, 4, 6})
"""Counts with which whoever threw them throws on."""


class White:
    """How many of the sticks lie white side up."""

    shape = int
    choosing = One(tuple(range(STICKS + 1)))

    def pick(self, random: Random) -> int:
        """Throw them."""
        return sum(random.random() < 0.5 for _ in range(STICKS))

    def is_possible(self, outcome: int) -> bool:
        """There are four."""
        return 0 <= outcome <= STICKS


def count(white: int) -> int:
    """What a throw counts."""
    return white or ALL_ROUND
