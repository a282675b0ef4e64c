"""The sticks: four, each flat or round, counted by the white flat sides."""

from random import Random

from engine.outcomes import One

STICKS = 4
ALL_ROUND = 6
"""The count of a throw without a white side."""
THROWS_AGAIN = frozenset({1, 4, 6})
"""The counts after which the player throws again."""


class White:
    """The draw of how many sticks lie white side up."""

    shape = int
    choosing = One(tuple(range(STICKS + 1)))

    def pick(self, random: Random) -> int:
        """Throw them."""
        return sum(random.random() < 0.5 for _ in range(STICKS))

    def is_possible(self, outcome: int) -> bool:
        """Return whether four sticks can show this many white sides."""
        return 0 <= outcome <= STICKS


def count(white: int) -> int:
    """Return the count of a throw."""
    return white or ALL_ROUND
