"""The draws of dice: for the first bid, for a round, and for dice thrown again."""

from collections.abc import Mapping, Sequence
from random import Random

from msgspec import Struct

from engine.bluff.track import FACES
from engine.outcomes import ByName, One, Row

EACH = 5
"""The number of dice that each player begins with."""

Faces = tuple[int, ...]
FACE = One(tuple(FACES))


def _throw(random: Random, count: int) -> Faces:
    return tuple([random.choice(FACES) for _ in range(count)])


def _could_be(faces: Faces, count: int) -> bool:
    return len(faces) == count and all(face in FACES for face in faces)


class Opening(Struct, frozen=True):
    """Everybody throws five dice. Players who tie for the highest total throw again until one has it alone."""

    players: Sequence[str]

    @property
    def shape(self) -> type[tuple[dict[str, Faces], ...]]:
        """One round of throws for all players, and another for each tie."""
        return tuple[dict[str, Faces], ...]

    def pick(self, random: Random) -> tuple[dict[str, Faces], ...]:
        """Throw until one player has the highest total alone."""
        rounds: list[dict[str, Faces]] = []
        tied = tuple(self.players)
        while len(tied) > 1:
            rounds.append({player: _throw(random, EACH) for player in tied})
            tied = highest(rounds[-1])
        return tuple(rounds)

    def is_possible(self, outcome: Sequence[Mapping[str, Faces]]) -> bool:
        """Return whether each round was thrown by those who tied in the one before, and the last has no tie."""
        tied = {*self.players}
        for throws in outcome:
            if len(tied) < 2 or throws.keys() != tied or not all(_could_be(faces, EACH) for faces in throws.values()):
                return False
            tied = {*highest(throws)}
        return len(tied) == 1


def highest(throws: Mapping[str, Faces]) -> tuple[str, ...]:
    """Return the players with the highest total."""
    return tuple([player for player in throws if sum(throws[player]) == max(map(sum, throws.values()))])


class Dice(Struct, frozen=True):
    """A throw in which each player throws as many dice as they have."""

    counts: Mapping[str, int]

    @property
    def shape(self) -> type[dict[str, Faces]]:
        """The faces by player."""
        return dict[str, Faces]

    @property
    def choosing(self) -> ByName:
        """A face for each die."""
        return ByName({player: Row(FACE, count) for player, count in self.counts.items()})

    def pick(self, random: Random) -> dict[str, Faces]:
        """Throw for each player."""
        return {player: _throw(random, count) for player, count in self.counts.items()}

    def is_possible(self, outcome: Mapping[str, Faces]) -> bool:
        """Return whether everybody who has dice has thrown all of them, and nobody else has thrown any."""
        return outcome.keys() == self.counts.keys() and all(
            _could_be(outcome[player], count) for player, count in self.counts.items()
        )


class Again(Struct, frozen=True):
    """A new throw of the dice that stay hidden."""

    count: int
    shape = tuple[int, ...]

    @property
    def choosing(self) -> Row:
        """A face for each die."""
        return Row(FACE, self.count)

    def pick(self, random: Random) -> Faces:
        """Throw them."""
        return _throw(random, self.count)

    def is_possible(self, outcome: Faces) -> bool:
        """Return whether there are as many faces as hidden dice."""
        return _could_be(outcome, self.count)
