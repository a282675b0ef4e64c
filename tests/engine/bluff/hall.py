"""Sets a table of tricksters with dice of the test's choice, and lets them bid through the engine's front door."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.actions import Expire
from engine.audience import Reader
from engine.bluff import Bluff
from engine.bluff.actions import Bid, Challenge
from engine.bluff.options import BluffOptions
from engine.bluff.table import BluffTable, Board
from engine.chance import Chance
from engine.events import Event
from engine.game import Game
from engine.names import CLOCK
from engine.rulebook import any_rulebook
from tests.engine.boards import BoardGame

BLUFF = any_rulebook(Bluff())
USUAL = BluffOptions()
HANDS = {"Ann": (6, 6, 5, 3, 1), "Ben": (2, 2, 3, 4, 5), "Cat": (5, 5, 5, 1, 4), "Dan": (3, 3, 3, 3, 3)}
MAGIC = 1


class Hall(BoardGame):
    """A game of Bluff."""

    @property
    def table(self) -> BluffTable:
        """The full truth."""
        table = self.game.table
        assert isinstance(table, BluffTable)
        return table

    @property
    def board(self) -> Board:
        """The public board."""
        return self.table.board

    def bid(
        self, count: int, face: int, show: tuple[int, ...] | None = None, thrown: Sequence[int] | None = None
    ) -> tuple[Event, ...]:
        """Let the current player bid, and perhaps show dice, so that the others are thrown again."""
        return self.does(self.table.player, Bid(count, face, show), {"thrown": thrown} if thrown is not None else {})

    def bids(self, *claims: tuple[int, int]) -> None:
        """Let these bids be made in turn."""
        for count, face in claims:
            self.bid(count, face)

    def challenge(self) -> tuple[Event, ...]:
        """Let the current player challenge."""
        return self.does(self.table.player, Challenge())

    def clock(self) -> tuple[Event, ...]:
        """Let the deadline pass."""
        return self.does(CLOCK, Expire())

    def seen(self, reader: Reader) -> BluffTable:
        """Return the table as a reader knows it."""
        table = self.game.view(reader).table
        assert isinstance(table, BluffTable)
        return table


def hall(hands: Mapping[str, tuple[int, ...]], options: BluffOptions = USUAL) -> Hall:
    """Return a game in which these players bid, first one first, with these dice. A player without dice is out."""
    seats = tuple(hands)
    opening = [{seat: (6,) * 5 if seat == seats[0] else (1,) * 5 for seat in seats}]
    full = {seat: (*faces, *(1,) * 5)[:5] for seat, faces in hands.items()}
    begun = Game.begin(BLUFF, seats, options, Chance({"opening": opening, "dice": full}))
    if full != hands:
        table = begun.table
        assert isinstance(table, BluffTable)
        board = Board({seat: len(faces) for seat, faces in hands.items()})
        out = tuple((seat,) for seat in seats if not hands[seat])
        hidden = {seat: faces for seat, faces in hands.items() if faces}
        laid = replace(table, board=board, hidden=hidden, out=out)
        begun = Game.resume(Bluff(), options, begun.log, laid)
    return Hall(begun)
