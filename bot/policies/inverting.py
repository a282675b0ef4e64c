"""Inverting: a good rider turns an order that he suspects; an evil one, unless he has sabotaged, a good order."""

from collections.abc import Iterable
from random import Random

from bot.policies.mind import Mind
from bot.policies.order_policy import wants_failure

SUSPECTED = 0.7
"""How likely somebody must be evil for a good rider to turn his order."""


def target(mind: Mind, members: Iterable[str], random: Random) -> str | None:
    """Name the member whose order is turned: the most suspected of those in question, or nobody."""
    belief = mind.belief(random)
    if mind.is_good:
        able = [seat for seat in members if belief.suspicion(seat) > SUSPECTED]
    elif mind.round.orders[mind.seat] and wants_failure(mind, random):
        able = [seat for seat in members if seat not in mind.fellows]
    else:
        able = []
    return max(able, key=lambda seat: (belief.suspicion(seat), random.random()), default=None)
