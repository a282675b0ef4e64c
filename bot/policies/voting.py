"""Voting: a good player approves a party that is safe enough compared with the safest.

An evil player wants a party that can fail, and mostly hides that, until it is decisive.
"""

from random import Random

from bot.policies.mind import Mind
from bot.policies.proposing import safest


def approve(mind: Mind, random: Random) -> bool:
    """Approve or reject the party."""
    if mind.is_last_attempt:
        return True
    hides = not mind.is_good and not mind.is_decisive and random.random() < mind.manner.evil_hides
    return _is_safe_enough(mind, random) if hides else is_welcome(mind, random)


def is_welcome(mind: Mind, random: Random) -> bool:
    """Return whether the player would want this party if nobody asked."""
    if mind.is_good:
        return _is_safe_enough(mind, random)
    return len(mind.own.intersection(mind.round.party)) >= mind.numbers.harmful


def _is_safe_enough(mind: Mind, random: Random) -> bool:
    belief, numbers = mind.belief(random), mind.numbers
    best = safest(belief, mind.seats, numbers.party, random)
    return belief.safety(mind.round.party, numbers.harmful) >= mind.manner.asked * belief.safety(best, numbers.harmful)
