"""The titles of this game, from votes, deaths, and what cards have done."""

from collections.abc import Iterator, Sequence

from bot.wording.mafia.titles import FEW, has_a_nose, is_never_suspected
from engine.audience import Everybody, GameMaster
from engine.great_table.cards import CardName
from engine.great_table.events import Fate, Traced
from engine.great_table.roles import Side
from engine.great_table.table import GreatTable
from engine.views import Told, View


def earned(view: View[GreatTable, Everybody], told: Sequence[Told[GameMaster]]) -> Iterator[tuple[str, Sequence[str]]]:
    """Return each title, with the seats that have earned it; rarer ones come first."""
    table = view.table
    counts = (*table.past_counts, table.votes.counts) if table.votes.counts else table.past_counts
    house = table.on_side(Side.HOUSE)
    orders = [each.event for each in told if isinstance(each.event, Traced)]
    yield "saved-a-life", [order.player for order in orders if order.fate is Fate.HEALED]
    yield "shot-straight", [order.player for order in orders if _hits_house(order, house)]
    yield "never-suspected", [seat for seat in house if is_never_suspected(seat, counts, house)]
    yield "nose", [seat for seat in table.seats if seat not in house and has_a_nose(seat, counts, house)]
    if len(table.living) <= FEW:
        yield "last-at-the-table", table.living
    yield "first-to-go", list(table.graves)[:1]


def _hits_house(order: Traced, house: Sequence[str]) -> bool:
    is_shot = order.card is CardName.VIGILANTE and order.fate is Fate.DONE
    return is_shot and not set(order.targets).isdisjoint(house)
