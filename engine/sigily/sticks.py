"""The Ogham sticks: four, each with an animal on its flat side. They count how many lie flat side up."""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from itertools import chain, combinations
from random import Random

from msgspec import Struct

from engine.outcomes import ByName, One


class Animal(StrEnum):
    """The animals on the sticks, from the lowest."""

    DOG = "dog"
    DEER = "deer"
    COW = "cow"
    HORSE = "horse"


Sticks = tuple[Animal, ...]
"""A throw: the animals that lie flat side up."""

THROWS: tuple[Sticks, ...] = tuple(chain.from_iterable(combinations(Animal, flat) for flat in range(len(Animal) + 1)))
"""All throws there are, each as likely as any other."""
ANY = One(THROWS)
NONE_FLAT = 5
"""What a throw counts of which no stick lies flat."""
THROWS_AGAIN = frozenset({4, 5})
"""Counts that earn a free throw."""
RANK = {animal: rank for rank, animal in enumerate(Animal, start=1)}


def count(sticks: Sticks) -> int:
    """What a throw counts."""
    return len(sticks) or NONE_FLAT


CHANCES: Mapping[int, float] = {
    counted: times / len(THROWS) for counted, times in Counter(count(throw) for throw in THROWS).items()
}
"""How likely a throw counts so much, 0 to 1."""


def chance_of(counts: Iterable[int]) -> float:
    """How likely a throw has one of these counts, 0 to 1."""
    return sum([CHANCES[each] for each in counts])


def highest(sticks: Sticks) -> int:
    """The rank of the highest animal that lies flat, which breaks a tie; 0 for none."""
    return max((RANK[animal] for animal in sticks), default=0)


def pick(random: Random) -> Sticks:
    """Throw four sticks, each of which lies flat as often as not."""
    return tuple([animal for animal in Animal if random.random() < 0.5])


def could_be(sticks: Sticks) -> bool:
    """There is one stick of each animal."""
    return len({*sticks}) == len(sticks)


class Thrown:
    """One throw."""

    shape = Sticks
    choosing = ANY

    def pick(self, random: Random) -> Sticks:
        """Throw."""
        return pick(random)

    def is_possible(self, outcome: Sticks) -> bool:
        """No animal lies flat twice."""
        return could_be(outcome)


class ThrownBy(Struct, frozen=True):
    """A throw for each of these: players, or chariots."""

    names: tuple[str, ...]

    @property
    def shape(self) -> type[dict[str, Sticks]]:
        """Throws by name."""
        return dict[str, Sticks]

    @property
    def choosing(self) -> ByName:
        """A throw of each."""
        return ByName(dict.fromkeys(self.names, ANY))

    def pick(self, random: Random) -> dict[str, Sticks]:
        """Throw for each."""
        return {name: pick(random) for name in self.names}

    def is_possible(self, outcome: Mapping[str, Sticks]) -> bool:
        """Each of them has thrown, and nobody else."""
        return outcome.keys() == {*self.names} and all(map(could_be, outcome.values()))
