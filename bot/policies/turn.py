"""A turn: everything that a simulated player is asked and may go by."""

from collections.abc import Callable
from random import Random

from msgspec import Struct

from engine.actions import Action
from engine.asks import Ask
from engine.table import Table
from engine.views import Told, View


class Turn(Struct, frozen=True):
    """A simulated player's turn.

    ``told`` is all that the seat was told, public or not, and that was not taken back. ``view`` is its view of the
    table. ``asks`` are the moves that are open to it; see ``asks_of``.
    """

    told: tuple[Told[str], ...]
    view: View[Table, str]
    asks: tuple[Ask, ...]

    @property
    def seat(self) -> str:
        """The seat whose turn it is."""
        return self.view.reader

    @property
    def awaited(self) -> tuple[Ask, ...]:
        """The asks that the game waits for."""
        return tuple([ask for ask in self.asks if ask.awaited])

    @property
    def besides(self) -> tuple[Ask, ...]:
        """The other asks open to this seat, which nobody waits for."""
        return tuple([ask for ask in self.asks if not ask.awaited])

    @property
    def ask(self) -> Ask:
        """The first ask that the game waits for. Only for a seat that it waits for."""
        return self.awaited[0]


Policy = Callable[[Turn, Random], Action | None]
"""Makes an open move. Chance decides what it leaves open.

None leaves everything as it is. That is no answer where the game waits for one.
"""
