"""A spell as a record: what it costs and whom, when it is cast and at what, and what follows."""

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
"""What a spell brings about at once; what it leaves on the board is folded from its casting."""


def may_cast(table: SigilyTable, unit: Unit) -> Refusal | None:
    """Any unit may."""
    return None


def no_effect(table: SigilyTable, cast: Cast, chance: Chance) -> Iterable[Event]:
    """It brings about nothing at once."""
    return ()


class Magic(Struct, frozen=True):
    """One spell. One unit pays for it, or with ``by_all`` any of the player's chariots, those at home included."""

    spell: Spell
    cost: int
    by_all: bool = False
    before: bool = True
    """It may be cast before the first throw."""
    after: bool = False
    """It may be cast after the turn."""
    hinders: Callable[[SigilyTable, Unit], Refusal | None] = may_cast
    """Why a unit that could pay cannot cast it."""
    aims: Callable[[SigilyTable, str, Unit | None], tuple[str, ...]] | None = None
    """What a player may cast it on, with the unit that pays; None where it names no target."""
    at_players: bool = False
    """Its aims are players."""
    misses: Callable[[SigilyTable, str, tuple[str, ...]], Refusal] | None = None
    """Why something is none of these aims."""
    marks: Callable[[Unit], str] | None = None
    """What it falls on, where that follows from who casts it."""
    effect: Effect = no_effect

    def refusal_of_target(self, table: SigilyTable, target: str | None, aims: tuple[str, ...]) -> Refusal:
        """Say why that is no aim."""
        if self.misses is None or target is None:
            return SpellWithoutAim(self.spell)
        return self.misses(table, target, aims)
