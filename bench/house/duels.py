"""Duels: games of two players, or of two sides, one with its own policy and one with another's."""

from bench.house.playing import SetUp, end, one_among
from bench.house.share import Share
from bot.policies.turn import Policy


def races_won(set_up: SetUp, policy: Policy, others: Policy, games: int) -> Share:
    """Return how many races a player wins among others. Each seed is played from every place, so throws are shared."""
    won = [_has_won(set_up, policy, others, number) for number in range(games)]
    return Share(sum(won), games)


def _has_won(set_up: SetUp, policy: Policy, others: Policy, number: int) -> bool:
    seed, place = divmod(number, set_up.players)
    seat = set_up.seats[place]
    outcome = end(set_up, seed, one_among(seat, policy, others)).table.outcome
    return outcome is not None and outcome.winners[:1] == (seat,)
