"""The two sides, and how they are dealt."""

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from random import Random


class Side(StrEnum):
    """The two sides."""

    GOOD = "good"
    EVIL = "evil"


class Sides:
    """The draw of who is on which side, with this many seats on each.

    Some sides are ``known`` already; two players who are ``apart`` are on different sides.
    """

    shape = dict[str, Side]

    def __init__(
        self,
        seats: tuple[str, ...],
        counts: Mapping[Side, int],
        known: Mapping[str, Side] | None = None,
        apart: tuple[str, ...] = (),
    ) -> None:
        self.seats = seats
        self.counts = counts
        self.known = known or {}
        self.apart = apart

    def pick(self, random: Random) -> dict[str, Side]:
        """Deal the sides. A deal that contradicts what is known is repeated, for the seats not known yet."""
        dealt = self._deal(random, {})
        if self.known.items() <= dealt.items() and len({dealt[seat] for seat in self.apart}) == len(self.apart):
            return dealt
        apart = dict(zip(random.sample(self.apart, len(self.apart)), Side, strict=False))
        return self._deal(random, {**self.known, **apart})

    def _deal(self, random: Random, known: Mapping[str, Side]) -> dict[str, Side]:
        left = Counter(self.counts) - Counter(known.values())
        cards = list(left.elements())
        random.shuffle(cards)
        return {seat: known.get(seat) or cards.pop() for seat in self.seats if seat in known or cards}

    def is_possible(self, outcome: dict[str, Side]) -> bool:
        """Return whether everybody has a side and each side has its number."""
        return set(outcome) == set(self.seats) and Counter(outcome.values()) == Counter(self.counts)
