"""Winds of Speed and Winds of Sloth, which blow for three rounds and add up."""

from engine.sigily.options import Spell
from engine.sigily.spells.magic import Magic
from engine.sigily.table import SigilyTable


def forward(table: SigilyTable, seat: str) -> int:
    """Return what the winds add to a player's introductions and moves that begin on the ring."""
    return sum([_along(table, seat, wind.player, wind.spell) for wind in table.board.winds])


def _along(table: SigilyTable, seat: str, caster: str, spell: Spell) -> int:
    """Return the effect of one wind: speed helps its caster's team, and sloth slows all others."""
    is_friend = table.are_friends(seat, caster)
    if spell is Spell.WINDS_OF_SPEED:
        return 1 if is_friend else 0
    return 0 if is_friend else -1


def back(table: SigilyTable) -> int:
    """Return what the winds add to everybody's moves back."""
    return sum([wind.spell is Spell.WINDS_OF_SLOTH for wind in table.board.winds])


WINDS_OF_SPEED = Magic(Spell.WINDS_OF_SPEED, cost=3, by_all=True)
WINDS_OF_SLOTH = Magic(Spell.WINDS_OF_SLOTH, cost=3, by_all=True)
