"""Stone Skin: until the unit moves or fuses, every unit that lands on it loses at once, and no fireball harms it."""

from engine.refusals import Refusal
from engine.sigily.options import Spell
from engine.sigily.refusals import SkinAlready
from engine.sigily.spells.magic import Magic
from engine.sigily.table import SigilyTable
from engine.sigily.units import Unit


def hindrance(table: SigilyTable, unit: Unit) -> Refusal | None:
    """Return that one skin is enough."""
    return SkinAlready(unit.top) if unit.skin else None


STONE_SKIN = Magic(Spell.STONE_SKIN, cost=2, before=False, after=True, hinders=hindrance)
