"""The chance to win on the river, as learned from games that this player played against itself.

It is a logistic function of a few facts: the squares of all boats, the neighbours that guard each other, and how much
either side may lose by the next throw. ``scripts/learn_danube.py`` found the weights (TD(lambda)) and writes them here.
"""

from collections.abc import Iterator, Sequence
from math import exp

from bot.policies.danube.learned import LEARNED
from bot.policies.danube.worth import open_to, turned
from engine.danube.board import END
from engine.danube.walking import Fleets

WEIGHTS = tuple(map(float, LEARNED.split()))
"""The learned weights, by the places below."""
FACTS = 4 * END + 3
"""The number of weights: one for each square and kind of fact, and three more."""
OWN, OTHERS, OWN_PAIRS, OTHERS_PAIRS, SIGHT, RISK, ALWAYS = (*range(0, 4 * END, END), *range(4 * END, FACTS))
"""The places of the weights: of the thrower's boats, the other's, either's guarded pairs, and the last three."""
TENTH = 0.1
"""The size of a square that may be lost, beside a boat."""


def facts(fleets: Fleets) -> Iterator[tuple[int, float]]:
    """Yield the places of the facts that are true of a position, for the player who throws next, and their sizes."""
    for places, pairs, boats in ((OWN, OWN_PAIRS, fleets.own), (OTHERS, OTHERS_PAIRS, fleets.others)):
        yield from [(places + square, 1.0) for square in boats]
        yield from [(pairs + square, 1.0) for square in boats if square + 1 in boats]
    yield SIGHT, TENTH * open_to(fleets)
    yield RISK, TENTH * open_to(turned(fleets))
    yield ALWAYS, 1.0


def to_throw(fleets: Fleets, weights: Sequence[float] = WEIGHTS) -> float:
    """Return the chance that the player who throws next wins."""
    if not fleets.own:
        return 1.0
    if not fleets.others:
        return 0.0
    return 1 / (1 + exp(-sum([weights[place] * size for place, size in facts(fleets)])))


def has_moved(fleets: Fleets, *, throws_on: bool, weights: Sequence[float] = WEIGHTS) -> float:
    """Return the chance that the player who has just moved wins; ``throws_on`` is whether they throw again."""
    return to_throw(fleets, weights) if throws_on else 1 - to_throw(turned(fleets), weights)
