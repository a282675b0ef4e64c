"""The Ogham sticks: four, each with an animal on its flat side. A throw counts the sticks that lie flat side up."""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from itertools import chain, combinations
from random import Random

from msgspec import Struct

from engine.outcomes import ByName, One


class Animal(StrEnum):
    """The animals on the sticks, lowest first."""

    DOG = "dog"
    DEER = "deer"
    COW = "cow"
    HORSE = "horse"


Sticks = tuple[Animal, ...]
"""A throw: the animals that lie flat side up."""

THROWS: tuple[Sticks, ...] = tuple(chain.from_iterable(combinations(Animal, flat) for flat in range(len(Animal) + 1)))
"""All possible throws, each equally likely."""
ANY = One(THROWS)
NONE_FLAT = 5
"""The count of a throw without a flat side."""
THROWS_AGAIN = frozenset({4, 5})
"""The counts that earn a free throw."""
RANK = {animal: rank for rank, animal in enumerate(Animal, start=1)}


def count(sticks: Sticks) -> int:
    """Return the count of a throw."""
    return len(sticks) or NONE_FLAT


CHANCES: Mapping[int, float] = {
    counted: times / len(THROWS) for counted, times in Counter(count(throw) for throw in THROWS).items()
}
"""The chance of each count, from 0 to 1."""


def chance_of(counts: Iterable[int]) -> float:
    """Return the chance of any of these counts, from 0 to 1."""
    return sum([CHANCES[each] for each in counts])


def highest(sticks: Sticks) -> int:
    """Return the rank of the highest animal that lies flat, which breaks a tie; 0 for none."""
    return max((RANK[animal] for animal in sticks), default=0)


def pick(random: Random) -> Sticks:
    """Throw four sticks, each of which is as likely to lie flat as not."""
    return tuple([animal for animal in Animal if random.random() < 0.5])


def could_be(sticks: Sticks) -> bool:
    """Return whether each animal is there once at most."""
    return len({*sticks}) == len(sticks)


class Thrown:
    """One throw."""

    shape = Sticks
    choosing = ANY

    def pick(self, random: Random) -> Sticks:
        """Throw."""
        return pick(random)

    def is_possible(self, outcome: Sticks) -> bool:
        """Return whether no animal lies flat twice."""
        return could_be(outcome)


class ThrownBy(Struct, frozen=True):
    """A throw for each of these players or chariots."""

    names: tuple[str, ...]

    @property
    def shape(self) -> type[dict[str, Sticks]]:
        """Throws by name."""
        return dict[str, Sticks]

    @property
    def choosing(self) -> ByName:
        """A throw for each of them."""
        return ByName(dict.fromkeys(self.names, ANY))

    def pick(self, random: Random) -> dict[str, Sticks]:
        """Throw for each."""
        return {name: pick(random) for name in self.names}

    def is_possible(self, outcome: Mapping[str, Sticks]) -> bool:
        """Return whether each of them has thrown, and nobody else."""
        return outcome.keys() == {*self.names} and all(map(could_be, outcome.values()))
