"""A turn: what a simulated player is asked, and all that he may go by. There is no more."""

from collections.abc import Callable
from random import Random

from msgspec import Struct

from engine.actions import Action
from engine.asks import Ask
from engine.table import Table
from engine.views import Told, View


class Turn(Struct, frozen=True):
    """``told`` is everything that the seat was told, public or not, and ``view`` its view of the table.

    ``asks`` are the moves that are open to it, see ``asks_of``.
    """

    told: tuple[Told[str], ...]
    view: View[Table, str]
    asks: tuple[Ask, ...]

    @property
    def seat(self) -> str:
        """Whose turn it is."""
        return self.view.reader

    @property
    def awaited(self) -> tuple[Ask, ...]:
        """What the game waits for."""
        return tuple([ask for ask in self.asks if ask.awaited])

    @property
    def besides(self) -> tuple[Ask, ...]:
        """What is open to this seat too, without anybody waiting for it."""
        return tuple([ask for ask in self.asks if not ask.awaited])

    @property
    def ask(self) -> Ask:
        """What the game waits for first; only where it waits for this seat."""
        return self.awaited[0]


Policy = Callable[[Turn, Random], Action | None]
"""Makes a move that is open. What it leaves open, chance decides.

None lets everything be as it is, which is no answer where the game waits for one.
"""
