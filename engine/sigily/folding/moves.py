"""Folds moves: where a unit stands after a move, and what it has there."""

from msgspec.structs import replace

from engine.sigily.board import FAIRY_LAND, HOME, clockwise
from engine.sigily.events import Moved, PutBack
from engine.sigily.table import Board, SigilyTable
from engine.sigily.territorial_starts import start_of
from engine.sigily.units import Unit, owner


def moved(table: SigilyTable, event: Moved) -> Board:
    """Fold a move: the unit arrives last, and without its skin."""
    board = table.board
    unit = board.unit(event.chariots[0])
    if unit is None:
        start = start_of(table, owner(event.chariots[0]))
        unit = Unit(event.chariots, start, start, 0)
    others = tuple([other for other in board.units if other.top != unit.top])
    after = replace(_onto(unit, event, back=table.so_far.goes_back), at=event.onto, skin=False)
    return replace(board, units=(*others, after))


def _onto(unit: Unit, event: Moved, *, back: bool) -> Unit:
    """Return what a move changes of a unit besides its place."""
    if event.onto == HOME:
        return unit
    if event.onto in FAIRY_LAND:
        return replace(unit, entry=unit.gate_inward, exit=event.exit or unit.exit)
    if unit.is_inside:
        return replace(unit, progress=unit.progress + clockwise(unit.gate_inward, event.onto), exit=None)
    steps = -clockwise(event.onto, unit.at) if back else clockwise(unit.at, event.onto)
    return replace(unit, progress=unit.progress + steps, entry=None)


def put_back(board: Board, event: PutBack) -> Board:
    """Put a unit back on its entry gate, with the progress it had there. It may not enter there again."""
    unit = board.unit(event.chariots[0])
    assert unit is not None
    progress = unit.progress if unit.is_inside else unit.progress - clockwise(event.onto, unit.at)
    others = tuple([other for other in board.units if other is not unit])
    bars = {name: tuple(dict.fromkeys((*board.bars.get(name, ()), event.onto))) for name in unit.chariots}
    after = replace(unit, at=event.onto, progress=progress, exit=None)
    return replace(board, units=(*others, after), bars={**board.bars, **bars})
