"""The swaps of the night, in the order of the deal. Those who die tonight still keep their seats."""

from collections.abc import Iterable

from engine.audience import To
from engine.events import Event
from engine.great_table.actions import Use
from engine.great_table.cards import CardName
from engine.great_table.events import Fate, Result, SeatsSwapped
from engine.great_table.orders import targets_of
from engine.great_table.resolution import Resolution, trace


def swap(night: Resolution) -> Iterable[Event]:
    """Swap seats: the Place Swap its holder's, the Socialite two others'. Then tell the Socialite what they see."""
    for seat, card, use in night.orders(CardName.PLACE_SWAP, CardName.SOCIALITE):
        fate = night.fate(seat, targets_of(use))
        yield trace("swap", seat, card, targets_of(use), fate)
        if fate is Fate.DONE:
            one, other = use.targets or (seat, use.target)
            yield from _trade(night, (one, other))
    for seat, card, use in night.orders(CardName.SOCIALITE):
        left, right = _seen(night, night.fate(seat, targets_of(use)), use)
        yield Result(to=(seat,), card=card, left=left, right=right)


def _trade(night: Resolution, pair: tuple[str | None, ...]) -> Iterable[Event]:
    one, other = night.table.in_seat_order(pair)
    traded = {one: other, other: one}
    night.ring = [traded.get(seat, seat) for seat in night.ring]
    yield SeatsSwapped(to=To.GM, players=(one, other))


def _seen(night: Resolution, fate: Fate, use: Use) -> tuple[str | None, str | None]:
    """Return who sits left of one player and right of the other. A guarded Socialite hears that they are neighbours."""
    assert use.left_of is not None
    (other,) = (name for name in targets_of(use) if name != use.left_of)
    if fate is Fate.GUARDED:
        return other, use.left_of
    if fate is Fate.TARGET_DEAD:
        return None, None
    ring = [seat for seat in night.ring if night.table.is_alive(seat)]
    return ring[(ring.index(use.left_of) + 1) % len(ring)], ring[ring.index(other) - 1]
