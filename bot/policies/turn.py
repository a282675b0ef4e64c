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

    ``ask`` is what the game waits for; ``besides`` are the moves that are open to this seat too, without anybody
    waiting for them. None of them names another seat of which it is asked too.
    """

    told: tuple[Told[str], ...]
    view: View[Table, str]
    ask: Ask
    besides: tuple[Ask, ...] = ()

    @property
    def seat(self) -> str:
        """Whose turn it is."""
        return self.view.reader


Policy = Callable[[Turn, Random], Action]
"""Answers a turn, or first makes another move that is open. What it leaves open, chance decides."""
