"""Rounds of Bluff & Bluster: one player among others of a kind, and the challenges in which they have part."""

from collections.abc import Iterator

from bench.house.playing import SetUp, one_among, steps
from bench.house.share import Share
from bot.policies.turn import Policy
from engine.bluff import Bluff
from engine.bluff.events import Challenged
from engine.bluff.options import BluffOptions
from engine.rulebook import any_rulebook

BLUFF = any_rulebook(Bluff())


def rounds_won(policy: Policy, others: Policy, players: int, rounds: int) -> Share:
    """Return how many rounds a player wins of those that end with their own bid, or their own challenge."""
    won: list[bool] = []
    seed = 0
    while len(won) < rounds:
        won += _won_in(policy, others, players, seed)
        seed += 1
    return Share(sum(won), len(won))


def _won_in(policy: Policy, others: Policy, players: int, seed: int) -> Iterator[bool]:
    """Yield, for each round of a game in which the player had part, whether they won. The seed decides their place."""
    set_up = SetUp(BLUFF, BluffOptions(), players)
    seat = set_up.seats[seed % players]
    *_, game = steps(set_up, seed, one_among(seat, policy, others))
    for line in game.log:
        for event in line.events:
            if isinstance(event, Challenged) and seat in (event.player, event.by):
                yield seat not in event.lost
