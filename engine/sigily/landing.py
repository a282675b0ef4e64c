"""Landing: which unit has moved, the curse that waits there, the coins it takes, and the friends it fuses with."""

from collections.abc import Iterable

from engine.audience import To
from engine.events import Event
from engine.sigily import home, jackpot
from engine.sigily.events import Cursed, Fused, Taken
from engine.sigily.table import SigilyTable
from engine.sigily.units import Unit


def landed(table: SigilyTable) -> Unit | None:
    """Return the unit that moved last, wherever it is; None if nothing has moved, or it is dead or home."""
    landing = table.so_far.landing
    if landing is None:
        return None
    return next((unit for name in landing.chariots if (unit := table.board.unit(name)) is not None), None)


def lander(table: SigilyTable) -> Unit | None:
    """Return that unit while it still stands where it landed."""
    unit, landing = landed(table), table.so_far.landing
    return unit if unit is not None and landing is not None and unit.at == landing.onto else None


def strike(table: SigilyTable) -> Iterable[Event]:
    """Kill the whole unit that lands on a cursed sigil. Its coins go to the jackpot."""
    unit = lander(table)
    if unit is not None and unit.at in table.board.curses:
        yield from jackpot.lose_all(table, unit)
        yield Cursed(to=To.PUBLIC, chariots=unit.chariots, at=unit.at)


def take(table: SigilyTable) -> Iterable[Event]:
    """Take all coins on the sigil."""
    unit = lander(table)
    if unit is not None and (coins := table.board.coins.get(unit.at, 0)):
        yield Taken(to=To.PUBLIC, chariots=unit.chariots, at=unit.at, coins=coins)


def friends(table: SigilyTable, unit: Unit) -> tuple[Unit, ...]:
    """Return the friendly units on a unit's place, in order of arrival."""
    here = table.board.at(unit.at)
    return tuple([other for other in here if other.top != unit.top and table.are_friends(unit.owner, other.owner)])


def fuse(table: SigilyTable) -> Iterable[Event]:
    """Fuse all friends there: the lander on top, the others below it in the order in which they stood."""
    unit = lander(table)
    if unit is None or not (others := friends(table, unit)):
        return
    parts = home.in_order(table, (unit, *others))
    yield Fused(
        to=To.PUBLIC,
        chariots=tuple([name for part in parts for name in part.chariots]),
        at=unit.at,
        coins=sum([part.coins for part in parts]),
    )
