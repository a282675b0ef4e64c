"""The places through which a unit goes: along the ring, through fairy land, or back to its gate."""

from engine.audience import Reader
from engine.sigily.board import CENTRE, FAIRY_LAND, HOME, SIGILS, Place, clockwise, on
from engine.sigily.events import Moved, PutBack
from engine.sigily.table import SigilyTable
from engine.sigily.territorial_starts import start_of
from engine.sigily.units import owner
from engine.sigily.ways import Way
from engine.views import View

HALF_ROUND = SIGILS // 2
"""The distance along the ring beyond which a unit must have gone back."""
DEEPEST = 3
"""The steps inward from a gate to the centre."""
BEYOND = 6
"""More steps along the ring than any unit goes that leaves fairy land."""


def course_of(view: View[SigilyTable, Reader], move: Moved | Way) -> tuple[Place, ...]:
    """Return the way of a made or possible move; of a unit that comes home, up to a start."""
    table = view.table
    name = move.chariots[0] if isinstance(move, Moved) else move.chariot
    first = start_of(table, owner(name)) if move.start is None else move.start
    if first in FAIRY_LAND or move.onto in FAIRY_LAND or move.exit is not None:
        return _through(table, first, move.onto, move.exit)
    return along(first, _finish(table, first) if move.onto == HOME else move.onto)


def course_back(event: PutBack) -> tuple[Place, ...]:
    """Return the way of a unit to the gate by which it entered."""
    return (event.start,) if event.start == event.onto else _inside(event.start, event.onto)


def _finish(table: SigilyTable, first: Place) -> Place:
    """Return the next start on the way of a unit that comes home."""
    starts = {start_of(table, seat) for seat in table.seats}
    return min(starts, key=lambda start: clockwise(on(first, 1), start))


def along(first: Place, last: Place) -> tuple[Place, ...]:
    """Return the sigils of the ring from one to another, clockwise unless that is more than half a round."""
    steps = clockwise(first, last)
    if steps > HALF_ROUND:
        return tuple([on(first, -step) for step in range(SIGILS - steps + 1)])
    return tuple([on(first, step) for step in range(steps + 1)])


def _through(table: SigilyTable, first: Place, last: Place, leave: Place | None) -> tuple[Place, ...]:
    """Return the way inside, and perhaps along the ring from the gate where the unit leaves."""
    if last in FAIRY_LAND:
        return _inside(first, last)
    gate = leave or first.partition(".")[0]
    way = _inside(first, gate)
    goal = _finish(table, on(gate, -1)) if last == HOME else last
    return way + along(gate, goal)[1:] if clockwise(gate, goal) < BEYOND else way


def _inside(first: Place, last: Place) -> tuple[Place, ...]:
    """Return the way between gates, arms and centre: along one arm, or through the centre."""
    arms = {_arm(place) for place in (first, last) if place != CENTRE}
    if len(arms) > 1:
        return (*_inside(first, CENTRE), *_inside(CENTRE, last)[1:])
    arm = arms.pop()
    start, end = _depth(first), _depth(last)
    step = 1 if end > start else -1
    return tuple([_at_depth(arm, depth) for depth in range(start, end + step, step)])


def _arm(place: Place) -> Place:
    return place.partition(".")[0]


def _depth(place: Place) -> int:
    return DEEPEST if place == CENTRE else int(place.partition(".")[2] or 0)


def _at_depth(gate: Place, depth: int) -> Place:
    return CENTRE if depth == DEEPEST else f"{gate}.{depth}" if depth else gate
