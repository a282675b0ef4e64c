"""Coming home: a unit that has come round leaves the board, and its coins go to its provinces."""

from collections.abc import Iterable

from engine.audience import To
from engine.events import Event
from engine.sigily.events import Finished, Taken
from engine.sigily.table import SigilyTable
from engine.sigily.unfolding import Unfolding


def come_home(table: SigilyTable, name: str, *, exactly: bool) -> Iterable[Event]:
    """Bring a unit home. If it comes home exactly, it first takes the coins on its start sigil."""
    unfolding = Unfolding(table)
    unit = table.board.unit(name)
    assert unit is not None
    coins = table.board.coins.get(unit.start, 0)
    if exactly and coins:
        unfolding.add((Taken(to=To.PUBLIC, chariots=unit.chariots, at=unit.start, coins=coins),))
    came = unfolding.table.board.unit(name)
    assert came is not None
    shares = {seat: came.shares[seat] for seat in table.in_seat_order(came.owners)}
    unfolding.add((Finished(to=To.PUBLIC, chariots=came.chariots, shares=shares),))
    return unfolding.events
