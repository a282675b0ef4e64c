"""Chances: how many dice bear a claim out, as far as somebody can know who does not see them all."""

from collections.abc import Iterable
from functools import lru_cache

from engine.bluff.track import FACES, bears_out

Spread = tuple[float, ...]
"""How likely it is that none of some dice matches, one of them, two, and so on."""
TRUST = 3.0
"""So much likelier each die of a bidder is to bear the bid out than not to."""


def bearing(face: int, faces: Iterable[int]) -> tuple[int, ...]:
    """Those of these dice that bear out a claim of this face."""
    return tuple([each for each in faces if bears_out(each, face)])


def chance_of(face: int, bid: int | None) -> float:
    """How likely a hidden die bears out a claim of this face, if its player has bid some face."""
    likely = () if bid is None else bearing(bid, FACES)
    weights = {each: TRUST if each in likely else 1.0 for each in FACES}
    return sum([weights[each] for each in bearing(face, FACES)]) / sum(weights.values())


@lru_cache(maxsize=1024)
def spread(sure: int, chances: tuple[float, ...]) -> Spread:
    """How many dice match, if so many do surely, and each of the others with its own chance."""
    found = [0.0] * sure + [1.0]
    for chance in chances:
        missed = [each * (1 - chance) for each in found] + [0.0]
        hit = [0.0] + [each * chance for each in found]
        found = [sum(pair) for pair in zip(missed, hit, strict=True)]
    return tuple(found)
