"""One part of a throw: a boat walks forward, or back by the whole throw, and comes to rest."""

from collections.abc import Iterable

from msgspec import Struct

from engine.danube.board import END, FIRST_TEN, PORTAGE, RAPIDS, SAFE, STARTS, Colour
from engine.danube.rows import blocked, is_guarded


class Fleets(Struct, frozen=True):
    """The boats as the player to move sees them. ``fresh`` are their boats that have had no part of this throw yet."""

    colour: Colour
    own: tuple[int, ...]
    others: tuple[int, ...]
    fresh: tuple[int, ...]


class Part(Struct, frozen=True):
    """A move as the player asks for it and as it goes. ``walked`` counts against the throw; below 0 it goes backward.

    ``steps`` may exceed ``walked`` for a boat that stops one short of its goal or leaves the board. ``onto`` is where
    it rests, after the rapids; None means off the board.
    """

    start: int
    steps: int
    walked: int
    onto: int | None
    swapped: bool = False
    rapids: bool = False


def part(fleets: Fleets, start: int, steps: int) -> Part | None:
    """Return how a boat would move by some steps, below 0 backward; None if the rules forbid it."""
    goal = start + steps
    if goal >= END:
        return _leave(fleets, start, steps)
    if steps > 0 and goal in SAFE and goal in fleets.others:
        return _stop_short(fleets, start, steps)
    if goal < 1 or goal in fleets.own or _is_barred(fleets, start, goal):
        return None
    if goal in fleets.others:
        swaps = goal not in SAFE and not is_guarded(goal, fleets.others)
        return Part(start, steps, steps, goal, swapped=True) if swaps else None
    if goal == RAPIDS:
        return Part(start, steps, steps, _ashore(fleets), rapids=True)
    return Part(start, steps, steps, goal)


def after(fleets: Fleets, move: Part) -> Fleets:
    """Return the boats after a part."""
    own, others = fleets.own, fleets.others
    fresh = tuple([square for square in fleets.fresh if square != move.start])
    return Fleets(
        fleets.colour,
        own=_moved(own, move.start, move.onto),
        others=_moved(others, move.onto, move.start) if move.swapped else others,
        fresh=fresh,
    )


def _moved(boats: tuple[int, ...], start: int | None, onto: int | None) -> tuple[int, ...]:
    """Return the squares of these boats after one has moved to another square; None means off the board."""
    staying = [square for square in boats if square != start]
    return tuple(sorted(staying if onto is None else [*staying, onto]))


def _leave(fleets: Fleets, start: int, steps: int) -> Part | None:
    """Bear a boat off, by the exact count or more. The surplus is left for another boat."""
    if any(square in FIRST_TEN for square in fleets.own) or _is_barred(fleets, start, END):
        return None
    return Part(start, steps, END - start, None)


def _stop_short(fleets: Fleets, start: int, steps: int) -> Part | None:
    """Stop one square short of an opponent on a safe square, and swap with any boat there, guarded or not."""
    short = start + steps - 1
    if short in fleets.own or _is_barred(fleets, start, short):
        return None
    return Part(start, steps, steps - 1, short, swapped=short in fleets.others)


def _is_barred(fleets: Fleets, start: int, goal: int) -> bool:
    """Return whether an opposing block stands on the way or at its end."""
    blocks = blocked(fleets.others)
    if not blocks:
        return False
    way = range(start + 1, goal + 1) if goal > start else range(goal, start)
    return not blocks.isdisjoint(way)


def _ashore(fleets: Fleets) -> int:
    """Return where a crew from the rapids starts again: the first of these squares that is free."""
    taken = {*fleets.own, *fleets.others}
    return next(square for square in _landings(fleets.colour) if square not in taken)


def _landings(colour: Colour) -> Iterable[int]:
    """Yield 19, then the side's starting squares beginning with 10 or 9, and finally any of the first ten."""
    yield PORTAGE
    yield from reversed(STARTS[colour])
    yield from reversed(FIRST_TEN)
