"""A source of chance that always draws the same, so that two games differ in no draw."""

from random import Random
from typing import Any


class Steady(Random):
    """Draws the middle of a range, and leaves every order as it is."""

    def random(self) -> float:
        """Return a half."""
        return 0.5

    def shuffle(self, x: Any) -> None:  # noqa: ANN401 (as of the class in the library)
        """Leave the order as it is."""
