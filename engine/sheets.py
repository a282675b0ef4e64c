"""Sheets: a game as rows for a spreadsheet, made from what a reader was told.

The names in the cells are the record's: seats, moves, cards and reasons as ``brehon replay`` prints them.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum

import msgspec
from msgspec import Struct

from engine.actions import Action

Cell = str | int | bool | tuple[str, ...] | None
"""The content of a cell. None is an empty one."""


class Sheet(StrEnum):
    """The tables that a spreadsheet of a game may have."""

    VOTES = "votes"
    COUNTS = "counts"
    ORDERS = "orders"
    NIGHTS = "nights"

    @property
    def is_open(self) -> bool:
        """Whether it has only what everybody is told while the game is on."""
        return self in {Sheet.VOTES, Sheet.COUNTS}


class Row(Struct, frozen=True, kw_only=True):
    """A row of a sheet. Its fields are the columns, except ``line``: the line that told of it."""

    line: int


Sheets = Mapping[Sheet, type[Row]]
"""The sheets that a game has, with the kind of row in each."""


def columns_of(kind: type[Row]) -> tuple[str, ...]:
    """Return the columns of a kind of row, in their order."""
    return tuple([name for name in kind.__struct_fields__ if name != "line"])


TARGETS = ("target", "targets", "party")
"""The fields in which moves name the players they are aimed at."""


class Order(Struct, frozen=True):
    """A secret move in cells: its name, the players it is aimed at, and the rest of its fields."""

    name: str
    targets: tuple[str, ...]
    details: tuple[str, ...]


def order_of(action: Action) -> Order:
    """Return a move in cells."""
    fields: dict[str, object] = msgspec.to_builtins(action)
    name = str(fields.pop("move"))
    targets = tuple([seat for field in TARGETS for seat in _names(fields.pop(field, None))])
    return Order(name, targets, tuple(details_of(fields)))


def details_of(fields: Mapping[str, object]) -> Iterator[str]:
    """Yield the fields that say something, each with its value."""
    for name, value in fields.items():
        if value not in (None, [], ()):
            yield f"{name}: {_written(value)}"


def _names(value: object) -> Iterable[str]:
    if isinstance(value, list | tuple):
        return map(str, value)
    return () if value is None else (str(value),)


def _written(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
