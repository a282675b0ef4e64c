"""Looking: a player looks where they are least sure; an evil one prefers to pass the look to a fellow."""

from collections.abc import Sequence
from random import Random

from bot.policies.mind import Mind


def target(mind: Mind, others: Sequence[str], random: Random) -> str:
    """Return at whom to look."""
    belief = mind.belief(random)
    able = [seat for seat in others if seat in mind.fellows] or others
    return min(able, key=lambda seat: (abs(belief.suspicion(seat) - 0.5), random.random()))
