"""Territorial starts, an option: each province starts from the gate before its territory."""

from engine.sigily.board import TERRITORIES, Place, on
from engine.sigily.table import SigilyTable


def start_of(table: SigilyTable, seat: str) -> Place:
    """Return the place from which a player's chariots set out."""
    if not table.options.territorial_starts:
        return table.date_start
    return on(TERRITORIES[table.province(seat)][0], -1)
