"""Paying when all chariots of a player pay together: first those at home, then the richest."""

from collections.abc import Mapping
from random import Random

from engine.actions import Action
from engine.domains import Answer, Leavable
from engine.refusals import Refusal
from engine.sigily.actions import Block, Cast
from engine.sigily.board import HOME
from engine.sigily.refusals import CannotPayFrom, WrongPayment
from engine.sigily.table import SigilyTable
from engine.sigily.units import number


def wallet(table: SigilyTable, seat: str) -> dict[str, int]:
    """Return the coins that a player may spend, in the default order of spending."""
    units = sorted(table.units_of(seat), key=lambda unit: (-unit.coins, number(unit.top)))
    coins = {HOME: table.board.purse.get(seat, 0), **{unit.top: unit.coins for unit in units}}
    return {payer: count for payer, count in coins.items() if count}


def payment(has: Mapping[str, int], cost: int) -> dict[str, int]:
    """Return the default way to pay a cost."""
    paid: dict[str, int] = {}
    for payer, coins in has.items():
        if part := min(coins, cost - sum(paid.values())):
            paid[payer] = part
    return paid


class Paying(Leavable, frozen=True):
    """Coins from several sources that add up to the cost; or nothing, which takes them in the default order."""

    has: dict[str, int]
    cost: int

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse coins that are not there, and a wrong sum."""
        assert isinstance(action, Cast | Block)
        if action.pay is None:
            return None
        for payer, coins in action.pay.items():
            if not 0 <= coins <= self.has.get(payer, 0) or payer not in self.has:
                return CannotPayFrom(payer, self.has)
        given = sum(action.pay.values())
        return None if given == self.cost else WrongPayment(self.cost, given)

    def pick(self, random: Random, answer: Answer) -> dict[str, int] | None:
        """Leave it to the default order, or equally often draw coin by coin."""
        if random.random() < 0.5:
            return None
        coins = [payer for payer, count in self.has.items() for _ in range(count)]
        drawn = random.sample(coins, self.cost)
        return {payer: drawn.count(payer) for payer in self.has if payer in drawn}
