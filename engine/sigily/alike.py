"""Groups moves that differ only in which of several like chariots makes them, so that people choose one for all."""

from collections.abc import Iterable

from msgspec import Struct

from engine.sigily.table import SigilyTable
from engine.sigily.units import Unit, owner
from engine.sigily.ways import Way


class Likes(Struct, frozen=True):
    """A legal move, made by the lowest number, and the tops of all units and chariots that could make it too."""

    way: Way
    tops: tuple[str, ...]


def apart(table: SigilyTable, ways: Iterable[Way]) -> tuple[Likes, ...]:
    """Return the moves that truly differ, in their order."""
    found: dict[object, list[Way]] = {}
    for way in ways:
        found.setdefault(_kind(table, way), []).append(way)
    return tuple([Likes(each[0], tuple([way.chariot for way in each])) for each in found.values()])


def _kind(table: SigilyTable, way: Way) -> object:
    """Return everything that a move means except names."""
    unit = table.board.unit(way.chariot)
    if unit is None:
        return (None, way.onto, table.board.bars.get(way.chariot, ()))
    return (way.onto, way.exit, _likeness(table, unit), _before(table, unit))


def _likeness(table: SigilyTable, unit: Unit) -> object:
    """Return everything about a unit except names: its place, its chariots' owners, and the gates that bar them."""
    chariots = tuple([(owner(name), table.board.bars.get(name, ())) for name in unit.chariots])
    traits = (unit.start, unit.progress, unit.coins, unit.entry, unit.exit, unit.skin)
    return (unit.at, chariots, traits)


def _before(table: SigilyTable, unit: Unit) -> tuple[str, ...]:
    """Return the other units that reached its place earlier, because enemies fight in that order."""
    here, own = table.board.at(unit.at), _likeness(table, unit)
    return tuple([other.top for other in here[: here.index(unit)] if _likeness(table, other) != own])
