"""Looking: a player looks at whom he is least sure of; an evil one rather passes the look on to one of his own."""

from collections.abc import Sequence
from random import Random

from bot.policies.mind import Mind


def target(mind: Mind, others: Sequence[str], random: Random) -> str:
    """Choose whom to look at."""
    belief = mind.belief(random)
    able = [seat for seat in others if seat in mind.fellows] or others
    return min(able, key=lambda seat: (abs(belief.suspicion(seat) - 0.5), random.random()))
