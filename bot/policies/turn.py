"""A turn: what a simulated player is asked, and all that he may go by. There is no more."""

from collections.abc import Callable
from random import Random

from msgspec import Struct

from engine.actions import Action
from engine.asks import Ask
from engine.events import Event
from engine.table import Table


class Turn(Struct, frozen=True):
    """``told`` is everything that the seat was told, public or not, and ``view`` is folded from it.

    ``ask`` is what the game waits for; ``besides`` are the moves that are open to this seat too, without anybody
    waiting for them. None of them names another seat of which it is asked too.
    """

    seat: str
    told: tuple[Event, ...]
    view: Table
    ask: Ask
    besides: tuple[Ask, ...] = ()


Policy = Callable[[Turn, Random], Action]
"""Answers a turn, or first makes another move that is open. What it leaves open, chance decides."""
