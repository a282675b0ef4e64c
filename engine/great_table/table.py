"""The table: all that lies on it."""

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property
from typing import Self

import msgspec
from msgspec import Struct

from engine.great_table.actions import List, Thread, Use
from engine.great_table.cards import CardName, deck_of
from engine.great_table.events import Cause, Coroner, Held, PastRound, Time
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import ROLES, Role, RoleName, Side
from engine.table import Table


class Grave(Struct, frozen=True):
    """What everybody knows of somebody's death: when it was, of what, and what the coroner has found."""

    time: Time
    number: int
    cause: Cause
    coroner: Coroner


class GreatTable(Table, frozen=True, dict=True):
    """Everything on the table; in a reader's view, what he was not told is missing.

    ``ring`` are all seats, the dead ones too, each the left neighbour of the one before; ``first`` leads the deck.
    ``hands`` is what players have been told they hold today, None for no card, and ``cards`` what they hold in truth,
    in the order in which it was dealt. ``lists`` serve today, ``next_lists`` tomorrow; who is in ``has_listed`` may
    vote. ``ballots`` are the true votes, in the order in which they came, ``counts`` what the count shows.
    """

    options: GreatTableOptions = GreatTableOptions()
    time: Time = Time.NIGHT
    number: int = 0
    roles: dict[str, RoleName] = {}
    partner: dict[str, str] = {}
    ring: tuple[str, ...] = ()
    dead: tuple[str, ...] = ()
    died_now: tuple[str, ...] = ()
    """Those of the dead who have died in this phase."""
    graves: dict[str, Grave] = {}
    """The dead, in the order in which they died."""
    first: str | None = None
    neighbours: dict[str, tuple[str, str]] = {}
    lists: dict[str, List] = {}
    next_lists: dict[str, List] = {}
    has_listed: tuple[str, ...] = ()
    hands: dict[str, CardName | None] = {}
    shots: dict[str, int] = {}
    """The shots that players have been told their card has left."""
    cards: tuple[Held, ...] = ()
    shots_spent: int = 0
    thief_asked: str | None = None
    thief_target: str | None = None
    thief_has_answered: bool = False
    is_settled: bool = False
    loners: tuple[str, ...] = ()
    """Those who have been told today that no one chose the other Lover card."""
    ballots: dict[str, str | None] = {}
    counts: dict[str, tuple[str, ...]] = {}
    needed: int = 0
    past_counts: tuple[dict[str, tuple[str, ...]], ...] = ()
    """The last count of every day that is over."""
    is_lynched: bool = False
    mark: tuple[str, str] | None = None
    uses: dict[str, Use] = {}
    kills: dict[str, str] = {}
    threads: dict[Thread, tuple[str, ...]] = {}
    has_whispered: tuple[str, ...] = ()
    """Those who have sent their one message of today."""
    past: tuple[PastRound, ...] = ()
    idle: int = 0
    """For so many phases everybody has seen nothing happen. What is done in secret does not count."""

    @property
    def phase(self) -> Time:
        """Where the game stands: by day or by night. The first day follows a night in which nobody is asked."""
        return self.time

    def in_phase(self, phase: StrEnum) -> Self:
        """The same table at another time."""
        return msgspec.structs.replace(self, time=phase)

    @cached_property
    def living(self) -> tuple[str, ...]:
        """Who is alive, in seat order."""
        return tuple([seat for seat in self.seats if seat not in self.dead])

    @cached_property
    def deck(self) -> Mapping[CardName, int]:
        """The deck as it is every morning."""
        return deck_of(self.options.deck, len(self.seats))

    @property
    def deck_left(self) -> Counter[CardName]:
        """What has not been dealt today."""
        return Counter(self.deck) - Counter(held.card for held in self.cards)

    def is_alive(self, seat: str) -> bool:
        """Whether somebody is alive."""
        return seat not in self.dead

    def others(self, seat: str) -> tuple[str, ...]:
        """The living but one."""
        return tuple([other for other in self.living if other != seat])

    def held_by(self, seat: str) -> Held | None:
        """The card that a living player holds in truth."""
        return next((held for held in self.cards if held.holder == seat and self.is_alive(seat)), None)

    def holders(self, card: CardName) -> tuple[str, ...]:
        """The living who hold a card in truth, in seat order."""
        return self.in_seat_order(
            [held.holder for held in self.cards if held.card is card and held.holder in self.living]
        )

    def role(self, seat: str) -> Role:
        """The role of a seat, as far as is known here."""
        return ROLES[self.roles.get(seat, RoleName.PLAYER)]

    def on_side(self, side: Side) -> tuple[str, ...]:
        """The seats of a side, the dead ones too, as far as is known here."""
        return tuple([seat for seat in self.seats if self.role(seat).side is side])
