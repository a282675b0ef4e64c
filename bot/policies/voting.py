"""Voting: a good player approves a party that is safe enough compared with the safest.

An evil player wants a party that can fail, and mostly hides that, until it is decisive.
"""

from random import Random

from bot.policies.mind import Mind
from bot.policies.proposing import safest
from bot.policies.trust import Belief


def approve(mind: Mind, random: Random) -> bool:
    """Approve or reject the party."""
    if mind.is_last_attempt:
        return True
    hides = not mind.is_good and not mind.is_decisive and random.random() < mind.manner.evil_hides
    return is_safe_enough(mind, mind.belief(random), random) if hides else is_welcome(mind, random)


def is_welcome(mind: Mind, random: Random) -> bool:
    """Return whether the player would want this party if nobody asked."""
    return is_safe_enough(mind, mind.belief(random), random) if mind.is_good else has_enough(mind)


def has_enough(mind: Mind) -> bool:
    """Return whether enough members of the party are known to be of an evil player's side to make it fail."""
    return len(mind.own.intersection(mind.round.party)) >= mind.numbers.harmful


def is_safe_enough(mind: Mind, belief: Belief, random: Random) -> bool:
    """Return whether the party is safe enough for somebody who believes this, compared with the safest."""
    numbers = mind.numbers
    best = safest(belief, mind.seats, numbers.party, random)
    return belief.safety(mind.round.party, numbers.harmful) >= mind.manner.asked * belief.safety(best, numbers.harmful)
