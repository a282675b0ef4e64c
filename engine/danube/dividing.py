"""Dividing a throw among several boats, each of which takes one part; the parts are played one after the other.

As many squares as any division allows must be walked, so a part after which less could be walked is forbidden. Only
where nothing can go forward may a boat go back, by the whole throw.
"""

from collections.abc import Iterator
from functools import lru_cache

from engine.danube.walking import Fleets, Part, after, part


def parts_left(fleets: Fleets, left: int, *, is_whole: bool) -> tuple[Part, ...]:
    """List the moves that are legal now with what is left of a throw, or with the whole of it."""
    reach = furthest(fleets, left)
    if reach:
        return tuple(
            [move for move in _forward(fleets, left) if move.walked + _furthest_after(fleets, left, move) == reach]
        )
    return tuple(_back(fleets, left)) if is_whole else ()


@lru_cache(maxsize=16384)
def furthest(fleets: Fleets, left: int) -> int:
    """As many squares as any division of these steps allows."""
    return max((move.walked + _furthest_after(fleets, left, move) for move in _forward(fleets, left)), default=0)


def _furthest_after(fleets: Fleets, left: int, move: Part) -> int:
    return furthest(after(fleets, move), left - move.walked)


def _forward(fleets: Fleets, left: int) -> Iterator[Part]:
    for start in fleets.fresh:
        for steps in range(1, left + 1):
            if (move := part(fleets, start, steps)) is not None:
                yield move


def _back(fleets: Fleets, count: int) -> Iterator[Part]:
    for start in fleets.fresh:
        if (move := part(fleets, start, -count)) is not None:
            yield move
