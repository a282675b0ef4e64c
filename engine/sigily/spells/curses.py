"""Druid Curse and Remove Curse: for the whole game, every unit that lands on a cursed sigil dies."""

from engine.refusals import Refusal
from engine.sigily.board import territory_of
from engine.sigily.options import Spell
from engine.sigily.refusals import CannotBeCursed, NotCursedThere, TerritoryCursed
from engine.sigily.spells.magic import Magic
from engine.sigily.table import SigilyTable
from engine.sigily.units import Unit


def hindrance(table: SigilyTable, unit: Unit) -> Refusal | None:
    """Return that gates and fairy land cannot be cursed, nor a second sigil in one territory."""
    territory = territory_of(unit.at)
    if territory is None:
        return CannotBeCursed(unit.top, unit.at)
    curse = next((place for place in table.board.curses if territory_of(place) is territory), None)
    return None if curse is None else TerritoryCursed(unit.top, curse)


def place_of(unit: Unit) -> str:
    """Return the sigil under the unit, which the curse marks."""
    return unit.at


def cursed(table: SigilyTable, seat: str, unit: Unit | None) -> tuple[str, ...]:
    """Return the sigils from which a curse may be lifted."""
    return table.board.curses


def is_not_cursed(table: SigilyTable, place: str, curses: tuple[str, ...]) -> Refusal:
    """Return that there is no curse to lift."""
    return NotCursedThere(place, curses)


DRUID_CURSE = Magic(Spell.DRUID_CURSE, cost=2, after=True, hinders=hindrance, marks=place_of)
REMOVE_CURSE = Magic(Spell.REMOVE_CURSE, cost=2, by_all=True, aims=cursed, misses=is_not_cursed)
