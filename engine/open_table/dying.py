"""Dying: who dies with whom, and what everybody learns of the dead."""

from collections.abc import Collection, Iterable

from engine.audience import To
from engine.open_table.events import Cause, Died
from engine.open_table.role_file import Reveal
from engine.open_table.table import OpenTable

ALONE = frozenset({Cause.LYNCH, Cause.MODKILL})
"""The causes of which everybody knows who has died."""


def die(table: OpenTable, seats: Collection[str], cause: Cause = Cause.NIGHT) -> Iterable[Died]:
    """Let these living players die of a cause, and those who die with them, in seat order."""
    for seat in table.in_seat_order(_with(table, frozenset(seats))):
        player, reveal = table.player(seat), table.file.reveal
        yield Died(
            to=To.PUBLIC,
            player=seat,
            role=player.role if reveal is Reveal.ROLE else None,
            side=None if reveal is Reveal.NOTHING else player.side,
            cause=Cause.TOGETHER if cause in ALONE and seat not in seats else cause,
        )


def _with(table: OpenTable, dying: frozenset[str]) -> frozenset[str]:
    """Return these players and everybody who dies with them, with those who die with these, and so on."""
    more = dying | {seat for seat in table.living if _dies_with(table, seat, dying)}
    return more if more == dying else _with(table, more)


def _dies_with(table: OpenTable, seat: str, dying: frozenset[str]) -> bool:
    """Return whether a bound player dies, or the last other living player of the role on which their life hangs."""
    player = table.player(seat)
    others = {other for other in table.living if other != seat}
    role = table.role(seat).dies_with
    holders = {other for other in others if role and table.player(other).role == role}
    return not player.bound.isdisjoint(dying) or (bool(holders) and holders <= dying)
