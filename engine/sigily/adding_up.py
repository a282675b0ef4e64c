"""Tells what a move adds to the throw and takes from it: winds, and the own territory."""

from typing import NamedTuple

from engine.sigily import home
from engine.sigily.board import RING
from engine.sigily.spells import winds
from engine.sigily.table import Declared, SigilyTable
from engine.sigily.ways import Way


class Added(NamedTuple):
    """The steps that winds and the own territory add to a throw, or take from it."""

    winds: int = 0
    home: int = 0


def added(table: SigilyTable, way: Way) -> Added:
    """Return what is added to the throw for a legal move. Nothing is, for a move that begins inside or enters."""
    declared = table.so_far.declared
    if declared is not None and declared.how is Declared.BACK:
        return Added(winds.back(table))
    is_inside = way.start is not None and way.start not in RING
    if is_inside or (declared is not None and declared.how is Declared.ENTER):
        return Added()
    unit = table.board.unit(way.chariot)
    return Added(winds.forward(table, table.player), home.forward(table, unit))
