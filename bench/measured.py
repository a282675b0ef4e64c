"""Measurements beside their yardsticks of the same rounds, as a table and as JSON."""

from collections.abc import Sequence
from statistics import median

from msgspec import Struct

WIDTH = 46


class Measured(Struct, frozen=True):
    """An aim, and its figure in each round. Where a limit is the aim there is no yardstick."""

    aim: str
    unit: str
    rounds: tuple[float, ...]
    yardstick: tuple[float, ...] = ()
    wanted: str = ""
    """The aim in words."""

    @property
    def ratios(self) -> tuple[float, ...]:
        """How many times its yardstick each round took."""
        return tuple(own / other for own, other in zip(self.rounds, self.yardstick, strict=False))

    def __str__(self) -> str:
        own = f"{self.aim:{WIDTH}}{_number(median(self.rounds)):>10} {self.unit:10}"
        if not self.yardstick:
            return f"{own}{'':10}{_spread(self.rounds):>24}  {self.wanted}"
        return f"{own}{_number(median(self.yardstick)):>10}{_spread(self.ratios):>24}  {self.wanted}"


HEADING = f"{'':{WIDTH}}{'measured':>10} {'':10}{'yardstick':>10}{'ratio, or spread':>24}  wanted"


def _spread(values: Sequence[float]) -> str:
    return f"{_number(median(values))} ({_number(min(values))} to {_number(max(values))})"


def _number(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"
