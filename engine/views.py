"""The types of what a reader may know: a view of the table, and an event that the reader was told.

The truth is a ``Table`` and events are ``Event``. Code that shows something to people takes these types instead, so it
cannot be given the truth. Each type carries its reader: a seat's view is not everybody's, and the GM's is nobody
else's. Only ``telling`` makes them.
"""

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine.audience import Reader, may_read
from engine.events import Event
from engine.table import Table

T_co = TypeVar("T_co", bound=Table, covariant=True)
R_co = TypeVar("R_co", bound=Reader, covariant=True)
Own = TypeVar("Own", bound=Table)


@dataclass(frozen=True, slots=True)
class Told(Generic[R_co]):
    """An event told to a reader to whom it is addressed. ``line`` is its place in what the reader was told."""

    reader: R_co
    event: Event
    line: int = field(default=0, compare=False)

    def __post_init__(self) -> None:
        assert may_read(self.reader, self.event.to), "who reads this was not told it"


@dataclass(frozen=True, slots=True)
class View(Generic[T_co, R_co]):
    """The table as its reader knows it. What the reader was not told is missing."""

    reader: R_co
    table: T_co

    def of(self, kind: type[Own]) -> "View[Own, R_co]":
        """Return the same view, known to be of a table of this kind."""
        assert isinstance(self.table, kind)
        return View(self.reader, self.table)
