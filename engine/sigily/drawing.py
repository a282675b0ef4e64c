"""The throws in the course of a race, and the moves that chance chooses for a player who is late."""

from collections.abc import Mapping

from engine.outcomes import Kind, kind_of
from engine.sigily.duels import Pair
from engine.sigily.moving import Choice
from engine.sigily.options import Spell
from engine.sigily.sticks import Thrown, ThrownBy
from engine.sigily.super_chariots import Round
from engine.sigily.table import SigilyTable

SUPER_FIGHT = Kind(Round(2, 1).shape, [[["dog"], ["deer"]], [["cow", "horse"]]])
"""A round of super chariots: the throws of all attackers and all defenders."""


def draws(table: SigilyTable) -> Mapping[str, Kind]:
    """Return the draws of a race, from the bare table."""
    chariots = tuple([name for seat in table.seats for name in table.fleet(seat)])
    throw = kind_of(Thrown())
    fireball = {"fireball": throw} if Spell.FIREBALL in table.options.spells else {}
    return {
        "sticks": throw,
        "entry": throw,
        "darts": kind_of(ThrownBy(chariots)),
        "fights": SUPER_FIGHT if table.options.super_chariots else kind_of(Pair()),
        **fireball,
        "choice": Kind(Choice.shape, {"chariot": chariots[0]}),
    }
