"""Duels: races of one player, or of one team, with its own policy, against others with theirs."""

from bench.house.playing import SetUp, end
from bench.house.share import Share
from bot.policies.turn import Policy


def races_won(set_up: SetUp, policy: Policy, others: Policy, games: int) -> Share:
    """Return how many races a player wins among others, with their partner if they have one.

    Each seed is played from every place, so throws are shared. A race that several win is shared by them.
    """
    return Share(sum([_won(set_up, policy, others, number) for number in range(games)]), games)


def _won(set_up: SetUp, policy: Policy, others: Policy, number: int) -> float:
    """Return the player's part of the victory, from 0 to 1."""
    seed, place = divmod(number, set_up.players)
    seat = set_up.seats[place]
    game = end(
        set_up,
        seed,
        lambda game, name: policy if name in game.rulebook.who_may_win(game.table)[seat] else others,
    )
    assert game.table.outcome is not None
    first = game.rulebook.ranking(game.table, game.table.outcome)[0]
    return sum([seat in team for team in first]) / len(first)
