"""A chance that always gives the same, so that two games differ in nothing that is left to it."""

from random import Random
from typing import Any


class Steady(Random):
    """Draws the middle of a range, and leaves every order as it is."""

    def random(self) -> float:
        """Half."""
        return 0.5

    def shuffle(self, x: Any) -> None:  # noqa: ANN401 (as of the class in the library)
        """Leave the order as it is."""
