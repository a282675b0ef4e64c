"""Voting: everybody votes for whom he suspects, and then they gather on a leader, so that somebody is lynched.

Nobody votes for whom he knows on his side, unless that one is lost already and it looks better; and nobody changes his
mind often.
"""

from random import Random

from bot.policies.great_table.mind import Mind
from bot.policies.great_table.naming import most

WAGON = 1.5
"""What it weighs that as many already vote for somebody as can lynch him."""
SURE = 2.5
"""So much more must somebody be suspected than the leader for a vote to stay with him."""
MOST_VOTES = 3
"""So often a player votes in a day."""
PRESENT = 0.7
"""What part of the living must have voted before anybody changes his vote."""
YIELDS = 0.5
"""How often somebody leaves one of two leaders for the other, so that one of them is lynched."""
JOINS = 0.5
"""How often one of the House votes for another of it who is lost."""


def choice(mind: Mind, random: Random) -> str | None:
    """For whom to vote now; None to leave the votes as they are."""
    if mind.votes_today == 0:
        return _first(mind, random)
    voted = sum(map(len, mind.table.votes.counts.values()))
    if mind.votes_today >= MOST_VOTES or voted < PRESENT * len(mind.table.living):
        return None
    return _lost(mind, random) or _leader(mind, random)


def _first(mind: Mind, random: Random) -> str | None:
    counts, needed = mind.table.votes.counts, mind.table.votes.needed
    weights = {seat: mind.suspicion[seat] + WAGON * len(counts.get(seat, ())) / needed for seat in mind.others}
    return most(mind.others, weights, random)


def _leader(mind: Mind, random: Random) -> str | None:
    """The leader of those for whom he would vote, unless he is sure of somebody else or votes for a leader already."""
    counts, vote = mind.table.votes.counts, mind.table.votes.ballots.get(mind.seat)
    able = {seat: len(voters) for seat, voters in counts.items() if seat in mind.others}
    leaders = [seat for seat in able if able[seat] == max(able.values())]
    others = [seat for seat in leaders if seat != vote]
    if not others or (vote in leaders and random.random() >= YIELDS):
        return None
    leader = max(others, key=lambda seat: mind.suspicion[seat])
    is_sure = vote is not None and mind.suspicion[vote] - mind.suspicion[leader] > SURE
    return None if is_sure else leader


def _lost(mind: Mind, random: Random) -> str | None:
    """One of his own who needs but one vote more to be lynched, if he joins in."""
    counts, needed = mind.table.votes.counts, mind.table.votes.needed
    own = [seat for seat in mind.own if seat != mind.seat]
    lost = next((seat for seat in own if len(counts.get(seat, ())) == needed - 1), None)
    return lost if lost is not None and random.random() < JOINS else None
