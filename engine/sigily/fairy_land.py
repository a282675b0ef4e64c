"""Fairy land: who may enter, the darts shot there, and the way back to the gate."""

from collections.abc import Iterable

from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.sigily import jackpot
from engine.sigily.board import GATES
from engine.sigily.events import Darts, Entry, PutBack
from engine.sigily.sticks import Sticks, Thrown, ThrownBy, count
from engine.sigily.table import SigilyTable
from engine.sigily.unfolding import Unfolding
from engine.sigily.units import Unit, number

ADMITS = range(1, 3)
"""The special throws that admit a unit."""
HITS = 1
"""The throw with which the darts hit."""


def may_enter(table: SigilyTable) -> tuple[Unit, ...]:
    """Return the current player's units that may declare entry."""
    if not table.before_first_throw:
        return ()
    units = table.units_of(table.player)
    return tuple([unit for unit in units if unit.at in GATES and unit.at not in table.board.barred(unit)])


def enter(table: SigilyTable, name: str, chance: Chance) -> Iterable[Event]:
    """Face the darts, and throw for the entry of a unit."""
    yield from darts(table, chance)
    unit = table.board.unit(name)
    assert unit is not None
    sticks = chance.draw("entry", Thrown())
    yield Entry(
        to=To.PUBLIC,
        player=table.player,
        chariots=unit.chariots,
        gate=unit.at,
        sticks=sticks,
        count=count(sticks),
        admitted=count(sticks) in ADMITS,
    )


def darts(table: SigilyTable, chance: Chance) -> Iterable[Event]:
    """Throw against the darts for each of the current player's units inside, in the order of the tops' numbers."""
    inside = sorted(
        [unit for unit in table.units_of(table.player) if unit.is_inside], key=lambda unit: number(unit.top)
    )
    if not inside:
        return ()
    throws = chance.draw("darts", ThrownBy(tuple([unit.top for unit in inside])))
    unfolding = Unfolding(table)
    for unit in inside:
        unfolding.add((_darts(unit, throws[unit.top]),))
        if count(throws[unit.top]) == HITS:
            unfolding.add(jackpot.lose_all(unfolding.table, unit))
            unfolding.add((put_back(unit),))
    return unfolding.events


def _darts(unit: Unit, sticks: Sticks) -> Darts:
    return Darts(
        to=To.PUBLIC,
        chariots=unit.chariots,
        at=unit.at,
        sticks=sticks,
        count=count(sticks),
        hit=count(sticks) == HITS,
    )


def put_back(unit: Unit) -> PutBack:
    """Send a unit back to the gate by which it entered."""
    assert unit.entry is not None
    return PutBack(to=To.PUBLIC, chariots=unit.chariots, start=unit.at, onto=unit.entry)
