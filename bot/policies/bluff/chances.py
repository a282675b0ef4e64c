"""Chances: how many dice match a claim, for somebody who does not see all of them."""

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import accumulate

from engine.bluff.track import FACES, bears_out

Spread = tuple[float, ...]
"""The chances that none of some dice matches, that one does, that two do, and so on."""
TRUST = 3.0
"""The weight of each face that matches a bidder's bid, relative to a face that does not."""


def bearing(face: int, faces: Iterable[int]) -> tuple[int, ...]:
    """Return the dice that match a claim of this face."""
    return tuple([each for each in faces if bears_out(each, face)])


@cache
def chance_of(face: int, bid: int | None) -> float:
    """Return the chance that a hidden die matches a claim of this face, if its player has bid some face."""
    likely = () if bid is None else bearing(bid, FACES)
    weights = {each: TRUST if each in likely else 1.0 for each in FACES}
    return sum([weights[each] for each in bearing(face, FACES)]) / sum(weights.values())


@lru_cache(maxsize=1024)
def spread(sure: int, chances: tuple[float, ...]) -> Spread:
    """Return the distribution of matching dice: ``sure`` match certainly, and each of the others has its own chance."""
    found = [0.0] * sure + [1.0]
    for chance in chances:
        missed = [each * (1 - chance) for each in found] + [0.0]
        hit = [0.0] + [each * chance for each in found]
        found = [sum(pair) for pair in zip(missed, hit, strict=True)]
    return tuple(found)


@lru_cache(maxsize=1024)
def at_least(spread: Spread) -> Spread:
    """Return the chances that none or more of some dice match, that one or more do, and so on."""
    return tuple(accumulate(reversed(spread)))[::-1]


def both(one: Spread, two: Spread) -> Spread:
    """Return the distribution of matching dice among these and those."""
    found = [0.0] * (len(one) + len(two) - 1)
    for first, chance in enumerate(one):
        for second, other in enumerate(two):
            found[first + second] += chance * other
    return tuple(found)
