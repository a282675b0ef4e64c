"""The dice: those for the first bid, those of a round, and those that are thrown again."""

from collections.abc import Mapping, Sequence
from random import Random

from msgspec import Struct

from engine.bluff.track import FACES
from engine.outcomes import ByName, One, Row

EACH = 5
"""Dice that everybody has at the beginning."""

Faces = tuple[int, ...]
FACE = One(tuple(FACES))


def _throw(random: Random, count: int) -> Faces:
    return tuple([random.choice(FACES) for _ in range(count)])


def _could_be(faces: Faces, count: int) -> bool:
    return len(faces) == count and all(face in FACES for face in faces)


class Opening(Struct, frozen=True):
    """Everybody throws five dice, and those who tie for the highest total again, until one has it alone."""

    players: Sequence[str]

    @property
    def shape(self) -> type[tuple[dict[str, Faces], ...]]:
        """A round of throws for all, and one more for each tie."""
        return tuple[dict[str, Faces], ...]

    def pick(self, random: Random) -> tuple[dict[str, Faces], ...]:
        """Throw until one has the highest total alone."""
        rounds: list[dict[str, Faces]] = []
        tied = tuple(self.players)
        while len(tied) > 1:
            rounds.append({player: _throw(random, EACH) for player in tied})
            tied = highest(rounds[-1])
        return tuple(rounds)

    def is_possible(self, outcome: Sequence[Mapping[str, Faces]]) -> bool:
        """Each round is thrown by those who tied in the one before, and the last has no tie."""
        tied = {*self.players}
        for throws in outcome:
            if len(tied) < 2 or throws.keys() != tied or not all(_could_be(faces, EACH) for faces in throws.values()):
                return False
            tied = {*highest(throws)}
        return len(tied) == 1


def highest(throws: Mapping[str, Faces]) -> tuple[str, ...]:
    """Those with the highest total."""
    return tuple([player for player in throws if sum(throws[player]) == max(map(sum, throws.values()))])


class Dice(Struct, frozen=True):
    """A throw of as many dice as each of these players has."""

    counts: Mapping[str, int]

    @property
    def shape(self) -> type[dict[str, Faces]]:
        """Faces by name."""
        return dict[str, Faces]

    @property
    def choosing(self) -> ByName:
        """A face of each die."""
        return ByName({player: Row(FACE, count) for player, count in self.counts.items()})

    def pick(self, random: Random) -> dict[str, Faces]:
        """Throw for each."""
        return {player: _throw(random, count) for player, count in self.counts.items()}

    def is_possible(self, outcome: Mapping[str, Faces]) -> bool:
        """Everybody who has dice has thrown them all, and nobody else."""
        return outcome.keys() == self.counts.keys() and all(
            _could_be(outcome[player], count) for player, count in self.counts.items()
        )


class Again(Struct, frozen=True):
    """A throw of the dice that stay hidden."""

    count: int
    shape = tuple[int, ...]

    @property
    def choosing(self) -> Row:
        """A face of each die."""
        return Row(FACE, self.count)

    def pick(self, random: Random) -> Faces:
        """Throw them."""
        return _throw(random, self.count)

    def is_possible(self, outcome: Faces) -> bool:
        """As many as stay hidden."""
        return _could_be(outcome, self.count)
