"""Proposing: a good leader takes the least suspected players, an evil one as few fellows as will do."""

from collections.abc import Iterable
from random import Random

from bot.policies.mind import Mind
from bot.policies.trust import Belief


def party(mind: Mind, random: Random) -> tuple[str, ...]:
    """Return a party."""
    belief = mind.belief(random)
    if mind.is_good:
        return safest(belief, mind.seats, mind.numbers.party, random)
    fellows = [seat for seat in mind.seats if seat in mind.fellows]
    own = (mind.seat, *safest(belief, fellows, mind.numbers.harmful - 1, random))
    others = [seat for seat in mind.seats if seat not in mind.own]
    return (*own, *safest(belief, others, mind.numbers.party - len(own), random))


def safest(belief: Belief, seats: Iterable[str], count: int, random: Random) -> tuple[str, ...]:
    """Return this many of the seats, least suspected first. Chance decides between equals."""
    return tuple(sorted(seats, key=lambda seat: (belief.suspicion(seat), random.random()))[:count])
