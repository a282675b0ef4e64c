"""The table of any game: the state that its log of events adds up to.

Folded from all events it is the full truth. Folded from the events addressed to one reader it is that reader's view.
"""

from collections.abc import Container
from enum import StrEnum
from typing import Self, TypeVar

import msgspec
from msgspec import Struct

from engine.events import Event, House, Outcome, Paused, Replaced, Resumed, Substituted


class Table(Struct, frozen=True):
    """The state that every game keeps. ``seats`` are names, in the order of the record's ``players``."""

    seats: tuple[str, ...]
    paused: bool = False
    outcome: Outcome | None = None
    occupants: dict[str, str] = {}
    """The current occupant's name of each seat that has been handed over."""
    house_players: tuple[str, ...] = ()
    """The seats that house players play now, in seat order."""

    @property
    def phase(self) -> StrEnum:
        """The current phase; see ``phases``."""
        raise NotImplementedError

    def in_phase(self, phase: StrEnum) -> Self:
        """Return the same table in another phase."""
        return msgspec.structs.replace(self, phase=phase)

    def in_seat_order(self, names: Container[object]) -> tuple[str, ...]:
        """Return these names in seat order, so that their order reveals nothing."""
        assert not isinstance(names, str)
        return tuple([seat for seat in self.seats if seat in names])


T = TypeVar("T", bound=Table)


def evolve_shell(table: T, event: Event) -> T:
    """Fold an event that belongs to every game."""
    match event:
        case Paused():
            return msgspec.structs.replace(table, paused=True)
        case Resumed():
            return msgspec.structs.replace(table, paused=False)
        case Outcome():
            return msgspec.structs.replace(table, outcome=event)
        case Replaced(player=seat, by=name):
            return msgspec.structs.replace(table, occupants={**table.occupants, seat: name})
        case House(players=seats):
            return msgspec.structs.replace(table, house_players=seats)
        case Substituted(player=seat, house=house):
            left = {*table.house_players, seat} if house else {*table.house_players} - {seat}
            return msgspec.structs.replace(table, house_players=table.in_seat_order(left))
        case _:
            return table
