"""The table: everybody's dice, the bid that stands, and whose turn it is."""

from enum import StrEnum

from msgspec import Struct

from engine.bluff.options import BluffOptions
from engine.bluff.track import Claim
from engine.table import Table


class Phase(StrEnum):
    """Where the game stands. In ``BETWEEN`` nobody is asked."""

    OPEN = "open"
    ANSWER = "answer"
    BETWEEN = "between"
    OVER = "over"


class StandingBid(Struct, frozen=True):
    """The bid that stands."""

    player: str
    count: int
    face: int

    @property
    def claim(self) -> Claim:
        """What it claims."""
        return Claim(self.count, self.face)


class Board(Struct, frozen=True):
    """What everybody sees: how many dice each has, which of them lie open, and the bid."""

    dice: dict[str, int] = {}
    open: dict[str, tuple[int, ...]] = {}
    bid: StandingBid | None = None


class BluffTable(Table, frozen=True):
    """Everything on the table; ``hidden`` are the dice under the cups, as far as is known here."""

    options: BluffOptions = BluffOptions()
    phase: Phase = Phase.BETWEEN
    board: Board = Board()
    turn: str | None = None
    number: int = 0
    bids: tuple[StandingBid, ...] = ()
    """The bids of this round, or between rounds of the last."""
    doubted: StandingBid | None = None
    """The bid that was challenged last."""
    hidden: dict[str, tuple[int, ...]] = {}
    out: tuple[tuple[str, ...], ...] = ()
    """Who is out, first to last; those whom one challenge has put out, if any, stand together."""

    @property
    def player(self) -> str:
        """Whose turn it is, while it is anybody's."""
        assert self.turn is not None
        return self.turn

    @property
    def standing(self) -> StandingBid:
        """The bid that is to be answered."""
        assert self.board.bid is not None
        return self.board.bid

    @property
    def playing(self) -> tuple[str, ...]:
        """Those who have dice."""
        return tuple([seat for seat in self.seats if self.board.dice[seat]])

    @property
    def in_play(self) -> int:
        """How many dice are in play."""
        return sum(self.board.dice.values())

    def is_out(self, seat: str) -> bool:
        """Whether it was told that a player has no dice any more."""
        return any(seat in together for together in self.out)

    def after(self, player: str) -> str:
        """The next in seat order who has dice."""
        place = self.seats.index(player)
        order = self.seats[place + 1 :] + self.seats[: place + 1]
        return next(seat for seat in order if self.board.dice[seat])
