"""Habits: the possible sides of all players, where each side's habits are learned from the game itself.

A sensible player assumes fixed rates at which either side approves parties and sabotages. Here nobody knows the rates
beforehand. Each has a prior, a beta distribution around the rate of people, and a world is weighed by how likely it
makes all ballots and results together, on average over the rates (the marginal likelihood of a Bayesian model). So
players whose ballots favour parties that fail are found out, even where evil players do not usually vote so.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from math import comb, exp, lgamma, log

from msgspec import Struct

from bot.policies.evidence import Ballot, Evidence, Known, Result, Seats, Switch
from bot.policies.people import ALONE_SABOTAGES, BESIDE_SABOTAGES, EVIL_APPROVES, GOOD_APPROVES
from bot.policies.trust import DOUBT, Weighed, evil_and_sabotages, is_possible, worlds
from bot.policies.trust import weigh as weigh_by_rates

FIRM = 15.0
"""How many ballots, or orders, the prior of a habit is worth."""

PARTIES = tuple(product((True, False), (True, False)))
"""The kinds of parties: with an evil member or without, and the first for their quest or a later one."""
QUESTS = range(len(ALONE_SABOTAGES))
RATES = (
    *(EVIL_APPROVES[kind] for kind in PARTIES),
    *(GOOD_APPROVES[kind] for kind in PARTIES),
    *ALONE_SABOTAGES,
    *BESIDE_SABOTAGES,
)
"""The means of the priors: how often evil players approve each kind of party of others, how often good ones do, and how
often evil members sabotage on each quest, alone in the party or beside others.
"""
GOOD, ALONE, BESIDE = len(PARTIES), 2 * len(PARTIES), 2 * len(PARTIES) + len(QUESTS)
"""The places of the last three kinds of habits."""

Counts = tuple[tuple[int, int], ...]
"""How often each of these things was done, and how often not."""


class Case(Struct, frozen=True):
    """The evidence about a world: counts, and the logarithm of the part that does not depend on habits."""

    counts: Counts = ((0, 0),) * len(RATES)
    rest: float = 0.0

    def with_more(self, done: Mapping[int, tuple[int, int]], rest: float = 0.0) -> "Case":
        """Return the case with more counts, by their places."""
        counts = [*self.counts]
        for place, (one, two) in done.items():
            before, left = counts[place]
            counts[place] = (before + one, left + two)
        return Case(tuple(counts), self.rest + rest)


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
    kind = PARTIES.index((not world.isdisjoint(seen.party), seen.is_first))
    return {kind: (evil_for, evil_against), GOOD + kind: (good_for, good_against)}


def _with_result(case: Case, seen: Result, world: Seats) -> Case:
    evil, sabotages = evil_and_sabotages(seen, world)
    if not 0 <= sabotages <= evil:
        return case.with_more({}, log(DOUBT))
    place = (BESIDE if evil > 1 else ALONE) + min(seen.quest - 1, QUESTS[-1])
    return case.with_more({place: (sabotages, evil - sabotages)}, log(comb(evil, sabotages)))


def _log_likelihood(case: Case) -> float:
    marginals = [_marginal(rate, *counts) for rate, counts in zip(RATES, case.counts, strict=True) if any(counts)]
    return case.rest + sum(marginals)


@lru_cache(maxsize=16384)
def _marginal(rate: float, done: int, left: int) -> float:
    """Return the logarithm of the chance of these counts in one order, on average over the beta distribution."""
    one, two = FIRM * rate, FIRM * (1 - rate)
    return (
        lgamma(one + done) + lgamma(two + left) - lgamma(FIRM + done + left) + lgamma(FIRM) - lgamma(one) - lgamma(two)
    )
