"""The legal moves, computed a second, slow way: every division of a throw is tried to its end.

Written only from the rulings, square by square, with nothing of the engine's.
"""

from collections.abc import Iterator
from typing import NamedTuple

SAFE = (29, 32, 34)
NICKEL_STARTS = (2, 4, 6, 8, 10)
PENNY_STARTS = (1, 3, 5, 7, 9)

Move = tuple[int, int]


class Boats(NamedTuple):
    """The places of all boats. ``waiting`` are those that have had no part of the throw."""

    own: frozenset[int]
    theirs: frozenset[int]
    waiting: frozenset[int]


def legal_moves(begun: Boats, left: int, *, whole: bool, nickels: bool) -> set[Move]:
    """Return the legal moves with the rest of a throw."""
    ways = [*divisions(begun, left, nickels)]
    most = max((walked for walked, _ in ways), default=0)
    if most:
        return {first for walked, first in ways if walked == most}
    backward = {(boat, -left) for boat in begun.waiting if go_back(begun, boat, left, nickels)}
    return backward if whole else set()


def divisions(boats: Boats, left: int, nickels: bool) -> Iterator[tuple[int, Move]]:
    """Yield every series of parts that could be played: its total length, and its first part."""
    for boat in boats.waiting:
        for steps in range(1, left + 1):
            gone = go(boats, boat, steps, nickels)
            if gone is not None:
                walked, after = gone
                yield walked, (boat, steps)
                for more, _ in divisions(after, left - walked, nickels):
                    yield walked + more, (boat, steps)


def go(boats: Boats, boat: int, steps: int, nickels: bool) -> tuple[int, Boats] | None:
    """Move a boat forward. Return how far it walked and all boats afterwards; None if it may not."""
    if boat + steps >= 36:
        at_home = any(square <= 10 for square in boats.own)
        if at_home or meets_block(boats, boat, range(boat + 1, 36)):
            return None
        return 36 - boat, Boats(boats.own - {boat}, boats.theirs, boats.waiting - {boat})
    goal = boat + steps
    if goal in SAFE and goal in boats.theirs:
        short = goal - 1
        if short == boat or short in boats.own or meets_block(boats, boat, range(boat + 1, short + 1)):
            return None
        return steps - 1, settle(boats, boat, short)
    if goal in boats.own or meets_block(boats, boat, range(boat + 1, goal + 1)) or is_kept(boats, goal):
        return None
    return steps, settle(boats, boat, rapids(boats, boat, nickels) if goal == 30 and goal not in boats.theirs else goal)


def go_back(boats: Boats, boat: int, steps: int, nickels: bool) -> bool:
    """Return whether a boat may go back."""
    goal = boat - steps
    if goal < 1 or goal in boats.own or (goal in SAFE and goal in boats.theirs):
        return False
    return not meets_block(boats, boat, range(goal, boat)) and not is_kept(boats, goal)


def meets_block(boats: Boats, boat: int, way: range) -> bool:
    """Return whether a square on the way is in a block of the other side."""
    return any(square in boats.theirs and is_in_block(boats.theirs, square) for square in way)


def is_in_block(theirs: frozenset[int], square: int) -> bool:
    """Return whether a boat stands in a row of three or more, or of exactly two in the last row of the river."""
    first = last = square
    while first - 1 in theirs:
        first -= 1
    while last + 1 in theirs:
        last += 1
    length = last - first + 1
    return length == 2 if first >= 25 else length >= 3


def is_kept(boats: Boats, goal: int) -> bool:
    """Return whether an opponent with a neighbour stands there."""
    return goal in boats.theirs and (goal - 1 in boats.theirs or goal + 1 in boats.theirs)


def settle(boats: Boats, boat: int, onto: int) -> Boats:
    """Let a boat come to rest. A boat that was there moves to where it came from."""
    theirs = boats.theirs - {onto} | {boat} if onto in boats.theirs else boats.theirs
    return Boats(boats.own - {boat} | {onto}, theirs, boats.waiting - {boat})


def rapids(boats: Boats, boat: int, nickels: bool) -> int:
    """Return where a boat from the rapids comes ashore."""
    starts: tuple[int, ...] = NICKEL_STARTS if nickels else PENNY_STARTS
    taken = (boats.own - {boat}) | boats.theirs
    landings: list[int] = [19, *reversed(starts), *range(10, 0, -1)]
    for square in landings:
        if square not in taken:
            return square
    raise AssertionError("ten boats stand on the first ten squares and on 19")
