"""Fireball: an enemy unit throws against it, and it may fly back."""

from collections.abc import Iterable

from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.refusals import Refusal
from engine.sigily.board import on
from engine.sigily.events import Cast, Effect, Fireball
from engine.sigily.options import Spell
from engine.sigily.refusals import OutOfReach
from engine.sigily.spells.magic import Magic
from engine.sigily.sticks import Sticks, Thrown, count
from engine.sigily.table import SigilyTable
from engine.sigily.units import Unit

REACH = (-2, -1, 1, 2)
EFFECTS = {1: Effect.DIES, 2: Effect.DIES, 3: Effect.NOTHING, 4: Effect.TURNS, 5: Effect.TURNS}
"""The effect of each throw against a fireball."""


def in_reach(table: SigilyTable, seat: str, unit: Unit | None) -> tuple[str, ...]:
    """Return the enemy units one or two sigils away on the ring; none from fairy land."""
    assert unit is not None
    if unit.is_inside:
        return ()
    places = [on(unit.at, steps) for steps in REACH]
    units = table.board.units
    return tuple([other.top for other in units if other.at in places and not table.are_friends(seat, other.owner)])


def is_out_of_reach(table: SigilyTable, target: str, aims: tuple[str, ...]) -> Refusal:
    """Return that a fireball flies neither further nor into fairy land."""
    return OutOfReach(target, aims)


def fly(table: SigilyTable, cast: Cast, chance: Chance) -> Iterable[Event]:
    """Let the enemy throw. While the fireball turns, the two units throw alternately."""
    assert cast.target is not None
    assert cast.chariot is not None
    here, there = table.board.unit(cast.target), table.board.unit(cast.chariot)
    effect = Effect.TURNS
    while effect is Effect.TURNS:
        assert here is not None
        sticks = None if here.skin else chance.draw_next("fireball", Thrown())
        effect = Effect.SKIN if sticks is None else EFFECTS[count(sticks)]
        yield _reached(here, sticks, effect)
        here, there = there, here


def _reached(unit: Unit, sticks: Sticks | None, effect: Effect) -> Fireball:
    return Fireball(
        to=To.PUBLIC,
        chariots=unit.chariots,
        at=unit.at,
        sticks=sticks,
        count=None if sticks is None else count(sticks),
        effect=effect,
    )


FIREBALL = Magic(Spell.FIREBALL, cost=2, aims=in_reach, misses=is_out_of_reach, effect=fly)
