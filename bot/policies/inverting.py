"""Inverting: a good rider turns a suspected order; an evil one a good order, unless they have sabotaged."""

from collections.abc import Iterable
from random import Random

from bot.policies.mind import Mind
from bot.policies.order_policy import wants_failure

SUSPECTED = 0.7
"""The chance of being evil above which a good rider turns an order."""


def target(mind: Mind, members: Iterable[str], random: Random) -> str | None:
    """Return the member whose order is turned: the most suspected of the candidates, or nobody."""
    belief = mind.belief(random)
    if mind.is_good:
        able = [seat for seat in members if belief.suspicion(seat) > SUSPECTED]
    elif mind.round.orders[mind.seat] and wants_failure(mind, random):
        able = [seat for seat in members if seat not in mind.fellows]
    else:
        able = []
    return max(able, key=lambda seat: (belief.suspicion(seat), random.random()), default=None)
