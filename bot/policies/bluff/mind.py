"""A mind: what a player knows about the dice, and what the others can know."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.policies.bluff.chances import Spread, bearing, chance_of, spread
from bot.policies.turn import Turn
from engine.bluff.events import Bid
from engine.bluff.table import BluffTable

Faces = tuple[int, ...]


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
    def said(self) -> Mapping[str, int | None]:
        """The face that each player has bid last; None if hidden dice were thrown again with that bid."""
        bids = [each.event for each in self.turn.told if isinstance(each.event, Bid)]
        thrown = {(bid.player, bid.count, bid.face): bid.thrown for bid in bids}
        standing = self.table.bids
        return {bid.player: None if thrown[bid.player, bid.count, bid.face] else bid.face for bid in standing}

    def known(self, face: int, shows: Faces = ()) -> Spread:
        """Return the distribution of dice that match a claim of this face, as the player knows, if they show these."""
        if not shows:
            return self._spread(face, self.own, ())
        return self._spread(face, shows, [chance_of(face, None)] * (len(self.own) - len(shows)))

    def seen(self, face: int, shows: Faces = ()) -> Spread:
        """Return the distribution for readers of the open dice alone, once the player bids this face and shows
        these.
        """
        bid = None if shows else face
        return self._spread(face, shows, [chance_of(face, bid)] * (len(self.own) - len(shows)))

    def _spread(self, face: int, sure: Faces, unsure: Sequence[float]) -> Spread:
        lying = [each for faces in self.table.board.open.values() for each in faces]
        return spread(len(bearing(face, (*lying, *sure))), (*unsure, *self._of_others(face)))

    def _of_others(self, face: int) -> Iterator[float]:
        """Yield the chance that each hidden die of the others matches a claim of this face."""
        board = self.table.board
        for seat in self.table.playing:
            hidden = board.dice[seat] - len(board.open.get(seat, ()))
            if seat != self.seat:
                yield from [chance_of(face, self.said.get(seat))] * hidden
