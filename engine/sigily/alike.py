"""Moves that differ in nothing but which of several like chariots makes them: people choose one of them for all."""

from collections.abc import Iterable

from msgspec import Struct

from engine.sigily.table import SigilyTable
from engine.sigily.units import Unit, owner
from engine.sigily.ways import Way


class Likes(Struct, frozen=True):
    """A legal move, that of the lowest number, and the tops of all units and chariots that could make it as well."""

    way: Way
    tops: tuple[str, ...]


def apart(table: SigilyTable, ways: Iterable[Way]) -> tuple[Likes, ...]:
    """The moves that differ, in their order."""
    found: dict[object, list[Way]] = {}
    for way in ways:
        found.setdefault(_kind(table, way), []).append(way)
    return tuple([Likes(each[0], tuple([way.chariot for way in each])) for each in found.values()])


def _kind(table: SigilyTable, way: Way) -> object:
    """All that a move means but a name."""
    unit = table.board.unit(way.chariot)
    if unit is None:
        return (None, way.onto, table.board.bars.get(way.chariot, ()))
    return (way.onto, way.exit, _likeness(table, unit), _before(table, unit))


def _likeness(table: SigilyTable, unit: Unit) -> object:
    """All that a unit is but its names: where it stands, whose chariots are in it, and which gates bar these."""
    chariots = tuple([(owner(name), table.board.bars.get(name, ())) for name in unit.chariots])
    traits = (unit.start, unit.progress, unit.coins, unit.entry, unit.exit, unit.skin)
    return (unit.at, chariots, traits)


def _before(table: SigilyTable, unit: Unit) -> tuple[str, ...]:
    """Which other units have come before it to where it stands, for enemies fight in that order."""
    here, own = table.board.at(unit.at), _likeness(table, unit)
    return tuple([other.top for other in here[: here.index(unit)] if _likeness(table, other) != own])
