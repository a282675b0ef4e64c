"""Resolves which unit a name means."""

from engine.refusals import Refusal
from engine.sigily.refusals import ChariotBelow, ChariotHome, ChariotNotInPlay, NotHisChariot
from engine.sigily.table import SigilyTable

Names = tuple[str, ...]


def no_unit(table: SigilyTable, name: str, may: Names) -> Refusal | None:
    """Return why a name is no unit that the current player moves. ``may`` are those that they may choose."""
    if name not in table.fleet(table.player):
        return NotHisChariot(name, may)
    if table.board.is_home(name):
        return ChariotHome(name, may)
    unit = table.board.unit(name)
    if unit is None:
        return ChariotNotInPlay(name, may)
    return None if unit.top == name else ChariotBelow(name, unit.top, may)
