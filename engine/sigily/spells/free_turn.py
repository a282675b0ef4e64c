"""Free Turn: a free throw after this one, no matter how it goes. ``turns`` grants it."""

from engine.sigily.options import Spell
from engine.sigily.spells.magic import Magic

FREE_TURN = Magic(Spell.FREE_TURN, cost=4)
