"""Freeze: an opponent loses their next turn, unless they pay at once."""

from collections.abc import Iterable

from engine.asks import Ask
from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.refusals import Refusal
from engine.sigily import jackpot
from engine.sigily.actions import Block, Done
from engine.sigily.events import Blocked, Cast, Frozen
from engine.sigily.options import Spell
from engine.sigily.refusals import FrozenAlready, FrozenTwice, NotToBeFrozen
from engine.sigily.spells.magic import Magic
from engine.sigily.spells.paying import Paying, payment, wallet
from engine.sigily.table import SigilyTable
from engine.sigily.units import Unit

PRICE = 5
"""The price of not being frozen."""
MOST_IN_A_ROW = 2


def aims(table: SigilyTable, seat: str, unit: Unit | None) -> tuple[str, ...]:
    """Return opponents with chariots left who are not frozen and have not lost two turns in a row."""
    return tuple([other for other in opponents(table, seat) if _hindrance(table, other) is None])


def opponents(table: SigilyTable, seat: str) -> tuple[str, ...]:
    """Return the opponents who have chariots left."""
    return tuple([other for other in table.racing if not table.are_friends(seat, other)])


def _hindrance(table: SigilyTable, seat: str) -> Refusal | None:
    if seat in table.board.frozen:
        return FrozenAlready(seat)
    return FrozenTwice(seat) if table.lost_turns.get(seat, 0) >= MOST_IN_A_ROW else None


def is_no_aim(table: SigilyTable, target: str, may: tuple[str, ...]) -> Refusal:
    """Return why a player cannot be frozen."""
    if target not in opponents(table, table.player):
        return NotToBeFrozen(target, may)
    return _hindrance(table, target) or NotToBeFrozen(target, may)


def freeze(table: SigilyTable, cast: Cast, chance: Chance) -> Iterable[Event]:
    """Freeze a player who cannot pay at once."""
    if not may_block(table):
        assert cast.target is not None
        yield Frozen(to=To.PUBLIC, player=cast.target)


def may_block(table: SigilyTable) -> bool:
    """Return whether a player who can pay is about to be frozen."""
    seat = table.so_far.freezing
    return seat is not None and sum(wallet(table, seat).values()) >= PRICE


def asked(table: SigilyTable) -> Iterable[Ask]:
    """Ask the player to pay or not."""
    seat = table.so_far.freezing
    assert seat is not None
    yield Ask(Block, (seat,), {"pay": Paying(wallet(table, seat), PRICE)}, awaited=(seat,))
    yield Ask(Done, (seat,), {}, awaited=(seat,), whole=True)


def block(table: SigilyTable, seat: str, pay: dict[str, int] | None) -> Iterable[Event]:
    """Pay to avoid being frozen."""
    yield jackpot.pay(table, seat, pay or payment(wallet(table, seat), PRICE))
    yield Blocked(to=To.PUBLIC, player=seat)


def let_freeze(table: SigilyTable) -> Iterable[Event]:
    """Decline to pay."""
    seat = table.so_far.freezing
    assert seat is not None
    yield Frozen(to=To.PUBLIC, player=seat)


FREEZE = Magic(Spell.FREEZE, cost=3, by_all=True, aims=aims, at_players=True, misses=is_no_aim, effect=freeze)
