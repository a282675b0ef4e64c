"""The opening: the highest throw begins, and ties throw again."""

from collections.abc import Iterable, Mapping
from random import Random

from msgspec import Struct

from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.outcomes import One
from tests.hazels.engine.events import Opened

SIDES = range(1, 4)


class Die:
    """A throw of the die."""

    shape = int
    choosing = One(tuple(SIDES))

    def pick(self, random: Random) -> int:
        """Throw it."""
        return random.choice(SIDES)

    def is_possible(self, outcome: int) -> bool:
        """Return whether the die has this side: it has three."""
        return outcome in SIDES


class Dice(Struct, frozen=True):
    """A throw for each of these players."""

    players: tuple[str, ...]

    @property
    def shape(self) -> type[dict[str, int]]:
        """A throw by name."""
        return dict[str, int]

    def pick(self, random: Random) -> dict[str, int]:
        """Throw for each."""
        return {player: random.choice(SIDES) for player in self.players}

    def is_possible(self, outcome: Mapping[str, int]) -> bool:
        """Return whether everybody has thrown once."""
        return outcome.keys() == {*self.players} and all(throw in SIDES for throw in outcome.values())


def setup(seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
    """Throw until one player has the highest throw alone."""
    throws: list[dict[str, int]] = []
    tied = seats
    while len(tied) > 1:
        thrown = chance.draw("opening", Dice(tied))
        throws.append({seat: thrown[seat] for seat in tied})
        tied = tuple(seat for seat in tied if thrown[seat] == max(thrown.values()))
    yield Opened(to=To.PUBLIC, throws=tuple(throws), first=tied[0])
