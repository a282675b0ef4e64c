"""Gives rows of different kinds different ids.

In a database with one game its room, seats and occupants would otherwise have the same few numbers, and no test would
see that one was taken for another.
"""

from sqlalchemy import Connection, event, func, select
from sqlalchemy.orm import Mapper

from bot.storage.schema.models import Base, Occupant, Room, Seat

FIRST: dict[type[Base], int] = {Seat: 400, Occupant: 500, Room: 700}
"""The number of the first row of each kind."""


def _number(_: Mapper[Base], connection: Connection, row: Room | Seat | Occupant) -> None:
    """Give a new row a number that no row of another kind has."""
    kind = type(row)
    last = connection.scalar(select(func.max(kind.id)))
    row.id = FIRST[kind] if last is None else last + 1


def let_ids_differ() -> None:
    """Number everything that is saved in this process."""
    for kind in FIRST:
        event.listen(kind, "before_insert", _number)
