"""What a game states of its deals: which of them a reader cannot tell apart."""

from random import Random
from typing import NamedTuple, Protocol

from msgspec import Struct

from engine.actions import Action
from engine.events import Event
from engine.judging import Submission
from engine.rulebook import AnyRulebook
from engine.table import Table


class TwinDeals(NamedTuple):
    """A reader, and two deals of one game that he cannot tell apart."""

    reader: str
    seats: tuple[str, ...]
    options: Struct
    one: dict[str, object]
    other: dict[str, object]


class Deals(Protocol):
    """What a game states about its deals."""

    tells_all: frozenset[type[Event]]
    """Events that by the rules tell of the deal, so that nothing is compared once they differ."""
    tells_one: frozenset[type[Event]]
    """Events that by the rules tell their readers what somebody else has answered in secret."""

    def deal(self, rulebook: AnyRulebook, random: Random) -> TwinDeals:
        """Two random deals that some reader cannot tell apart, with options drawn at random too."""

    def secret_moves(
        self, reader: str, one: Table, other: Table, random: Random
    ) -> list[tuple[Submission, Submission]]:
        """The secret moves that are due, in one game and the other, so chosen that the reader may perceive nothing."""

    def looks_alike(self, reader: str, one: Table, other: Table, action: Action) -> bool:
        """Say whether by the rules a move may be made in both games, and tells the reader the same.

        If not, the deadline answers in its place; and if that does not look alike either, the comparison ends.
        """

    def learns_by_thread(self, table: Table) -> tuple[str, ...]:
        """The seats that by the rules learn of somebody's secret by how a private thread of theirs works."""

    def is_shown_at_once(self, table: Table, seat: str, action: Action) -> bool:
        """Say whether by the rules everybody sees a seat's answer to a secret ask at once."""
