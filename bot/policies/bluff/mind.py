"""A mind: what a player knows about the dice on their turn."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, reduce

from bot.policies.bluff.chances import Spread, bearing
from bot.policies.bluff.moment import Moment, said_after
from bot.policies.turn import Turn
from engine.bluff.table import BluffTable

Faces = tuple[int, ...]
UNSAID: Mapping[str, int | None] = {}
"""The faces that were bid before a round."""


@dataclass(frozen=True)
class Mind:
    """A player's thoughts on their turn."""

    turn: Turn

    @property
    def seat(self) -> str:
        """The player's seat."""
        return self.turn.seat

    @cached_property
    def table(self) -> BluffTable:
        """The table as the player knows it."""
        return self.turn.view.of(BluffTable).table

    @property
    def own(self) -> Faces:
        """The player's hidden dice."""
        return self.table.hidden[self.seat]

    @cached_property
    def moment(self) -> Moment:
        """The moment as everybody knows it."""
        return Moment(self.table, reduce(said_after, self.turn.told, UNSAID))

    def known(self, face: int, shows: Faces = ()) -> Spread:
        """Return the distribution of dice that match a claim of this face, as the player knows, if they show these."""
        again = len(self.own) - len(shows) if shows else 0
        return self.moment.known(face, len(bearing(face, shows or self.own)), again)
