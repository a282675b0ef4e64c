"""Voting: everybody votes for the suspected, then they gather on a leader, so that somebody is lynched.

Nobody votes for a known fellow, unless that one is lost already and it looks better. Nobody changes their mind often.
"""

from random import Random

from bot.policies.great_table.mind import Mind
from bot.policies.great_table.naming import most

WAGON = 1.5
"""The weight of a player who already has as many votes as can lynch them."""
SURE = 2.5
"""The lead in suspicion over the leader that a player needs to keep a vote."""
MOST_VOTES = 3
"""The most votes of a player in a day."""
PRESENT = 0.7
"""The share of the living who must have voted before anybody changes their vote."""
YIELDS = 0.5
"""The rate at which a voter leaves one of two leaders for the other, so that one of them is lynched."""
JOINS = 0.5
"""The rate at which a member of the House votes for a fellow who is lost."""


def choice(mind: Mind, random: Random) -> str | None:
    """Return for whom to vote now; None to leave the votes as they are."""
    if mind.votes_today == 0:
        return _first(mind, random)
    voted = sum(map(len, mind.table.votes.counts.values()))
    if mind.votes_today >= MOST_VOTES or voted < PRESENT * len(mind.table.living):
        return None
    return _lost(mind, random) or _leader(mind, random)


def _first(mind: Mind, random: Random) -> str | None:
    counts, needed = mind.table.votes.counts, mind.table.votes.needed
    weights = {
        seat: mind.suspicion[seat] + WAGON * mind.table.weight(counts.get(seat, ())) / needed for seat in mind.others
    }
    return most(mind.others, weights, random)


def _leader(mind: Mind, random: Random) -> str | None:
    """Return the best leader to vote for, unless the player is sure of somebody else or already votes for a leader."""
    counts, vote = mind.table.votes.counts, mind.table.votes.ballots.get(mind.seat)
    able = {seat: mind.table.weight(voters) for seat, voters in counts.items() if seat in mind.others}
    leaders = [seat for seat in able if able[seat] == max(able.values())]
    others = [seat for seat in leaders if seat != vote]
    if not others or (vote in leaders and random.random() >= YIELDS):
        return None
    leader = max(others, key=lambda seat: mind.suspicion[seat])
    is_sure = vote is not None and mind.suspicion[vote] - mind.suspicion[leader] > SURE
    return None if is_sure else leader


def _lost(mind: Mind, random: Random) -> str | None:
    """Return a fellow who needs only one more vote to be lynched, if the player joins in."""
    counts, needed = mind.table.votes.counts, mind.table.votes.needed
    own = [seat for seat in mind.own if seat != mind.seat]
    lost = next((seat for seat in own if mind.table.weight(counts.get(seat, ())) == needed - 1), None)
    return lost if lost is not None and random.random() < JOINS else None
