"""The orders that change other orders: swaps, jails, blocks and redirections."""

from collections.abc import Callable, Mapping

from engine.open_table.effects import CHANGING, Effect
from engine.open_table.events import Fate, Jailed
from engine.open_table.resolution import Resolution, Standing


def carry_out(night: Resolution, each: Callable[[Resolution, Standing], None]) -> None:
    """Carry out the changing orders, each before those that it touches; in a circle, the first in its place."""
    while pending := night.pending(*CHANGING):
        each(night, next((order for order in pending if not _is_touched(order, pending)), pending[0]))


def _is_touched(order: Standing, pending: list[Standing]) -> bool:
    return any(_touches(other, order) for other in pending if other is not order)


def _touches(change: Standing, order: Standing) -> bool:
    """Return whether a change is aimed at an order: at whom it names if it is a swap, else at its player."""
    if change.ability.effect is Effect.SWAP:
        return not {*change.at}.isdisjoint(order.at)
    return order.order.by == change.at[0]


def _swap(night: Resolution, standing: Standing) -> Fate:
    first, second = standing.at
    places = {first: second, second: first}
    for order in night.pending():
        if order is not standing and order.is_movable:
            order.at = tuple([places.get(seat, seat) for seat in order.at])
    return Fate.DONE


def _redirect(night: Resolution, standing: Standing) -> Fate:
    player, other = standing.at
    for order in night.pending():
        if order is not standing and order.order.by == player and order.is_movable and len(order.at) == 1:
            order.at = (other,)
    return Fate.DONE


def _jail(night: Resolution, standing: Standing) -> Fate:
    night.jailed.update(standing.at)
    night.happen(Jailed(to=standing.at))
    return _block(night, standing)


def _block(night: Resolution, standing: Standing) -> Fate:
    night.stopped.update(standing.at)
    return Fate.DONE


ACTS: Mapping[Effect, Callable[[Resolution, Standing], Fate]] = {
    Effect.SWAP: _swap,
    Effect.JAIL: _jail,
    Effect.BLOCK: _block,
    Effect.REDIRECT: _redirect,
}
