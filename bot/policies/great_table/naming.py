"""Naming: on whom a player lets his card work. Chance carries a choice as far as it is in doubt."""

from collections.abc import Iterable, Mapping
from random import Random

from bot.policies.great_table.mind import Mind

DOUBT = 1.0
"""How far chance carries a choice, as a weight of evidence."""


def most(seats: Iterable[str], weights: Mapping[str, float], random: Random) -> str | None:
    """The one with the most weight, or nearly so; None of nobody."""
    weighed = {seat: weights[seat] + random.random() * DOUBT for seat in seats}
    return max(weighed, key=lambda seat: weighed[seat], default=None)


def foe(mind: Mind, random: Random) -> str | None:
    """Whom he would have out of his way: a Card Player whom he suspects most, one of the House whom it must fear."""
    return most(mind.others, mind.danger if mind.own else mind.suspicion, random)


def friend(mind: Mind, random: Random) -> str:
    """Whom he would keep alive: a Card Player whom the House must fear most, perhaps himself; the House its Master."""
    if not mind.own:
        return most(mind.table.living, mind.danger, random) or mind.seat
    return next(
        (seat for seat in mind.own if mind.table.role(seat).kills_alone and mind.table.is_alive(seat)), mind.seat
    )
