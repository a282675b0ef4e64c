"""The possible moves after a throw: which unit may move or chariot may be introduced, and where that leads."""

from collections.abc import Iterator

from msgspec import Struct

from engine.sigily.board import GATES, HOME, SIGILS, Place, clockwise, on, way_through
from engine.sigily.lengths import back, forward
from engine.sigily.table import Declared, SigilyTable
from engine.sigily.territorial_starts import start_of
from engine.sigily.units import Unit, number


class Way(Struct, frozen=True):
    """A legal move. ``exit`` is the gate that it names, ``onto`` where the unit lands, or ``home``."""

    chariot: str
    exit: Place | None
    start: Place | None
    """The place where the move starts; None if a chariot is introduced."""
    onto: Place
    steps: int
    exactly: bool = False
    """With ``home``: it comes home exactly, so it takes the coins on its start sigil."""

    @property
    def answer(self) -> dict[str, str]:
        """The fields of the move as the player submits it."""
        return {"chariot": self.chariot} if self.exit is None else {"chariot": self.chariot, "exit": self.exit}


def ways(table: SigilyTable) -> tuple[Way, ...]:
    """Return the legal moves with the last throw, by the chariots' numbers."""
    return tuple(sorted(_found(table), key=lambda way: number(way.chariot)))


def any_way(table: SigilyTable) -> bool:
    """Return whether there is a legal move with the last throw."""
    return any(True for _ in _found(table))


def _found(table: SigilyTable) -> Iterator[Way]:
    """Yield the legal moves. A declaration binds the player."""
    declared = table.so_far.declared
    if declared is not None:
        unit = table.board.unit(declared.chariot)
        assert unit is not None
        yield from _declared(table, unit, declared.how)
        return
    for unit in table.units_of(table.player):
        yield from _of_unit(table, unit)
    for name in table.not_in_play(table.player):
        yield from _introduction(table, name)


def way_of(table: SigilyTable, chariot: str, leave: Place | None) -> Way | None:
    """Return the legal move of a chariot that names this gate, or no gate; None if there is no such move."""
    return next((way for way in ways(table) if (way.chariot, way.exit) == (chariot, leave)), None)


def _declared(table: SigilyTable, unit: Unit, how: Declared) -> Iterator[Way]:
    count = table.so_far.count
    match how:
        case Declared.ENTER:
            yield from through(unit, count)
        case Declared.REFUSED:
            yield from _along(table, unit)
        case Declared.BACK:
            steps = back(table, count)
            yield Way(unit.top, None, unit.at, on(unit.at, -steps), -steps)


def _of_unit(table: SigilyTable, unit: Unit) -> Iterator[Way]:
    return through(unit, table.so_far.count) if unit.is_inside else _along(table, unit)


def _along(table: SigilyTable, unit: Unit) -> Iterator[Way]:
    """Yield the move clockwise along the ring. The unit may not be chosen if nothing is left of the throw."""
    steps = forward(table, unit, table.so_far.count)
    if steps > 0:
        goal = unit.progress + steps
        onto = HOME if goal >= SIGILS else on(unit.at, steps)
        yield Way(unit.top, None, unit.at, onto, steps, exactly=goal == SIGILS)


def _introduction(table: SigilyTable, name: str) -> Iterator[Way]:
    steps = forward(table, None, table.so_far.count)
    if steps > 0:
        yield Way(name, None, None, on(start_of(table, table.player), steps), steps)


def through(unit: Unit, steps: int) -> Iterator[Way]:
    """Yield the moves through fairy land. A move past the centre leaves by any gate except that of the entry."""
    goal = unit.steps_inside + steps
    inward = way_through(unit.gate_inward, None)
    if goal < len(inward):
        yield Way(unit.top, None, unit.at, inward[goal], steps)
        return
    for leave in (unit.exit,) if unit.exit is not None else GATES:
        if leave != unit.gate_inward:
            yield _outward(unit, leave, goal, steps)


def _outward(unit: Unit, leave: Place, goal: int, steps: int) -> Way:
    """Return a move past the centre: on the arm, or out by its gate and on along the ring."""
    whole = way_through(unit.gate_inward, leave)
    beyond = goal - (len(whole) - 1)
    named = None if unit.exit else leave
    if beyond < 0:
        return Way(unit.top, named, unit.at, whole[goal], steps)
    progress = unit.progress + clockwise(unit.gate_inward, leave) + beyond
    onto = HOME if progress >= SIGILS else on(leave, beyond)
    return Way(unit.top, named, unit.at, onto, steps, exactly=progress == SIGILS)
