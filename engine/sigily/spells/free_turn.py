"""Free Turn: a free throw after this one, whatever becomes of it. ``turns`` gives it."""

from engine.sigily.options import Spell
from engine.sigily.spells.magic import Magic

FREE_TURN = Magic(Spell.FREE_TURN, cost=4)
