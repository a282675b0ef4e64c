"""Computes how far a throw takes a unit whose move begins on the ring, with what options add and subtract."""

from engine.sigily import home
from engine.sigily.spells import winds
from engine.sigily.table import SigilyTable
from engine.sigily.units import Unit


def forward(table: SigilyTable, unit: Unit | None, count: int) -> int:
    """Return how far a unit, or a chariot being introduced, moves; 0 or below if it may not be chosen."""
    return count + winds.forward(table, table.player) + home.forward(table, unit)


def back(table: SigilyTable, count: int) -> int:
    """Return how far a unit goes back."""
    return count + winds.back(table)
