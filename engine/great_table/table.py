"""The table: everything that lies on it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import lru_cache
from typing import Self

import msgspec
from msgspec import Struct

from engine.great_table.actions import Thread
from engine.great_table.cards import CardName, deck_of
from engine.great_table.events import Cause, Coroner, Held, PastRound
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import OF_HOUSE, ROLES, Role, RoleName, Side
from engine.great_table.today import Day, Weights, weight_of
from engine.mafia.ballots import Counts, Votes
from engine.mafia.events import Time
from engine.table import Table


class Grave(Struct, frozen=True):
    """The public facts of a death: when, of what, and what the coroner found."""

    time: Time
    number: int
    cause: Cause
    coroner: Coroner


@lru_cache(maxsize=1024)
def _living(seats: tuple[str, ...], dead: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([seat for seat in seats if seat not in dead])


class GreatTable(Table, frozen=True):
    """Everything on the table. A reader's view lacks what that reader was not told.

    ``ring`` are all seats, also of the dead, each the left neighbour of the one before.
    """

    options: GreatTableOptions = GreatTableOptions()
    time: Time = Time.NIGHT
    number: int = 0
    roles: dict[str, RoleName] = {}
    partner: dict[str, str] = {}
    ring: tuple[str, ...] = ()
    dead: tuple[str, ...] = ()
    graves: dict[str, Grave] = {}
    """The dead, in the order of their deaths."""
    today: Day = Day()
    votes: Votes = Votes()
    weights: Weights = {}
    """The votes that the GM has weighed. All others count as one."""
    shots_spent: int = 0
    threads: dict[Thread, tuple[str, ...]] = {}
    past_counts: tuple[Counts, ...] = ()
    """The last count of every past day."""
    past_weights: tuple[Weights, ...] = ()
    """The weights of the votes in each of these counts."""
    past: tuple[PastRound, ...] = ()
    idle: int = 0
    """For how many phases everybody has seen nothing happen. Secret actions do not count."""

    @property
    def phase(self) -> Time:
        """The current phase: day or night. The first day follows a night in which nobody is asked."""
        return self.time

    def in_phase(self, phase: StrEnum) -> Self:
        """Return the same table in another phase."""
        return msgspec.structs.replace(self, time=phase)

    @property
    def died_now(self) -> tuple[str, ...]:
        """The players who died in this phase."""
        time, number = self.time, self.number
        return tuple([seat for seat, grave in self.graves.items() if grave.number == number and grave.time is time])

    @property
    def is_lynched(self) -> bool:
        """Whether today's votes have killed a player."""
        return Cause.LYNCH in [self.graves[seat].cause for seat in self.died_now]

    @property
    def living(self) -> tuple[str, ...]:
        """The living, in seat order."""
        return _living(self.seats, self.dead) if self.dead else self.seats

    @property
    def house(self) -> tuple[str, ...]:
        """The living members of the House, as far as is known here, in seat order."""
        return tuple([seat for seat in self.living if self.roles.get(seat) in OF_HOUSE])

    @property
    def deck(self) -> Mapping[CardName, int]:
        """The deck as it is every morning."""
        return deck_of(self.options.deck, len(self.seats))

    @property
    def deck_left(self) -> Counter[CardName]:
        """The cards that have not been dealt today."""
        return Counter(self.deck) - Counter(held.card for held in self.today.cards)

    def weight(self, voters: Iterable[str]) -> int:
        """Return the total weight of some players' votes."""
        return weight_of(voters, self.weights)

    def is_alive(self, seat: str) -> bool:
        """Return whether a player is alive."""
        return seat not in self.dead

    def others(self, seat: str) -> tuple[str, ...]:
        """Return the living except one."""
        return tuple([other for other in self.living if other != seat])

    def held_by(self, seat: str) -> Held | None:
        """Return the card that a living player truly holds."""
        return next((held for held in self.today.cards if held.holder == seat and self.is_alive(seat)), None)

    def holders(self, card: CardName) -> tuple[str, ...]:
        """Return the living who truly hold a card, in seat order."""
        return self.in_seat_order(
            [held.holder for held in self.today.cards if held.card is card and held.holder in self.living]
        )

    def role(self, seat: str) -> Role:
        """Return the role of a seat, as far as is known here."""
        return ROLES[self.roles.get(seat, RoleName.PLAYER)]

    def on_side(self, side: Side) -> tuple[str, ...]:
        """Return the seats of a side, also the dead ones, as far as is known here."""
        return tuple([seat for seat in self.seats if self.role(seat).side is side])
