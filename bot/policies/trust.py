"""Trust: the possible sides of all players at present, and how well each possibility fits the evidence.

A world is one answer to the question who is evil. A player weighs each world by how likely it makes the evidence, and
suspects somebody by the weight of the worlds in which that player is evil.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from itertools import combinations, product
from math import comb

from bot.policies.evidence import Ballot, Evidence, Known, Result, Seats, Switch

SABOTAGES = 0.6
"""The assumed rate at which evil members of a party sabotage."""
DOUBT = 0.001
"""The assumed chance of what should be impossible."""
EVIL_APPROVES = {True: 0.6, False: 0.35}
"""The assumed rate at which evil players approve a party of others, by whether an evil player is in it."""
GOOD_APPROVES = {True: 0.4, False: 0.5}
"""The same rate for good players."""

Weighed = tuple[tuple[Seats, float], ...]
"""The worlds with their weights."""
Weigher = Callable[[tuple[str, ...], int, tuple[Evidence, ...]], Weighed]
"""Weighs the worlds of these seats, with this many evil players, by the evidence."""


class Belief:
    """The worlds that a player thinks possible."""

    def __init__(self, worlds: Weighed) -> None:
        self._worlds = worlds
        self._all = sum([weight for _, weight in worlds])
        self._evil: defaultdict[str, float] = defaultdict(float)
        for world, weight in worlds:
            for seat in world:
                self._evil[seat] += weight

    def chance_of(self, world: Seats) -> float:
        """Return the chance that these players are evil and no others, from 0 to 1."""
        return sum([weight for each, weight in self._worlds if each == world]) / self._all

    def suspicion(self, seat: str) -> float:
        """Return the chance that a player is evil, from 0 to 1."""
        return self._evil[seat] / self._all

    def safety(self, party: Iterable[str], harmful: int) -> float:
        """Return the chance that fewer than ``harmful`` members of a party are evil, from 0 to 1."""
        members = frozenset(party)
        return sum([weight for world, weight in self._worlds if len(members & world) < harmful]) / self._all


@lru_cache(maxsize=256)
def weigh(seats: tuple[str, ...], evil: int, seen: tuple[Evidence, ...]) -> Weighed:
    """Weigh the worlds with this many evil players, building on the weights before the last piece of evidence."""
    if not seen:
        return tuple([(world, 1.0) for world in worlds(seats, evil)])
    before, last = weigh(seats, evil, seen[:-1]), seen[-1]
    match last:
        case Known():
            # A player who is mistaken about the past may learn something that they think impossible.
            return tuple([(world, weight) for world, weight in before if is_possible(last, world)]) or before
        case Switch():
            return tuple(_exchanged(before, seats).items())
        case Ballot() | Result():
            fits = _likelihoods(seats, evil, last)
            return tuple([(world, weight * fits[world]) for world, weight in before])


@lru_cache(maxsize=8)
def worlds(seats: tuple[str, ...], evil: int) -> tuple[Seats, ...]:
    """Return the worlds in which this many of these seats are evil."""
    return tuple([frozenset(world) for world in combinations(seats, evil)])


@lru_cache(maxsize=64)
def _likelihoods(seats: tuple[str, ...], evil: int, seen: Ballot | Result) -> dict[Seats, float]:
    """Return how likely each world makes the public evidence; it is the same for all players."""
    likelihood = partial(_of_ballot, seen) if isinstance(seen, Ballot) else partial(_of_result, seen)
    return {world: likelihood(world) for world in worlds(seats, evil)}


def is_possible(known: Known, world: Seats) -> bool:
    """Return whether a world agrees with what is known."""
    has_pair = len(known.pair & world) == bool(known.pair)
    return has_pair and known.evil <= world and known.good.isdisjoint(world)


def _of_ballot(seen: Ballot, world: Seats) -> float:
    is_tainted = not world.isdisjoint(seen.party)
    evil_for, evil_against = len(world & seen.approved), len(world & seen.rejected)
    good_for, good_against = len(seen.approved) - evil_for, len(seen.rejected) - evil_against
    by_evil = _chance(EVIL_APPROVES[is_tainted], evil_for, evil_against)
    return by_evil * _chance(GOOD_APPROVES[is_tainted], good_for, good_against)


def _chance(approves: float, approved: int, rejected: int) -> float:
    return approves**approved * (1 - approves) ** rejected


def evil_and_sabotages(seen: Result, world: Seats) -> tuple[int, int]:
    """Return how many evil members a party has in a world, and how many of them sabotaged, without the inverted one."""
    evil, sabotages = len(world & seen.party), seen.sabotages
    if seen.inverted in world:
        return evil - 1, sabotages  # The inverted player sabotaged, and was counted as a supporter.
    if seen.inverted is not None:
        return evil, sabotages - 1  # The inverted player supported, and was counted as a saboteur.
    return evil, sabotages


def _of_result(seen: Result, world: Seats) -> float:
    evil, sabotages = evil_and_sabotages(seen, world)
    if not 0 <= sabotages <= evil:
        return DOUBT
    return comb(evil, sabotages) * SABOTAGES**sabotages * (1 - SABOTAGES) ** (evil - sabotages)


def _exchanged(before: Weighed, seats: tuple[str, ...]) -> dict[Seats, float]:
    """Spread each world's weight over the worlds in which an evil player and a good one have switched."""
    after: defaultdict[Seats, float] = defaultdict(float)
    for (world, weight), one, other in product(before, seats, seats):
        if one in world and other not in world:
            after[world - {one} | {other}] += weight
    return after
