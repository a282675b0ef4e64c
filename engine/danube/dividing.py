"""Divides a throw among several boats. Each takes one part, and the parts are played one after the other.

A player must walk as many squares as any division allows, so a part after which less could be walked is forbidden. A
boat may go back, by the whole throw, only if no boat can go forward.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.danube.walking import Fleets, Part, after, part


@lru_cache(maxsize=512)  # A move asks for the parts several times, and so does each reader who is told of it.
def parts_left(fleets: Fleets, left: int, *, is_whole: bool) -> tuple[Part, ...]:
    """Return the legal moves with the rest of a throw, or with the whole of it."""
    reach = furthest(fleets, left)
    if reach:
        return tuple([move for move in _forward(fleets, range(1, left + 1)) if _in_all(fleets, left, move) == reach])
    return tuple(_back(fleets, left)) if is_whole else ()


def furthest(fleets: Fleets, left: int) -> int:
    """Return the most squares that any division of these steps allows."""
    reach = 0
    for move in _forward(fleets, range(left, 0, -1)):
        reach = max(reach, _in_all(fleets, left, move))
        if reach == left:
            break
    return reach


def _in_all(fleets: Fleets, left: int, move: Part) -> int:
    """Return how many squares are walked with a part and, at most, with the steps that remain after it."""
    rest = left - move.walked
    return move.walked + furthest(after(fleets, move), rest) if rest else left


def _forward(fleets: Fleets, ways: Iterable[int]) -> Iterator[Part]:
    for start in fleets.fresh:
        for steps in ways:
            if (move := part(fleets, start, steps)) is not None:
                yield move


def _back(fleets: Fleets, count: int) -> Iterator[Part]:
    for start in fleets.fresh:
        if (move := part(fleets, start, -count)) is not None:
            yield move
