"""Rounds of Bluff & Bluster between house players and others of a kind: who wins the challenges between both sides."""

from collections.abc import Iterator

from bench.house.playing import SetUp, steps
from bench.house.share import Share
from bot.policies.turn import Policy
from engine.bluff import Bluff
from engine.bluff.events import Challenged
from engine.bluff.options import BluffOptions
from engine.bluff.table import BluffTable
from engine.rulebook import any_rulebook

BLUFF = any_rulebook(Bluff())


def rounds_won(policy: Policy, others: Policy, players: int, rounds: int, house: int = 1) -> Share:
    """Return how many rounds the house wins of those that end with a challenge between it and others.

    It wins a round if its own bidder or challenger loses no dice. So players who are alike win half. ``house`` of the
    seats are its own, every other one. They help each other in nothing.
    """
    won: list[bool] = []
    seed = 0
    while len(won) < rounds:
        won += _won_in((policy, others), players, seed, house)
        seed += 1
    return Share(sum(won), len(won))


def _won_in(policies: tuple[Policy, Policy], players: int, seed: int, house: int) -> Iterator[bool]:
    """Yield, for each such round of a game, whether the house won. The seed decides its places."""
    set_up = SetUp(BLUFF, BluffOptions(), players)
    own = {set_up.seats[(seed + 2 * number) % players] for number in range(house)}
    for game in steps(set_up, seed, lambda game, seat: policies[seat not in own]):
        table = game.table
        assert isinstance(table, BluffTable)
        for event in game.log[-1].events:
            if isinstance(event, Challenged) and len(own & {event.player, event.by}) == 1:
                yield not own & event.lost.keys() & {event.player, event.by}
        if len({seat in own for seat in table.playing}) < 2:
            return
