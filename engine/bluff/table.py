"""The table: everybody's dice, the standing bid, and whose turn it is."""

from enum import StrEnum

from msgspec import Struct

from engine.bluff.options import BluffOptions
from engine.bluff.track import Claim
from engine.table import Table


class Phase(StrEnum):
    """The phases of the game. In ``BETWEEN`` nobody is asked."""

    OPEN = "open"
    ANSWER = "answer"
    BETWEEN = "between"
    OVER = "over"


class StandingBid(Struct, frozen=True):
    """The bid that the next player must answer."""

    player: str
    count: int
    face: int

    @property
    def claim(self) -> Claim:
        """The claim that the bid makes."""
        return Claim(self.count, self.face)


class Board(Struct, frozen=True):
    """The public board: how many dice each player has, which of them lie open, and the bid."""

    dice: dict[str, int] = {}
    open: dict[str, tuple[int, ...]] = {}
    bid: StandingBid | None = None


class BluffTable(Table, frozen=True):
    """Everything on the table. ``hidden`` are the dice under the cups, as far as this reader knows them."""

    options: BluffOptions = BluffOptions()
    phase: Phase = Phase.BETWEEN
    board: Board = Board()
    turn: str | None = None
    number: int = 0
    bids: tuple[StandingBid, ...] = ()
    """The bids of this round; between rounds, those of the last round."""
    doubted: StandingBid | None = None
    """The bid that was last challenged."""
    hidden: dict[str, tuple[int, ...]] = {}
    out: tuple[tuple[str, ...], ...] = ()
    """The players who are out, first to last. Players put out by the same challenge stand together."""

    @property
    def player(self) -> str:
        """The player whose turn it is, while it is somebody's."""
        assert self.turn is not None
        return self.turn

    @property
    def standing(self) -> StandingBid:
        """The bid to be answered."""
        assert self.board.bid is not None
        return self.board.bid

    @property
    def playing(self) -> tuple[str, ...]:
        """The players who have dice."""
        return tuple([seat for seat in self.seats if self.board.dice[seat]])

    @property
    def in_play(self) -> int:
        """The number of dice in play."""
        return sum(self.board.dice.values())

    def is_out(self, seat: str) -> bool:
        """Return whether it was announced that a player has no dice left."""
        return any(seat in together for together in self.out)

    def after(self, player: str) -> str:
        """Return the next player in seat order who has dice."""
        place = self.seats.index(player)
        order = self.seats[place + 1 :] + self.seats[: place + 1]
        return next(seat for seat in order if self.board.dice[seat])
