"""Dividing: every way to play the rest of a throw, and the resulting boats."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from msgspec.structs import replace

from engine.danube.dividing import parts_left
from engine.danube.table import DanubeTable
from engine.danube.walking import Fleets, Part, after
from engine.views import View


def ends(view: View[DanubeTable, str]) -> Mapping[Fleets, Part]:
    """Return the possible boats after the throw, each with the next move that leads there."""
    table = view.table
    assert table.board.left is not None
    return _ends_by(table.fleets, table.board.left, table.parts)


def ends_of_throw(fleets: Fleets, count: int) -> Collection[Fleets]:
    """Return the possible boats after a whole throw: the same as before if nothing can be done with it."""
    return _ends_by(fleets, count, parts_left(fleets, count, is_whole=True)) or (fleets,)


def _ends_by(fleets: Fleets, steps: int, moves: Iterable[Part]) -> dict[Fleets, Part]:
    found: dict[Fleets, Part] = {}
    seen: set[tuple[Fleets, int]] = set()
    for move in moves:
        left = steps - move.walked if move.walked > 0 else 0
        for end in _ends_of(after(fleets, move), left, seen):
            found.setdefault(end, move)
    return found


def _ends_of(fleets: Fleets, left: int, seen: set[tuple[Fleets, int]]) -> Iterator[Fleets]:
    """Yield the possible final boats, skipping those ``seen`` to follow from another move."""
    if (fleets, left) in seen:
        return
    seen.add((fleets, left))
    moves = parts_left(fleets, left, is_whole=False)
    for move in moves:
        yield from _ends_of(after(fleets, move), left - move.walked, seen)
    if not moves:
        yield replace(fleets, fresh=fleets.own)
