"""Home territories, an option: the advantages of a player's units there, and how they go back."""

from collections.abc import Iterable

from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.sigily import fairy_land, jackpot
from engine.sigily.board import Place, territory_of
from engine.sigily.events import Back
from engine.sigily.options import Spell
from engine.sigily.table import SigilyTable
from engine.sigily.unfolding import Unfolding
from engine.sigily.units import Unit, owner

BACK_AGAIN = 4
"""The throw after which a unit that went back may go back again."""
COST = 1


def is_home(table: SigilyTable, unit: Unit) -> bool:
    """Return whether a unit stands in its top's own territory, if the game is played with territories."""
    return table.options.home and territory_of(unit.at) is table.province(unit.owner)


def forward(table: SigilyTable, unit: Unit | None) -> int:
    """Return how much further a unit moves; nothing for a chariot being introduced."""
    return int(unit is not None and is_home(table, unit))


def bonus(table: SigilyTable, tops: tuple[str, str], at: Place) -> tuple[int, int] | None:
    """Return what attacker and defender add to a throw if one of them is at home; otherwise None."""
    if not table.options.home:
        return None
    at_home = [table.province(owner(top)) is territory_of(at) for top in tops]
    return (int(at_home[0]), int(at_home[1])) if any(at_home) else None


def in_order(table: SigilyTable, parts: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """Return the order in which friends who meet are stacked: the territory's owner on top, then the lander."""
    return tuple(sorted(parts, key=lambda part: not is_home(table, part)))


def may_go_back(table: SigilyTable) -> tuple[Unit, ...]:
    """Return the current player's units that may be declared to go back."""
    if not table.options.home or is_hindered(table):
        return ()
    units = table.units_of(table.player)
    if not table.before_first_throw:
        units = tuple([unit for unit in units if _goes_on(table, unit)])
    return tuple([unit for unit in units if is_home(table, unit) and unit.coins >= COST])


def _goes_on(table: SigilyTable, unit: Unit) -> bool:
    """Return whether a unit has just gone back with a throw of 4, so that it may go back again with the free throw."""
    landing, declared = table.so_far.landing, table.so_far.declared
    if declared is not None or landing is None or not landing.back:
        return False
    return unit.top in landing.chariots and table.so_far.count == BACK_AGAIN


def is_hindered(table: SigilyTable) -> bool:
    """Return whether winds of speed blow: nobody goes back against them."""
    return any(wind.spell is Spell.WINDS_OF_SPEED for wind in table.board.winds)


def go_back(table: SigilyTable, name: str, chance: Chance) -> Iterable[Event]:
    """Declare that a unit goes back with the throw, and pay for it."""
    unfolding = Unfolding(table)
    if table.before_first_throw:
        unfolding.add(fairy_land.darts(table, chance))
    unit = unfolding.table.board.unit(name)
    assert unit is not None
    player = table.player
    unfolding.add((Back(to=To.PUBLIC, player=player, chariots=unit.chariots, at=unit.at),))
    unfolding.add((jackpot.pay(unfolding.table, player, {unit.top: COST}),))
    return unfolding.events
