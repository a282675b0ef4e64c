"""Inverting: a good rider turns an order that he suspects; an evil one, unless he has sabotaged, a good order."""

from collections.abc import Iterable
from random import Random

from bot.policies.acting import wants_failure
from bot.policies.mind import Mind
from bot.policies.proposing import safest

SUSPECTED = 0.7
"""How likely somebody must be evil for a good rider to turn his order."""


def rider(mind: Mind, party: Iterable[str], random: Random) -> str:
    """Name the rider among the other members of a party: a fellow if there is one, else the least suspected."""
    members = [seat for seat in party if seat != mind.seat]
    fellows = [seat for seat in members if seat in mind.fellows]
    return safest(mind.belief(random), fellows or members, 1, random)[0]


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
