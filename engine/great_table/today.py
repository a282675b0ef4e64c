"""The parts of the table that last for a day and its night. The next day starts afresh."""

from collections.abc import Iterable

from msgspec import Struct

from engine.by_hand import Lasting
from engine.events import ByHand
from engine.great_table.actions import List, Use
from engine.great_table.cards import CardName
from engine.great_table.events import Held


class Weighing(Struct, frozen=True):
    """The weight of a player's vote, and how long it lasts."""

    votes: int
    lasts: Lasting


Weights = dict[str, Weighing]
"""The weights of votes, by their voters. Any other vote counts as one."""


def weighed(weights: Weights, act: ByHand) -> Weights:
    """Return the weights after an act by hand, which may weigh a vote."""
    match act:
        case ByHand(move="weigh", player=str(seat), votes=int(votes)):
            return {**weights, seat: Weighing(votes, Lasting(act.lasts or Lasting.GAME))}
        case _:
            return weights


def lasting(weights: Weights) -> Weights:
    """Return the weights that outlast a day."""
    return {seat: weight for seat, weight in weights.items() if weight.lasts is Lasting.GAME}


def weight_of(voters: Iterable[str], weights: Weights) -> int:
    """Return the total weight of some players' votes."""
    return sum(weights[voter].votes if voter in weights else 1 for voter in voters)


class Day(Struct, frozen=True):
    """A day with its night: the deal, the steal, and the orders.

    ``first`` leads the deck. ``lists`` are for today, ``next_lists`` for tomorrow. ``hands`` is what players were told
    they hold, None for no card; ``cards`` is what they truly hold, in the order of the deal.
    """

    lists: dict[str, List] = {}
    next_lists: dict[str, List] = {}
    first: str | None = None
    neighbours: dict[str, tuple[str, str]] = {}
    hands: dict[str, CardName | None] = {}
    shots: dict[str, int] = {}
    """The shots that players were told their card has left."""
    cards: tuple[Held, ...] = ()
    thief_asked: str | None = None
    thief_target: str | None = None
    thief_has_answered: bool = False
    is_settled: bool = False
    """Whether the steal is over and the lovers have met."""
    loners: tuple[str, ...] = ()
    """The players who were told that nobody chose the other Lover card."""
    uses: dict[str, Use] = {}
    kills: dict[str, str] = {}
    has_whispered: tuple[str, ...] = ()
    """The players who have sent their only message."""
    fates: dict[str, ByHand] = {}
    """What the GM has decided of players, to be told at dawn: the last decision of each."""

    def uses_without(self, seat: str) -> dict[str, Use]:
        """Return the orders for cards except those of one seat."""
        return {other: use for other, use in self.uses.items() if other != seat}

    def kills_without(self, seat: str) -> dict[str, str]:
        """Return the orders to kill except those of one seat."""
        return {other: target for other, target in self.kills.items() if other != seat}
