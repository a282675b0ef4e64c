"""The log of a game: what each line has brought about, and the table it adds up to."""

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
    """What one line of a record has brought about. The header is line 1."""

    line: int
    events: tuple[Event, ...]


class Log(Sequence[Entry]):
    """Lines in their order. It only grows, so copies share what they have in common, and a long one costs no more.

    Several copies may write on in the same list, each as far as it knows of it: the first that does goes on in it, and
    any other takes a list of its own. They may do so in several threads, for a list is appended to in one step.
    """

    def __init__(self, lines: Iterable[Entry] = ()) -> None:
        self._lines = list(lines)
        self._count = len(self._lines)

    def copy(self) -> "Log":
        """The same lines, to go on with while the first stays as it is."""
        return self._beginning(self._count)

    def line(self, number: int) -> Entry:
        """The line of that number. Raises LookupError if it is not here."""
        entry = self[self._place_after(number) - 1]
        if entry.line != number:
            raise LookupError(number)
        return entry

    def of(self, numbers: Iterable[int]) -> "Log":
        """Those of the lines that have one of these numbers."""
        wanted = {*numbers}
        among = self[self._place_after(min(wanted) - 1) : self._place_after(max(wanted))] if wanted else []
        return Log([entry for entry in among if entry.line in wanted])

    def until(self, line: int) -> "Log":
        """The lines up to one of that number."""
        return self._beginning(self._place_after(line))

    def before(self, line: int) -> "Log":
        """The lines before one of that number."""
        return self.until(line - 1)

    def since(self, line: int) -> list[Entry]:
        """The lines from one of that number on."""
        return self[self._place_after(line - 1) :]

    def append(self, entry: Entry) -> None:
        """Write another line. Of copies that do so at once the first finds its own at this place, and goes on here."""
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
            return [self._lines[each] for each in range(self._count)[place]]
        return self._lines[range(self._count)[place]]

    def __iter__(self) -> Iterator[Entry]:
        return islice(self._lines, self._count)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


def fold(rulebook: AnyRulebook, table: Table, log: Sequence[Entry]) -> Table:
    """Fold a log, or what one reader got of it, into a bare table. Lines that were taken back count for nothing."""
    for entry in standing(log):
        table = evolve(rulebook, table, entry.events)
    return table


def standing(log: Sequence[Entry]) -> list[Entry]:
    """The lines of a log, or of what one reader got of it, that count: those that are no undo, and not taken back."""
    return list(latest(log))[::-1]


def latest(log: Sequence[Entry]) -> Iterator[Entry]:
    """The lines that count, the last first, for whoever needs no more than some of them."""
    taken: float = inf
    for entry in reversed(log):
        if not is_undo(entry):
            if entry.line < taken:
                yield entry
        elif (first := first_taken(entry)) is not None:
            taken = min(taken, first)


def standing_from(log: Sequence[Entry], line: int) -> list[Entry]:
    """The lines that count from one of that number on."""
    return list(takewhile(lambda entry: entry.line >= line, latest(log)))[::-1]


def is_undo(entry: Entry) -> bool:
    """Whether a line has taken others back."""
    return Undone in map(type, entry.events)


def first_taken(entry: Entry) -> int | None:
    """The first of the lines that an undo has taken back, as far as its reader was told."""
    taken = [event.taken for event in entry.events if isinstance(event, Undone) and event.taken is not None]
    return min(taken, default=None)


def evolve(rulebook: AnyRulebook, table: Table, events: Iterable[Event]) -> Table:
    """Fold some events into a table."""
    for event in events:
        table = rulebook.evolve(table, event)
    return table
