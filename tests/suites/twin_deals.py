"""Defines how a game states which of its deals a reader cannot tell apart."""

from random import Random
from typing import NamedTuple, Protocol

from msgspec import Struct

from engine.actions import Action
from engine.events import Event
from engine.judging import Submission
from engine.rulebook import AnyRulebook
from engine.table import Table


class TwinDeals(NamedTuple):
    """A reader, and two deals of one game that they cannot tell apart."""

    reader: str
    seats: tuple[str, ...]
    options: Struct
    one: dict[str, object]
    other: dict[str, object]


class Deals(Protocol):
    """A game's statement about its deals."""

    tells_all: frozenset[type[Event]]
    """Events that reveal the deal by the rules. Once they differ, nothing more is compared."""
    tells_one: frozenset[type[Event]]
    """Events that by the rules tell their readers somebody else's secret answer."""

    def deal(self, rulebook: AnyRulebook, random: Random) -> TwinDeals:
        """Return two random deals that some reader cannot tell apart, with random options."""

    def secret_moves(
        self, reader: str, one: Table, other: Table, random: Random
    ) -> list[tuple[Submission, Submission]]:
        """Return the secret moves that are due in both games, chosen so that the reader perceives no difference."""

    def looks_alike(self, reader: str, one: Table, other: Table, action: Action) -> bool:
        """Return whether by the rules a move may be made in both games and tells the reader the same.

        Otherwise the deadline answers instead; if that does not look alike either, the comparison ends.
        """

    def learns_by_thread(self, table: Table) -> tuple[str, ...]:
        """Return the seats that by the rules learn somebody's secret from how their private thread works."""

    def is_shown_at_once(self, table: Table, seat: str, action: Action) -> bool:
        """Return whether by the rules everybody sees a seat's answer to a secret ask at once."""
