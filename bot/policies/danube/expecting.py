"""Looking one throw ahead: the chance to win after the next throw, whoever throws it, on average over its chances.

This is an expectimax search of one ply, in which each player makes the best move with each throw.
"""

from collections.abc import Collection

from bot.policies.danube.dividing import ends_of_throw
from bot.policies.danube.throws import CHANCES
from bot.policies.danube.winning import has_moved
from bot.policies.danube.worth import turned
from engine.danube.sticks import THROWS_AGAIN
from engine.danube.walking import Fleets


def best_of(ends: Collection[Fleets], looked_at: int, *, throws_on: bool) -> Fleets:
    """Return the position with the best chance to win after one more throw, of so many that look best."""
    good = sorted(ends, key=lambda end: has_moved(end, throws_on=throws_on))[-looked_at:]
    return good[0] if len(good) == 1 else max(good, key=lambda end: expected(end, throws_on=throws_on))


def expected(fleets: Fleets, *, throws_on: bool) -> float:
    """Return the chance to win for the player who has just moved, seen from one throw later."""
    if not fleets.own:
        return 1.0
    thrower = fleets if throws_on else turned(fleets)
    chance = sum([share * _best(thrower, count) for count, share in CHANCES.items()])
    return chance if throws_on else 1 - chance


def _best(thrower: Fleets, count: int) -> float:
    return max([has_moved(end, throws_on=count in THROWS_AGAIN) for end in ends_of_throw(thrower, count)])
