"""Defines a spell: its cost and who pays, when and at what it is cast, and its effect."""

from collections.abc import Callable, Iterable

from msgspec import Struct

from engine.chance import Chance
from engine.events import Event
from engine.refusals import Refusal
from engine.sigily.events import Cast
from engine.sigily.options import Spell
from engine.sigily.refusals import SpellWithoutAim
from engine.sigily.table import SigilyTable
from engine.sigily.units import Unit

Effect = Callable[[SigilyTable, Cast, Chance], Iterable[Event]]
"""The immediate effect of a spell. Its lasting effect is folded from its casting."""


def may_cast(table: SigilyTable, unit: Unit) -> Refusal | None:
    """Allow any unit to cast it."""
    return None


def no_effect(table: SigilyTable, cast: Cast, chance: Chance) -> Iterable[Event]:
    """Do nothing at once."""
    return ()


class Magic(Struct, frozen=True):
    """One spell. One unit pays for it, or with ``by_all`` any of the player's chariots, including those at home."""

    spell: Spell
    cost: int
    by_all: bool = False
    before: bool = True
    """It may be cast before the first throw."""
    after: bool = False
    """It may be cast after the turn."""
    hinders: Callable[[SigilyTable, Unit], Refusal | None] = may_cast
    """Returns why a unit that could pay cannot cast it."""
    aims: Callable[[SigilyTable, str, Unit | None], tuple[str, ...]] | None = None
    """Returns the possible targets for a player and the paying unit; None if it has no target."""
    at_players: bool = False
    """Its targets are players."""
    misses: Callable[[SigilyTable, str, tuple[str, ...]], Refusal] | None = None
    """Returns why something is none of these targets."""
    marks: Callable[[Unit], str] | None = None
    """Returns the place it falls on, if that follows from the casting unit."""
    effect: Effect = no_effect

    def refusal_of_target(self, table: SigilyTable, target: str | None, aims: tuple[str, ...]) -> Refusal:
        """Return why this is no target."""
        if self.misses is None or target is None:
            return SpellWithoutAim(self.spell)
        return self.misses(table, target, aims)
