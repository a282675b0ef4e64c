"""Giving: an evil player gives what is to be given to a fellow if he may, everybody else to whom he suspects least."""

from collections.abc import Iterable
from random import Random

from bot.policies.mind import Mind
from bot.policies.proposing import safest


def receiver(mind: Mind, able: Iterable[str], random: Random) -> str:
    """Name who of these is given it; the giver does not keep it."""
    others = [seat for seat in able if seat != mind.seat]
    fellows = [seat for seat in others if seat in mind.fellows]
    return safest(mind.belief(random), fellows or others, 1, random)[0]
