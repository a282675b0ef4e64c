"""Playing: throw, then divide the throw so that all boats stand best at its end."""

from collections.abc import Callable, Collection
from functools import partial
from random import Random

from bot.policies.danube.dividing import ends
from bot.policies.danube.expecting import best_of
from bot.policies.danube.worth import worth
from bot.policies.turn import Policy, Turn
from engine.actions import Action
from engine.boards.actions import Throw
from engine.danube.actions import Move
from engine.danube.sticks import THROWS_AGAIN
from engine.danube.table import DanubeTable
from engine.danube.walking import Fleets

Choose = Callable[[Collection[Fleets], bool], Fleets]
"""Chooses among the positions after a throw. The flag is whether the player throws again."""


def play(turn: Turn, random: Random) -> Action:
    """Throw, or make the move that leads to the best position by a rule of thumb."""

    def best(found: Collection[Fleets], throws_on: bool) -> Fleets:
        return max(found, key=lambda end: (worth(end, throws_on=throws_on), random.random()))

    return _play(turn, best)


def play_ahead(turn: Turn, random: Random, looked_at: int) -> Action:
    """Throw, or make the move that leads to the best chance to win after one more throw, of so many that look best."""
    return _play(turn, lambda found, on: best_of(found, looked_at, throws_on=on))


play_usual: Policy = partial(play_ahead, looked_at=2)
play_strong: Policy = partial(play_ahead, looked_at=8)


def _play(turn: Turn, choose: Choose) -> Action:
    if turn.ask.move is Throw:
        return Throw()
    view = turn.view.of(DanubeTable)
    first = ends(view)
    end = choose(first, view.table.count in THROWS_AGAIN)
    return Move(first[end].start, first[end].steps)
