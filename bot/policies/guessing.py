"""Guessing: the assassin names the player who has voted as if he knew."""

from collections.abc import Iterable
from random import Random

from bot.policies.evidence import Ballot, Known, Seats, gather
from bot.policies.mind import Mind


def target(mind: Mind, others: Iterable[str], random: Random) -> str:
    """Name the player whose votes were right where it was a surprise."""
    right = {seat: 0.0 for seat in others if seat not in mind.fellows}
    seen = list(gather(mind.public, Known(), Known()))
    for number, ballot in enumerate(seen):
        if isinstance(ballot, Ballot):
            surprise = _cleanness(mind, ballot.party) - mind.weigh(seen[:number]).safety(ballot.party, 1)
            for seat in right:
                right[seat] += surprise * ((seat in ballot.approved) - (seat in ballot.rejected))
    return max(right, key=lambda seat: (right[seat], random.random()))


def _cleanness(mind: Mind, party: Seats) -> float:
    """How likely whoever is sought took a party for clean, 0 to 1: one of the evil may be hidden from him."""
    known = [mind.own - {fellow} for fellow in mind.fellows] if mind.one_is_hidden else [mind.own]
    return sum([party.isdisjoint(evil) for evil in known]) / len(known)
