"""A chance that always gives the same, so that two games differ in nothing that is left to it."""

from collections.abc import Sequence
from random import Random
from typing import Any


class Steady(Random):
    """Draws the middle of a range, and leaves every order as it is."""

    def random(self) -> float:
        """Half."""
        return 0.5

    def shuffle(self, x: Any) -> None:  # noqa: ANN401 (as of the class in the library)
        """Leave the order as it is."""


class Masks(Steady):
    """Gives the seats of an anonymous game the names that are wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.names: Sequence[str] = ()
        self.exchanged: tuple[int, int] | None = None
        """The places of two players who are seated in each other's place."""

    def sample(self, population: Any, k: int, **_: object) -> list[Any]:  # noqa: ANN401
        """The names that are wanted."""
        return list(self.names)

    def shuffle(self, x: Any) -> None:  # noqa: ANN401
        """Leave the order as it is, but for those two."""
        if self.exchanged is not None:
            first, second = self.exchanged
            x[first], x[second] = x[second], x[first]
