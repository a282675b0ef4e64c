"""Learns how good positions on the Danube are, from games that the player plays against itself.

python -m scripts.learn_danube [GAMES]

It goes on from the weights in bot/policies/danube/learned.py, and writes them there. Each game moves the weights
towards what the game has shown (TD(lambda)): what a position was thought to be worth, towards what the next ones were
thought to be worth, and at last towards who won. A hundred games take about ten seconds.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from msgspec import Struct

from bot.policies.danube import learned
from bot.policies.danube.dividing import ends_of_throw
from bot.policies.danube.throws import CHANCES
from bot.policies.danube.winning import WEIGHTS, facts, has_moved, to_throw
from bot.policies.danube.worth import turned
from engine.danube.board import STARTS, Colour
from engine.danube.sticks import THROWS_AGAIN
from engine.danube.walking import Fleets

GAMES = 2000
LAMBDA = 0.8
"""How much of what was thought of later positions counts, rather than of the next one alone."""
STEPS = (0.03, 0.003)
"""The size of a step towards what a game has shown, at the beginning and at the end."""
STRAYS = 0.02
"""The share of moves that are made at random, so that all positions are seen."""
HEADING = '''"""Weights for the chance to win on the river, written by ``scripts/learn_danube.py``; see ``winning``."""

LEARNED = """'''
FOOT = '"""\n'
ROW = 12
"""The number of squares in a row of the river, and of weights in a line."""


class Seen(Struct, frozen=True):
    """A position before a throw, and whether the player who throws had the nickels."""

    fleets: Fleets
    has_nickels: bool


def main(games: int) -> None:
    """Play, learn and write."""
    random, weights = Random(games), list(WEIGHTS)
    for number in range(games):
        first, last = STEPS
        *seen, end = positions(weights, random)
        learn(weights, seen, end.has_nickels, first + (last - first) * number / games)
    rows = [" ".join([f"{each:.3f}" for each in weights[place : place + ROW]]) for place in range(0, len(weights), ROW)]
    Path(learned.__file__).write_text("\n".join([HEADING, *rows, FOOT]), encoding="utf-8")


def positions(weights: list[float], random: Random) -> Iterator[Seen]:
    """Play a game, and yield each position before a throw, and at last the one in which the winner has no boats."""
    fleets = Fleets(Colour.NICKELS, (2, 4, 6, 8, 11), STARTS[Colour.PENNIES], (2, 4, 6, 8, 11))
    while fleets.own:
        yield Seen(fleets, fleets.colour is Colour.NICKELS)
        (count,) = random.choices([*CHANCES], weights=[*CHANCES.values()])
        ends = sorted(ends_of_throw(fleets, count), key=lambda end: (end.own, end.others))
        on = count in THROWS_AGAIN
        best = max(ends, key=lambda end: has_moved(end, throws_on=on, weights=weights))
        fleets = random.choice(ends) if random.random() < STRAYS else best
        fleets = fleets if on or not fleets.own else turned(fleets)
    yield Seen(fleets, fleets.colour is Colour.NICKELS)


def learn(weights: list[float], seen: list[Seen], nickels_won: bool, step: float) -> None:
    """Move the weights towards what a game has shown, from its last position back to its first."""
    shown = later = float(nickels_won)
    for each in reversed(seen):
        chance = to_throw(each.fleets, weights)
        shown = LAMBDA * shown + (1 - LAMBDA) * later
        later = chance if each.has_nickels else 1 - chance
        missed = step * ((shown if each.has_nickels else 1 - shown) - chance)
        for place, size in facts(each.fleets):
            weights[place] += missed * size


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
