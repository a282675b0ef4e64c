"""The log of a game: the results of each line, and the table that they add up to.

An undo rarely goes back more than a few lines, so only the last tables are kept. To go back further, the log is folded
again.
"""

from bisect import bisect_right
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from itertools import islice, takewhile
from math import inf
from operator import attrgetter
from typing import overload

from msgspec import Struct

from engine.events import Event, Undone, Written
from engine.rulebook import AnyRulebook
from engine.table import Table

FIRST_LINE = 1
BEFORE_ALL = 0
"""The line of the bare table."""
KEPT = 32
"""The number of tables that are kept."""


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
        log: Log = copy(self)
        return log

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
        log: Log = copy(self)
        log._count = count
        return log

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> Entry: ...

    @overload
    def __getitem__(self, place: slice) -> list[Entry]: ...

    def __getitem__(self, place: int | slice) -> Entry | list[Entry]:
        if isinstance(place, slice):
            first, end, step = place.indices(self._count)
            return self._lines[first:end] if step == 1 else [self._lines[each] for each in range(first, end, step)]
        return self._lines[range(self._count)[place]]

    def __iter__(self) -> Iterator[Entry]:
        return islice(self._lines, self._count)

    def __reversed__(self) -> Iterator[Entry]:
        return map(self._lines.__getitem__, range(self._count)[::-1])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


def fold(rulebook: AnyRulebook, table: Table, log: Sequence[Entry]) -> Table:
    """Fold a log, or one reader's part of it, into a bare table. Lines that were taken back do not count."""
    for entry in standing(log):
        table = evolve(rulebook, table, entry.events)
    return table


def standing(log: Sequence[Entry]) -> list[Entry]:
    """Return the lines that count, of a log or of one reader's part: no undo, no text, and not taken back."""
    return list(latest(log))[::-1]


def latest(log: Sequence[Entry]) -> Iterator[Entry]:
    """Yield the lines that count, last first, for callers that need only some of them."""
    taken: float = inf
    for entry in reversed(log):
        if not is_undo(entry):
            if entry.line < taken and not is_text(entry):
                yield entry
        elif (first := first_taken(entry)) is not None:
            taken = min(taken, first)


def standing_from(log: Sequence[Entry], line: int) -> list[Entry]:
    """Return the lines that count from that number on."""
    return list(takewhile(lambda entry: entry.line >= line, latest(log)))[::-1]


def is_undo(entry: Entry) -> bool:
    """Return whether a line takes others back."""
    return Undone in map(type, entry.events)


def is_text(entry: Entry) -> bool:
    """Return whether a line is something that somebody has written."""
    return any(isinstance(event, Written) for event in entry.events)


def first_taken(entry: Entry) -> int | None:
    """Return the first line that an undo takes back, as far as its reader was told."""
    taken = [event.taken for event in entry.events if isinstance(event, Undone) and event.taken is not None]
    return min(taken, default=None)


def evolve(rulebook: AnyRulebook, table: Table, events: Iterable[Event]) -> Table:
    """Fold events into a table."""
    for event in events:
        table = rulebook.evolve(table, event)
    return table


class Past:
    """The last tables of a log, or of one reader's part of it, each with the line that led to it."""

    def __init__(self, rulebook: AnyRulebook, bare: Table) -> None:
        self._rulebook = rulebook
        self._bare = bare
        self._kept: deque[tuple[int, Table]] = deque([(BEFORE_ALL, bare)], maxlen=KEPT)
        self._heard = 0
        self.table = bare
        """The last table."""

    def copy(self) -> "Past":
        """Return a copy that can go on while this one stays as it is."""
        past: Past = copy(self)
        past._kept = self._kept.copy()
        return past

    def before(self, line: int) -> Table | None:
        """Return the table before a line, if it is kept."""
        return next((table for number, table in reversed(self._kept) if number < line), None)

    def go_on(self, line: int, table: Table) -> None:
        """Add the table to which a line has led."""
        self._kept.append((line, table))
        self.table = table

    def begin_at(self, table: Table, log: Log) -> None:
        """Begin with a table to which a log has led."""
        self._begin(log[-1].line, table)
        self._heard = len(log)

    def go_back(self, line: int, log: Sequence[Entry]) -> None:
        """Go back to the table before a line, which no longer counts in the log."""
        while self._kept and self._kept[-1][0] >= line:
            self._kept.pop()
        if self._kept:
            self.table = self._kept[-1][1]
        else:
            self._fold_anew(log)

    def hear(self, log: Log) -> None:
        """Fold the new lines of a log that continues what was folded before."""
        news, self._heard = log[self._heard :], len(log)
        if len(news) > 1 and any(map(is_undo, news)):
            self._fold_anew(log)
            return
        for entry in news:
            if not is_undo(entry):
                self.go_on(entry.line, evolve(self._rulebook, self.table, entry.events))
            elif (first := first_taken(entry)) is not None:
                self.go_back(first, log)

    def _begin(self, line: int, table: Table) -> None:
        self._kept.clear()
        self.go_on(line, table)

    def _fold_anew(self, log: Sequence[Entry]) -> None:
        self._begin(BEFORE_ALL, self._bare)
        for entry in standing(log):
            self.go_on(entry.line, evolve(self._rulebook, self.table, entry.events))
