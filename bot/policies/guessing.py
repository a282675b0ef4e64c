"""Guessing: the assassin names the player who has voted as if they knew."""

from collections.abc import Iterable
from random import Random

from bot.policies.evidence import Ballot, Known, Seats, gather
from bot.policies.mind import Mind


def target(mind: Mind, others: Iterable[str], random: Random) -> str:
    """Return the player whose votes were right where that was surprising."""
    right = {seat: 0.0 for seat in others if seat not in mind.fellows}
    seen = list(gather(mind.public, Known(), Known()))
    for number, ballot in enumerate(seen):
        if isinstance(ballot, Ballot):
            surprise = _cleanness(mind, ballot.party) - mind.weigh(seen[:number]).safety(ballot.party, 1)
            for seat in right:
                right[seat] += surprise * ((seat in ballot.approved) - (seat in ballot.rejected))
    return max(right, key=lambda seat: (right[seat], random.random()))


def _cleanness(mind: Mind, party: Seats) -> float:
    """Return how likely the sought player thought a party clean, from 0 to 1.

    One evil player may be hidden from them.
    """
    known = [mind.own - {fellow} for fellow in mind.fellows] if mind.one_is_hidden else [mind.own]
    return sum([party.isdisjoint(evil) for evil in known]) / len(known)
