"""The book of spells."""

from engine.sigily.options import Spell
from engine.sigily.spells.curses import DRUID_CURSE, REMOVE_CURSE
from engine.sigily.spells.fireball import FIREBALL
from engine.sigily.spells.free_turn import FREE_TURN
from engine.sigily.spells.freeze import FREEZE
from engine.sigily.spells.magic import Magic
from engine.sigily.spells.stone_skin import STONE_SKIN
from engine.sigily.spells.winds import WINDS_OF_SLOTH, WINDS_OF_SPEED

BOOK: dict[Spell, Magic] = {
    magic.spell: magic
    for magic in (
        *(DRUID_CURSE, FIREBALL, FREE_TURN, STONE_SKIN),
        *(REMOVE_CURSE, WINDS_OF_SPEED, WINDS_OF_SLOTH, FREEZE),
    )
}
