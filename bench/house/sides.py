"""Games with two sides, each with its own policy: how often a side wins, and how well good players know the other."""

from collections.abc import Iterator, Mapping
from math import log
from statistics import mean

from bench.house.playing import SetUp, end, steps
from bench.house.share import Share
from bot.policies.manner import Manner
from bot.policies.quest_policy import mind_of
from bot.policies.turn import Policy, Turn
from engine.game import Game
from engine.great_table.table import GreatTable
from engine.honnoji.table import HonnojiTable
from engine.parties.events import QuestDone
from engine.parties.sides import Side
from engine.quests.table import QuestTable

QUESTS = 3
"""The quests after which beliefs are judged."""
HARDLY = 1e-6
"""The least chance that a belief is taken to give the truth, so that one mistake does not outweigh all others."""


def games_won(set_up: SetUp, side: str, by_side: Mapping[str, Policy], games: int) -> Share:
    """Return how many games a side wins, each side with its policy."""
    won = [_winner(set_up, by_side, seed) == side for seed in range(games)]
    return Share(sum(won), games)


def _winner(set_up: SetUp, by_side: Mapping[str, Policy], seed: int) -> str | None:
    outcome = end(set_up, seed, lambda game, seat: by_side[side_of(game, seat)]).table.outcome
    assert outcome is not None
    return outcome.side


def side_of(game: Game, seat: str) -> str:
    """Return the side of a seat, by the whole truth."""
    if isinstance(game.table, GreatTable):
        return game.table.role(seat).side
    assert isinstance(game.table, QuestTable | HonnojiTable)
    return game.table.sides[seat]


def log_loss(set_up: SetUp, by_side: Mapping[str, Policy], manner: Manner, games: int) -> float:
    """Return how badly the good players without a role know after three quests who is evil, in nats, on average.

    Each belief is judged by the logarithm of the chance that it gives the truth.
    """
    return mean([each for seed in range(games) for each in _losses(set_up, by_side, manner, seed)])


def _losses(set_up: SetUp, by_side: Mapping[str, Policy], manner: Manner, seed: int) -> Iterator[float]:
    for game in steps(set_up, seed, lambda game, seat: by_side[side_of(game, seat)]):
        done = [event for line in game.log for event in line.events if isinstance(event, QuestDone)]
        if len(done) < QUESTS:
            continue
        evil = frozenset([seat for seat in game.seats if side_of(game, seat) == Side.EVIL])
        for seat in game.seats:
            view = game.view(seat)
            assert isinstance(view.table, QuestTable)
            if seat not in evil and view.table.role(seat).name.is_plain:
                mind = mind_of(Turn(game.told(seat).events, view, ()), manner)
                yield -log(max(HARDLY, mind.trusted.chance_of(evil)))
        return
