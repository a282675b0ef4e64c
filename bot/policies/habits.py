"""Habits: the possible sides of all players, where each side's habits are learned from the game itself.

A sensible player assumes fixed rates at which either side approves parties and sabotages. Here nobody knows the rates
beforehand. Each has a prior, a beta distribution, and a world is weighed by how likely it makes all ballots and results
together, on average over the rates (the marginal likelihood of a Bayesian model). So players whose ballots favour
parties that fail are found out, even where evil players do not usually vote so.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import comb, exp, lgamma, log

from msgspec import Struct

from bot.policies.evidence import Ballot, Evidence, Known, Result, Seats, Switch
from bot.policies.trust import (
    DOUBT,
    EVIL_APPROVES,
    GOOD_APPROVES,
    SABOTAGES,
    Weighed,
    evil_and_sabotages,
    is_possible,
    worlds,
)
from bot.policies.trust import weigh as weigh_by_rates

FIRM = 6.0
"""How many ballots, or orders, the prior of a habit is worth."""


RATES = (EVIL_APPROVES[True], EVIL_APPROVES[False], GOOD_APPROVES[True], GOOD_APPROVES[False], SABOTAGES)
"""The means of the priors: how often evil players approve a party with an evil member and another, how often good ones
do, and how often evil players sabotage. These are the rates that a sensible player assumes."""
SABOTAGE = 4
"""The place of the last."""

Counts = tuple[tuple[int, int], ...]
"""How often each of these things was done, and how often not."""


class Case(Struct, frozen=True):
    """What the evidence says about a world: counts, and the logarithm of the part that does not depend on habits."""

    counts: Counts = ((0, 0),) * len(RATES)
    rest: float = 0.0

    def with_more(self, done: Mapping[int, tuple[int, int]], rest: float = 0.0) -> "Case":
        """Return the case with more counts, by their places."""
        more = [done.get(place, (0, 0)) for place in range(len(RATES))]
        counts = tuple([(one + more, two + less) for (one, two), (more, less) in zip(self.counts, more, strict=True)])
        return Case(counts, self.rest + rest)


@lru_cache(maxsize=256)
def weigh(seats: tuple[str, ...], evil: int, seen: tuple[Evidence, ...]) -> Weighed:
    """Weigh the worlds. Once players have switched sides, go by fixed rates instead."""
    if any(isinstance(each, Switch) for each in seen):
        return weigh_by_rates(seats, evil, seen)
    found = {world: _log_likelihood(case) for world, case in _cases(seats, evil, seen).items()}
    best = max(found.values())
    return tuple([(world, exp(each - best)) for world, each in found.items()])


@lru_cache(maxsize=256)
def _cases(seats: tuple[str, ...], evil: int, seen: tuple[Evidence, ...]) -> Mapping[Seats, Case]:
    """Return the case of each world, building on those before the last piece of evidence."""
    if not seen:
        return {world: Case() for world in worlds(seats, evil)}
    before, last = _cases(seats, evil, seen[:-1]), seen[-1]
    match last:
        case Known():
            return {world: case for world, case in before.items() if is_possible(last, world)} or before
        case Ballot():
            return {world: case.with_more(_ballot(last, world)) for world, case in before.items()}
        case Result():
            return {world: _with_result(case, last, world) for world, case in before.items()}
        case Switch():
            raise AssertionError("a switch is weighed by fixed rates")


def _ballot(seen: Ballot, world: Seats) -> Mapping[int, tuple[int, int]]:
    evil_for, evil_against = len(world & seen.approved), len(world & seen.rejected)
    good_for, good_against = len(seen.approved) - evil_for, len(seen.rejected) - evil_against
    of_evil, of_good = (1, 3) if world.isdisjoint(seen.party) else (0, 2)
    return {of_evil: (evil_for, evil_against), of_good: (good_for, good_against)}


def _with_result(case: Case, seen: Result, world: Seats) -> Case:
    evil, sabotages = evil_and_sabotages(seen, world)
    if not 0 <= sabotages <= evil:
        return case.with_more({}, log(DOUBT))
    return case.with_more({SABOTAGE: (sabotages, evil - sabotages)}, log(comb(evil, sabotages)))


def _log_likelihood(case: Case) -> float:
    return case.rest + sum([_marginal(rate, *counts) for rate, counts in zip(RATES, case.counts, strict=True)])


@lru_cache(maxsize=4096)
def _marginal(rate: float, done: int, left: int) -> float:
    """Return the logarithm of the chance of these counts in one order, on average over the beta distribution."""
    one, two = FIRM * rate, FIRM * (1 - rate)
    return (
        lgamma(one + done) + lgamma(two + left) - lgamma(FIRM + done + left) + lgamma(FIRM) - lgamma(one) - lgamma(two)
    )
