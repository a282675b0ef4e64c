"""Giving: an evil player gives an item to a fellow if allowed; others give it to the player they suspect least."""

from collections.abc import Iterable
from random import Random

from bot.policies.mind import Mind
from bot.policies.proposing import safest


def receiver(mind: Mind, able: Iterable[str], random: Random) -> str:
    """Return which of these players gets the item. The giver does not keep it."""
    others = [seat for seat in able if seat != mind.seat]
    fellows = [seat for seat in others if seat in mind.fellows]
    return safest(mind.belief(random), fellows or others, 1, random)[0]
