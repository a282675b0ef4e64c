"""Computes what chance may make of a declaration or a fireball: where each throw would lead, and how likely."""

from msgspec.structs import replace

from engine.sigily.events import Effect
from engine.sigily.foresight import Foresight, foresee
from engine.sigily.spells.fireball import EFFECTS
from engine.sigily.sticks import NONE_FLAT, THROWS, chance_of, count
from engine.sigily.table import Declaration, Declared, SigilyTable
from engine.sigily.units import Unit
from engine.sigily.ways import ways

COUNTS = range(1, NONE_FLAT + 1)
"""All possible counts of a throw."""


def by_throw(table: SigilyTable, name: str, how: Declared) -> dict[int, tuple[Foresight, ...]]:
    """Return, for each next throw, what the moves of a unit declared like this would bring."""
    return {counted: _moves(table, Declaration(name, how), counted) for counted in COUNTS}


def _moves(table: SigilyTable, declared: Declaration, counted: int) -> tuple[Foresight, ...]:
    sticks = next(sticks for sticks in THROWS if count(sticks) == counted)
    thrown = replace(table, so_far=replace(table.so_far, throws=1, declared=declared, sticks=sticks))
    return tuple([foresee(thrown, way) for way in ways(thrown)])


def burning(thrower: Unit, aim: Unit) -> tuple[float, float]:
    """Return the chances that a fireball burns its target, and that it burns its thrower."""
    dies, turns = (
        chance_of([each for each in COUNTS if EFFECTS[each] is what]) for what in (Effect.DIES, Effect.TURNS)
    )
    if aim.skin:
        return 0, 0
    if thrower.skin:
        return dies, 0
    return dies / (1 - turns**2), turns * dies / (1 - turns**2)
