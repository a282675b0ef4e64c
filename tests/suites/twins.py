"""What a game states of its deals: which of them a reader cannot tell apart."""

from random import Random
from typing import NamedTuple, Protocol

from msgspec import Struct

from engine.asks import Ask
from engine.events import Event
from engine.judging import Wish
from engine.rulebook import AnyRulebook
from engine.table import Table


class Twins(NamedTuple):
    """A reader, and two deals of one game that he cannot tell apart."""

    reader: str
    seats: tuple[str, ...]
    options: Struct
    one: dict[str, object]
    other: dict[str, object]


class Deals(Protocol):
    """What a game states about its deals."""

    tells: frozenset[type[Event]]
    """Events that by the rules tell of the deal, so that nothing is compared once they differ."""

    def deal(self, rulebook: AnyRulebook, random: Random) -> Twins:
        """Two random deals that some reader cannot tell apart."""

    def secret_moves(self, reader: str, one: Table, other: Table, random: Random) -> list[tuple[Wish, Wish]]:
        """The secret moves that are due, in one game and the other, so chosen that the reader may perceive nothing."""

    def may_be_made_in_both(self, reader: str, ask: Ask, wish: Wish, tables: tuple[Table, Table]) -> bool:
        """Say whether an answer to an ask, made alike in both games, tells the reader nothing of the deal."""
