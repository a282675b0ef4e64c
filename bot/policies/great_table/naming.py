"""Naming: the targets of a player's card. Chance influences a choice as far as it is in doubt."""

from collections.abc import Iterable, Mapping
from random import Random

from bot.policies.great_table.mind import Mind

DOUBT = 1.0
"""The influence of chance on a choice, as a weight of evidence."""


def most(seats: Iterable[str], weights: Mapping[str, float], random: Random) -> str | None:
    """Return the player with about the highest weight; None if there is nobody."""
    weighed = {seat: weights[seat] + random.random() * DOUBT for seat in seats}
    return max(weighed, key=lambda seat: weighed[seat], default=None)


def foe(mind: Mind, random: Random) -> str | None:
    """Return whom the player wants out of the way: the most suspected, or for the House the one it must fear most."""
    return most(mind.others, mind.danger if mind.own else mind.suspicion, random)


def friend(mind: Mind, random: Random) -> str:
    """Return whom the player wants alive: the one the House must fear most, perhaps the player.

    For the House it is its Master.
    """
    if not mind.own:
        return most(mind.table.living, mind.danger, random) or mind.seat
    return next(
        (seat for seat in mind.own if mind.table.role(seat).kills_alone and mind.table.is_alive(seat)), mind.seat
    )
