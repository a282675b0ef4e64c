"""What lies on the table for a day and its night, and for the votes of a day. The next day starts afresh."""

from msgspec import Struct

from engine.great_table.actions import List, Use
from engine.great_table.cards import CardName
from engine.great_table.events import Held

Counts = dict[str, tuple[str, ...]]
"""Who votes for whom, as everybody sees it."""


class Votes(Struct, frozen=True):
    """The votes, over when night falls. ``voters`` have submitted a list, and so may vote.

    ``ballots`` are the true votes, in the order in which they came, ``counts`` what the count shows. A ``mark`` makes
    the vote of the first count for the second.
    """

    voters: tuple[str, ...] = ()
    ballots: dict[str, str | None] = {}
    counts: Counts = {}
    needed: int = 0
    mark: tuple[str, str] | None = None


class Day(Struct, frozen=True):
    """A day with its night: the deal, the steal, and the orders.

    ``first`` leads the deck. ``lists`` serve today, ``next_lists`` tomorrow. ``hands`` is what players have been told
    they hold, None for no card, and ``cards`` what they hold in truth, in the order in which it was dealt.
    """

    lists: dict[str, List] = {}
    next_lists: dict[str, List] = {}
    first: str | None = None
    neighbours: dict[str, tuple[str, str]] = {}
    hands: dict[str, CardName | None] = {}
    shots: dict[str, int] = {}
    """The shots that players have been told their card has left."""
    cards: tuple[Held, ...] = ()
    thief_asked: str | None = None
    thief_target: str | None = None
    thief_has_answered: bool = False
    is_settled: bool = False
    """Whether the steal is over, and the lovers have been brought together."""
    loners: tuple[str, ...] = ()
    """Those who have been told that no one chose the other Lover card."""
    uses: dict[str, Use] = {}
    kills: dict[str, str] = {}
    has_whispered: tuple[str, ...] = ()
    """Those who have sent their one message."""

    def uses_without(self, seat: str) -> dict[str, Use]:
        """The orders for cards but those of one seat."""
        return {other: use for other, use in self.uses.items() if other != seat}

    def kills_without(self, seat: str) -> dict[str, str]:
        """The orders to kill but those of one seat."""
        return {other: target for other, target in self.kills.items() if other != seat}
