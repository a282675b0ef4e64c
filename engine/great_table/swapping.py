"""The swaps of the night, in the order in which the cards were dealt; the dead of this night still sit there."""

from collections.abc import Iterable

from engine.audience import To
from engine.events import Event
from engine.great_table.actions import Use
from engine.great_table.cards import CardName
from engine.great_table.dark import Dark, trace
from engine.great_table.events import Fate, Result, SeatsSwapped
from engine.great_table.orders import named


def swap(dark: Dark) -> Iterable[Event]:
    """Trade seats: the Place Swap its holder's, the Socialite two others'. Then tell the Socialite what he sees."""
    for seat, card, use in dark.orders(CardName.PLACE_SWAP, CardName.SOCIALITE):
        fate = dark.fate(seat, named(use))
        yield trace("swap", seat, card, named(use), fate)
        if fate is Fate.DONE:
            one, other = use.targets or (seat, use.target)
            yield from _trade(dark, (one, other))
    for seat, card, use in dark.orders(CardName.SOCIALITE):
        left, right = _seen(dark, dark.fate(seat, named(use)), use)
        yield Result(to=(seat,), card=card, left=left, right=right)


def _trade(dark: Dark, pair: tuple[str | None, ...]) -> Iterable[Event]:
    one, other = dark.table.in_seat_order(pair)
    traded = {one: other, other: one}
    dark.ring = [traded.get(seat, seat) for seat in dark.ring]
    yield SeatsSwapped(to=To.GM, players=(one, other))


def _seen(dark: Dark, fate: Fate, use: Use) -> tuple[str | None, str | None]:
    """Who sits left of the one and right of the other. Guarded, he hears that they sit beside each other."""
    assert use.left_of is not None
    (other,) = (name for name in named(use) if name != use.left_of)
    if fate is Fate.GUARDED:
        return other, use.left_of
    if fate is Fate.TARGET_DEAD:
        return None, None
    ring = [seat for seat in dark.ring if dark.table.is_alive(seat)]
    return ring[(ring.index(use.left_of) + 1) % len(ring)], ring[ring.index(other) - 1]
