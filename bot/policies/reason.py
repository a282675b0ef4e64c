"""A reason for a house player's move, as the hint of a practice game gives it in a sentence."""

from collections.abc import Mapping
from typing import NamedTuple


class Reason(NamedTuple):
    """A reason: the name of its sentence, the chances that it gives in percent, and the seats that it names."""

    name: str
    chances: Mapping[str, int] = {}
    seats: Mapping[str, str] = {}


EVEN = Reason("even")
"""Nothing is known against anybody."""
BOARD = Reason("board")
"""The move was compared with others, and came out best."""


def between(name: str, chances: Mapping[str, float], most: str | None = None) -> Reason:
    """Return a reason that names whom the chance is highest for, or else a given seat, and whom it is lowest for."""
    highest, least = (of(chances, key=chances.__getitem__) for of in (max, min))
    if chances[highest] == chances[least]:
        return EVEN
    named = highest if most is None else most
    numbers = {"more": percent(chances[named]), "less": percent(chances[least])}
    return Reason(name, numbers, {"most": named, "least": least})


def percent(chance: float) -> int:
    """Return a chance from 0 to 1 in percent."""
    return round(100 * chance)
