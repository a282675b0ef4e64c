"""A chance that always gives the same, and work of other threads that is done at once, so that two games differ in
nothing that is left to either.
"""

from collections.abc import Callable
from random import Random
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Steady(Random):
    """Draws the middle of a range, and leaves every order as it is."""

    def random(self) -> float:
        """Half."""
        return 0.5

    def shuffle(self, x: Any) -> None:  # noqa: ANN401 (as of the class in the library)
        """Leave the order as it is."""


async def at_once(do: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Do in the loop's own thread what would be done in another."""
    return do(*args, **kwargs)
