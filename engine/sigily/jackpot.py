"""The fairy jackpot: coins that are paid or lost go to the centre, and overflow if it is full."""

from collections.abc import Mapping

from engine.audience import To
from engine.sigily.board import CENTRE, MOST_IN_CENTRE, Place, overflow_order
from engine.sigily.events import Jackpot
from engine.sigily.table import SigilyTable
from engine.sigily.units import Unit


def pay(table: SigilyTable, player: str, paid: Mapping[str, int]) -> Jackpot:
    """Pay a player's coins to the jackpot. ``paid`` says from where."""
    coins = {payer: count for payer, count in paid.items() if count}
    return Jackpot(to=To.PUBLIC, player=player, paid=coins, onto=spread(table, sum(coins.values())))


def lose_all(table: SigilyTable, unit: Unit) -> tuple[Jackpot, ...]:
    """Move all coins of a unit to the jackpot, if it has any."""
    return (pay(table, unit.owner, {unit.top: unit.coins}),) if unit.coins else ()


def spread(table: SigilyTable, coins: int) -> dict[Place, int]:
    """Return where coins come to lie. Chariots there do not matter."""
    lying = table.board.coins
    room = max(MOST_IN_CENTRE - lying.get(CENTRE, 0), 0)
    onto = {CENTRE: min(room, coins)} if room and coins else {}
    for _ in range(coins - room):
        place = _poorest(table.date_start, {each: lying.get(each, 0) + onto.get(each, 0) for each in {*lying, *onto}})
        onto[place] = onto.get(place, 0) + 1
    return onto


def _poorest(start: Place, lying: Mapping[Place, int]) -> Place:
    """Return the first sigil with the fewest coins, from the centre outward."""
    return min(overflow_order(start), key=lambda place: lying.get(place, 0))
