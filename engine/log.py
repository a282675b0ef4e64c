"""The log of a game: the results of each line, and the table that they add up to."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, takewhile
from math import inf
from operator import attrgetter
from typing import overload

from msgspec import Struct

from engine.events import Event, Undone
from engine.rulebook import AnyRulebook
from engine.table import Table

FIRST_LINE = 1


class Entry(Struct, frozen=True):
    """The result of one line of a record. The header is line 1."""

    line: int
    events: tuple[Event, ...]

    def has_any(self, kinds: frozenset[type[Event]]) -> bool:
        """Return whether an event of one of these kinds is among its events."""
        return not kinds.isdisjoint(map(type, self.events))


class Log(Sequence[Entry]):
    """A sequence of lines.

    It only grows, so copies share their common lines and a long copy costs no more than a short one.

    Several copies may append to the same list, each from as far as it knows. The first to append keeps the list, and
    any other takes a list of its own. Copies may append in several threads, because appending to a list is one step.
    """

    def __init__(self, lines: Iterable[Entry] = ()) -> None:
        self._lines = list(lines)
        self._count = len(self._lines)

    def copy(self) -> "Log":
        """Return a log with the same lines that can go on while this one stays as it is."""
        return self._beginning(self._count)

    def line(self, number: int) -> Entry:
        """Return the line with that number. Raises LookupError if it is not here."""
        entry = self[self._place_after(number) - 1]
        if entry.line != number:
            raise LookupError(number)
        return entry

    def of(self, numbers: Iterable[int]) -> "Log":
        """Return the lines with these numbers."""
        wanted = {*numbers}
        among = self[self._place_after(min(wanted) - 1) : self._place_after(max(wanted))] if wanted else []
        return Log([entry for entry in among if entry.line in wanted])

    def until(self, line: int) -> "Log":
        """Return the lines up to and including that number."""
        return self._beginning(self._place_after(line))

    def before(self, line: int) -> "Log":
        """Return the lines before that number."""
        return self.until(line - 1)

    def since(self, line: int) -> list[Entry]:
        """Return the lines from that number on."""
        return self[self._place_after(line - 1) :]

    def append(self, entry: Entry) -> None:
        """Append a line. If several copies append at once, the first one keeps the shared list."""
        place = self._count
        if len(self._lines) == place:
            self._lines.append(entry)
        if self._lines[place] is not entry:
            self._lines = [*self._lines[:place], entry]
        self._count = place + 1

    def _place_after(self, line: int) -> int:
        return bisect_right(self._lines, line, hi=self._count, key=attrgetter("line"))

    def _beginning(self, count: int) -> "Log":
        log = Log()
        log._lines, log._count = self._lines, count
        return log

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> Entry: ...

    @overload
    def __getitem__(self, place: slice) -> list[Entry]: ...

    def __getitem__(self, place: int | slice) -> Entry | list[Entry]:
        if isinstance(place, slice):
            return [*map(self._lines.__getitem__, range(self._count)[place])]
        return self._lines[range(self._count)[place]]

    def __iter__(self) -> Iterator[Entry]:
        return islice(self._lines, self._count)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


def fold(rulebook: AnyRulebook, table: Table, log: Sequence[Entry]) -> Table:
    """Fold a log, or one reader's part of it, into a bare table. Lines that were taken back do not count."""
    for entry in standing(log):
        table = evolve(rulebook, table, entry.events)
    return table


def standing(log: Sequence[Entry]) -> list[Entry]:
    """Return the lines that count, of a log or of one reader's part: those that are no undo and not taken back."""
    return list(latest(log))[::-1]


def latest(log: Sequence[Entry]) -> Iterator[Entry]:
    """Yield the lines that count, last first, for callers that need only some of them."""
    taken: float = inf
    for entry in reversed(log):
        if not is_undo(entry):
            if entry.line < taken:
                yield entry
        elif (first := first_taken(entry)) is not None:
            taken = min(taken, first)


def standing_from(log: Sequence[Entry], line: int) -> list[Entry]:
    """Return the lines that count from that number on."""
    return list(takewhile(lambda entry: entry.line >= line, latest(log)))[::-1]


def is_undo(entry: Entry) -> bool:
    """Return whether a line takes others back."""
    return Undone in map(type, entry.events)


def first_taken(entry: Entry) -> int | None:
    """Return the first line that an undo takes back, as far as its reader was told."""
    taken = [event.taken for event in entry.events if isinstance(event, Undone) and event.taken is not None]
    return min(taken, default=None)


def evolve(rulebook: AnyRulebook, table: Table, events: Iterable[Event]) -> Table:
    """Fold events into a table."""
    for event in events:
        table = rulebook.evolve(table, event)
    return table
