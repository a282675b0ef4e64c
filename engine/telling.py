"""Filters the log and the truth for one reader. Readers get nothing except through this file."""

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from threading import Lock
from typing import Generic, NamedTuple, TypeVar, overload

from msgspec.structs import replace

from engine.audience import Reader, may_read
from engine.events import Outcome
from engine.log import Entry, Log, Past, fold, is_undo, standing
from engine.names import NAMES_NOT_ALLOWED
from engine.rulebook import AnyRulebook
from engine.table import Table
from engine.views import R_co, Told, View

R = TypeVar("R", bound=Reader)

NOBODY = "this is nobody's seat: who has none is a reader by another type"


@dataclass(frozen=True, slots=True)
class ToldLog(Generic[R_co]):
    """The log as told to a reader. It still has what was taken back, because the reader was told it."""

    reader: R_co
    entries: Log

    @property
    def events(self) -> tuple[Told[R_co], ...]:
        """Everything that the reader was told."""
        return _each_told(self.reader, self.entries)

    @property
    def standing(self) -> tuple[Told[R_co], ...]:
        """The part that counts: everything except what was taken back."""
        return _each_told(self.reader, standing(self.entries))

    @property
    def lines(self) -> "ToldLines[R_co]":
        """The same, line by line."""
        return ToldLines(self)

    def of(self, lines: Iterable[int]) -> "ToldLog[R_co]":
        """Return what some lines told."""
        return ToldLog(self.reader, self.entries.of(lines))

    def until(self, line: int) -> "ToldLog[R_co]":
        """Return what a line and those before it told."""
        return ToldLog(self.reader, self.entries.until(line))


class ToldLines(Sequence[tuple[Told[R_co], ...]]):
    """The log as told to a reader, line by line. It makes only the lines that are actually read from one end."""

    def __init__(self, told: ToldLog[R_co]) -> None:
        self._told = told

    def __len__(self) -> int:
        return len(self._told.entries)

    @overload
    def __getitem__(self, place: int) -> tuple[Told[R_co], ...]: ...

    @overload
    def __getitem__(self, place: slice) -> list[tuple[Told[R_co], ...]]: ...

    def __getitem__(self, place: int | slice) -> tuple[Told[R_co], ...] | list[tuple[Told[R_co], ...]]:
        if isinstance(place, slice):
            return [self[each] for each in range(len(self))[place]]
        return _each_told(self._told.reader, (self._told.entries[place],))

    def __reversed__(self) -> Iterator[tuple[Told[R_co], ...]]:
        return (_each_told(self._told.reader, (entry,)) for entry in reversed(self._told.entries))


def _each_told(reader: R, entries: Iterable[Entry]) -> tuple[Told[R], ...]:
    return tuple([Told(reader, event, entry.line) for entry in entries for event in entry.events])


class Spot(NamedTuple):
    """The place of an event in a log: its line, and its index there."""

    line: int
    place: int


Embargoed = frozenset[Spot]
"""Events that nobody is told for now, except readers of everything."""
NOTHING: Embargoed = frozenset()


def released(entry: Entry, embargoed: Embargoed) -> Entry:
    """Return a line without what is under embargo.

    If anything is, no winner is named, because that reveals the sides.
    """
    places = {spot.place for spot in embargoed if spot.line == entry.line} if embargoed else ()
    if not places:
        return entry
    left = [event for place, event in enumerate(entry.events) if place not in places]
    return Entry(entry.line, tuple([replace(each, winners=()) if isinstance(each, Outcome) else each for each in left]))


def told_to(reader: R, log: Iterable[Entry]) -> ToldLog[R]:
    """Return the part of a log that is addressed to one reader."""
    assert reader not in NAMES_NOT_ALLOWED, NOBODY
    told = [_told_of(reader, entry) for entry in log]
    return ToldLog(reader, Log([entry for entry in told if entry.events]))


def _told_of(reader: Reader, entry: Entry) -> Entry:
    events = tuple([event for event in entry.events if may_read(reader, event.to)])
    return entry if len(events) == len(entry.events) else Entry(entry.line, events)


def told_by(reader: R, entry: Entry) -> tuple[Told[R], ...]:
    """Return what one line tells a reader."""
    assert reader not in NAMES_NOT_ALLOWED, NOBODY
    return tuple([Told(reader, event, entry.line) for event in entry.events if may_read(reader, event.to)])


def first_told(reader: Reader, lines: Iterable[Entry]) -> int | None:
    """Return the first line that tells a reader something, if any does."""
    return next((entry.line for entry in told_to(reader, lines).entries), None)


def view_from(rulebook: AnyRulebook, bare: Table, told: ToldLog[R]) -> View[Table, R]:
    """Return a reader's view of all they were told, from a bare table: one before anything has happened."""
    return View(told.reader, fold(rulebook, bare, told.entries))


def view_after(rulebook: AnyRulebook, view: View[Table, R], news: ToldLog[R]) -> View[Table, R]:
    """Return a reader's view after more news, which take back nothing that the reader was told before."""
    return view_from(rulebook, view.table, news)


class Heard:
    """The log as told to one reader up to some line, and the reader's view.

    It never changes: more news makes a new one.
    """

    def __init__(self, past: Past, told: Log, lines: int = 0) -> None:
        self.lines = lines
        self.told = told
        self.past = past

    def after(self, news: Iterable[Entry], lines: int) -> "Heard":
        """Return the same with some news, now covering all these lines."""
        told = self.told.copy()
        for entry in news:
            told.append(entry)
        return Heard(self.past.copy(), told, lines)

    @property
    def table(self) -> Table:
        """The table as the reader knows it."""
        self.past.hear(self.told)
        return self.past.table

    def table_at(self, line: int) -> Table | None:
        """Return the table as the reader knew it after a line, if it is kept and nothing was taken back since."""
        self.past.hear(self.told)
        return None if any(map(is_undo, self.told.since(line + 1))) else self.past.before(line + 1)


class Hearing:
    """The views of all readers of one log, each filtered separately, under an embargo.

    It is cached, and continues from what each reader had heard, because a log only grows. Several threads may ask it.
    """

    def __init__(self, rulebook: AnyRulebook, bare: Table, embargoed: Embargoed = NOTHING) -> None:
        self._rulebook = rulebook
        self._bare = bare
        self._embargoed = embargoed
        self._asked = Lock()
        self._last = 0
        self._readers: dict[Reader, Heard] = {}
        self._truth = self._nothing_heard()

    def copy(self) -> "Hearing":
        """Return a copy for another log that begins like this one. Copies share what was heard, and the lock."""
        with self._asked:
            hearing: Hearing = copy(self)
            hearing._readers = self._readers.copy()
        return hearing

    def goes_on(self, embargoed: Embargoed) -> bool:
        """Return whether everything heard is still valid under this embargo, and if so continue with it."""
        with self._asked:
            before, now = ({spot for spot in each if spot.line <= self._last} for each in (self._embargoed, embargoed))
            self._embargoed = embargoed if before == now else self._embargoed
        return before == now

    def told(self, reader: R, log: Log) -> ToldLog[R]:
        """Return what a reader is told of the log."""
        with self._asked:
            return ToldLog(reader, self._heard(reader, log).told)

    def view(self, reader: R, log: Log) -> View[Table, R]:
        """Return a reader's view of all they were told."""
        with self._asked:
            return View(reader, self._heard(reader, log).table)

    def view_at(self, line: int, reader: R, log: Log) -> View[Table, R]:
        """Return a reader's view of what they were told up to a line."""
        with self._asked:
            heard = self._heard(reader, log)
            table, told = heard.table_at(line), heard.told.until(line)
        return View(reader, fold(self._rulebook, self._bare, told) if table is None else table)

    def table(self, log: Log) -> Table:
        """Return the true table without what is under embargo."""
        with self._asked:
            if news := self._news(self._truth, log):
                told = [entry if is_undo(entry) else released(entry, self._embargoed) for entry in news]
                self._truth = self._truth.after(told, len(log))
            return self._truth.table

    def _heard(self, reader: R, log: Log) -> Heard:
        assert reader not in NAMES_NOT_ALLOWED, NOBODY
        heard = self._readers.get(reader) or self._nothing_heard()
        if news := self._news(heard, log):
            told = [_told_of(reader, released(entry, self._embargoed)) for entry in news]
            heard = self._readers[reader] = heard.after([entry for entry in told if entry.events], len(log))
        return heard

    def _nothing_heard(self) -> Heard:
        return Heard(Past(self._rulebook, self._bare), Log())

    def _news(self, heard: Heard, log: Log) -> list[Entry]:
        self._last = log[-1].line
        return log[heard.lines :]
