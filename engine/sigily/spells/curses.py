"""Druid Curse and Remove Curse: a sigil on which every unit dies that lands there, for the whole game."""

from engine.refusals import Refusal
from engine.sigily.board import territory_of
from engine.sigily.options import Spell
from engine.sigily.refusals import CannotBeCursed, NotCursedThere, TerritoryCursed
from engine.sigily.spells.magic import Magic
from engine.sigily.table import SigilyTable
from engine.sigily.units import Unit


def hindrance(table: SigilyTable, unit: Unit) -> Refusal | None:
    """No gate is cursed, nor fairy land, and of each territory one sigil at most."""
    territory = territory_of(unit.at)
    if territory is None:
        return CannotBeCursed(unit.top, unit.at)
    curse = next((place for place in table.board.curses if territory_of(place) is territory), None)
    return None if curse is None else TerritoryCursed(unit.top, curse)


def place_of(unit: Unit) -> str:
    """The curse marks the sigil on which the unit stands."""
    return unit.at


def cursed(table: SigilyTable, seat: str, unit: Unit | None) -> tuple[str, ...]:
    """The sigils from which a curse may be lifted."""
    return table.board.curses


def is_not_cursed(table: SigilyTable, place: str, curses: tuple[str, ...]) -> Refusal:
    """Nothing is lifted where nothing lies."""
    return NotCursedThere(place, curses)


DRUID_CURSE = Magic(Spell.DRUID_CURSE, cost=2, after=True, hinders=hindrance, marks=place_of)
REMOVE_CURSE = Magic(Spell.REMOVE_CURSE, cost=2, by_all=True, aims=cursed, misses=is_not_cursed)
