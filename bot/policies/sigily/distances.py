"""Distances: how many steps a unit still has to go, along the ring or through fairy land by the best gate."""

from functools import cache

from engine.sigily.board import FAIRY_LAND, GATES, HOME, SIGILS, Place, clockwise, way_through
from engine.sigily.fairy_land import ADMITS
from engine.sigily.sticks import chance_of
from engine.sigily.table import SigilyTable
from engine.sigily.territorial_starts import start_of
from engine.sigily.units import Unit, owner
from engine.views import View

LETS_IN = chance_of(ADMITS)
"""The chance that the special throw admits a unit to fairy land."""


def on_ring(place: Place, start: Place) -> int:
    """Return the steps along the ring to the end; from the start itself a whole round."""
    return clockwise(place, start) or SIGILS


@cache
def inside(place: Place, entry: Place, leave: Place | None, start: Place) -> int:
    """Return the steps to the end from inside fairy land, by the named gate or otherwise the best."""
    gates = [leave] if leave is not None else [gate for gate in GATES if gate != entry]
    return min([_by(place, entry, gate, start) for gate in gates])


def _by(place: Place, entry: Place, leave: Place, start: Place) -> int:
    way = way_through(entry, leave)
    is_home = clockwise(entry, leave) >= on_ring(entry, start)
    return len(way) - 1 - way.index(place) + (0 if is_home else on_ring(leave, start))


@cache
def at_gate(gate: Place, start: Place, barred: tuple[Place, ...]) -> float:
    """Return the steps to the end from a gate, where the unit may try to enter."""
    along = on_ring(gate, start)
    if gate in barred:
        return along
    return LETS_IN * min(inside(gate, gate, None, start), along) + (1 - LETS_IN) * along


def of_place(view: View[SigilyTable, str], unit: Unit | None, chariot: str, onto: Place, leave: Place | None) -> float:
    """Return the steps to the end for a unit, or a chariot not in play, once it stands on a place."""
    start = start_of(view.table, owner(chariot)) if unit is None else unit.start
    if onto == HOME:
        return 0
    if onto in FAIRY_LAND:
        assert unit is not None
        return inside(onto, unit.gate_inward, leave or unit.exit, start)
    if onto in GATES:
        return at_gate(onto, start, () if unit is None else view.table.board.barred(unit))
    return on_ring(onto, start)


def left(view: View[SigilyTable, str], unit: Unit | None, chariot: str) -> float:
    """Return the steps to the end as things stand; a whole round for a chariot not in play."""
    return SIGILS if unit is None else of_place(view, unit, chariot, unit.at, unit.exit)
