"""Voting: a foe if one is known, or else the suspected; then everybody gathers, so that somebody is lynched.

Where votes are secret, they gather on those who had most in the count before. Players who win by being lynched vote for
themselves.
"""

from random import Random

from bot.policies.open_table.mind import Mind
from engine.mafia.ballots import majority
from engine.open_table.role_file import Ballot

FOE, FRIEND = 2.0, -4.0
"""The weights of a known foe and of a friend, beside a suspicion of about 1."""
WAGON = 1.5
"""The weight of a player who already has as many votes as can lynch them."""
MOST_VOTES = 3
"""The most votes of a player in a day."""
PRESENT = 0.7
"""The share of the living who must have voted before anybody changes their vote."""


def choice(mind: Mind, random: Random) -> str | None:
    """Return for whom to vote now; None to leave the votes as they are."""
    votes = mind.table.votes
    if mind.wins_by_lynch(mind.seat):
        return None if mind.votes_today else mind.seat
    voted = sum(map(len, votes.counts.values()))
    if mind.votes_today and (mind.votes_today >= MOST_VOTES or voted < PRESENT * len(mind.table.living)):
        return None
    wanted = {seat: _weight(mind, seat) + random.random() for seat in mind.others}
    target = max(wanted, key=wanted.__getitem__)
    return None if votes.ballots.get(mind.seat) == target or wanted[target] < 0 else target


def _weight(mind: Mind, seat: str) -> float:
    """Return how much speaks for a vote for a player. Those who know their fellows just follow the others."""
    wagon = WAGON * _votes_for(mind, seat) / majority(len(mind.table.living))
    if mind.is_friend(seat) or mind.wins_by_lynch(seat):
        return FRIEND + wagon
    if mind.knows_fellows:
        return wagon
    return wagon + (FOE if mind.is_foe(seat) else mind.suspicion[seat])


def _votes_for(mind: Mind, seat: str) -> int:
    """Return how many votes a player is seen to have, or had in the last secret vote."""
    if mind.file.ballots is Ballot.OPEN:
        return len(mind.table.votes.counts.get(seat, ()))
    return mind.table.past_votes[-1].numbers.get(seat, 0) if mind.table.past_votes else 0
