"""Telling: from the log and the truth to what one reader may know of them. Nothing passes but through here."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Generic, NamedTuple, TypeVar, overload

from msgspec.structs import replace

from engine.audience import Reader, may_read
from engine.events import Outcome
from engine.log import Entry, Log, fold, is_undo, standing
from engine.names import NAMES_NOT_ALLOWED
from engine.past import Past
from engine.rulebook import AnyRulebook
from engine.table import Table
from engine.views import R_co, Told, View

R = TypeVar("R", bound=Reader)


@dataclass(frozen=True, slots=True)
class ToldLog(Generic[R_co]):
    """The log as it was told to a reader. What was taken back is still in it, because he was told it."""

    reader: R_co
    entries: Log

    @property
    def events(self) -> tuple[Told[R_co], ...]:
        """All that the reader was told."""
        return _each_told(self.reader, self.entries)

    @property
    def standing(self) -> tuple[Told[R_co], ...]:
        """What of it counts: all but what was taken back."""
        return _each_told(self.reader, standing(self.entries))

    @property
    def lines(self) -> "ToldLines[R_co]":
        """The same, line by line."""
        return ToldLines(self)

    def of(self, lines: Iterable[int]) -> "ToldLog[R_co]":
        """What of it some lines have told."""
        return ToldLog(self.reader, self.entries.of(lines))

    def until(self, line: int) -> "ToldLog[R_co]":
        """What of it was told by a line and those before it."""
        return ToldLog(self.reader, self.entries.until(line))


class ToldLines(Sequence[tuple[Told[R_co], ...]]):
    """What a reader was told, line by line. Whoever reads on from one end makes no more of it than he reads."""

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


def _each_told(reader: R, entries: Iterable[Entry]) -> tuple[Told[R], ...]:
    return tuple([Told(reader, event, entry.line) for entry in entries for event in entry.events])


class Spot(NamedTuple):
    """An event in a log: its line, and its place there."""

    line: int
    place: int


Embargoed = frozenset[Spot]
"""Events of which nobody is told for now but who reads everything."""
NOTHING: Embargoed = frozenset()


def unveiled(entry: Entry, embargoed: Embargoed) -> Entry:
    """Leave of a line what is not veiled. If anything is, nobody is named as a winner, for that tells the sides."""
    places = {spot.place for spot in embargoed if spot.line == entry.line}
    if not places:
        return entry
    left = [event for place, event in enumerate(entry.events) if place not in places]
    return Entry(entry.line, tuple([replace(each, winners=()) if isinstance(each, Outcome) else each for each in left]))


def told_to(reader: R, log: Iterable[Entry]) -> ToldLog[R]:
    """Leave of a log what is addressed to one reader."""
    assert reader not in NAMES_NOT_ALLOWED, "this is nobody's seat: who has none is a reader by another type"
    told = [_told_of(reader, entry) for entry in log]
    return ToldLog(reader, Log([entry for entry in told if entry.events]))


def _told_of(reader: Reader, entry: Entry) -> Entry:
    events = tuple([event for event in entry.events if may_read(reader, event.to)])
    return entry if len(events) == len(entry.events) else Entry(entry.line, events)


def first_told(reader: Reader, lines: Iterable[Entry]) -> int | None:
    """The first of some lines that tells a reader something, if any does."""
    return next((entry.line for entry in told_to(reader, lines).entries), None)


def view_from(rulebook: AnyRulebook, bare: Table, told: ToldLog[R]) -> View[Table, R]:
    """What a reader makes of all that he was told, from a bare table: one before anything has happened."""
    return View(told.reader, fold(rulebook, bare, told.entries))


def view_after(rulebook: AnyRulebook, view: View[Table, R], news: ToldLog[R]) -> View[Table, R]:
    """What a reader makes of it when he is told more, of which nothing takes anything back that he was told before."""
    return view_from(rulebook, view.table, news)


class Heard:
    """What one reader was told of so many lines of a log, and what he makes of it. Being told more makes another."""

    def __init__(self, past: Past, told: Log, lines: int = 0) -> None:
        self.lines = lines
        self.told = told
        self.past = past

    def after(self, news: Iterable[Entry], lines: int) -> "Heard":
        """The same, told some more, and so of all these lines."""
        told = self.told.copy()
        for entry in news:
            told.append(entry)
        return Heard(self.past.copy(), told, lines)

    @property
    def table(self) -> Table:
        """The table as he knows it."""
        self.past.hear(self.told)
        return self.past.table

    def table_at(self, line: int) -> Table | None:
        """The table as he knew it once he was told of a line, if it is kept, and nothing was taken back since."""
        self.past.hear(self.told)
        return None if any(map(is_undo, self.told.since(line + 1))) else self.past.before(line + 1)


class Hearing:
    """What the readers of one log were told and make of it, each for himself, while some of it is veiled.

    It is kept, and goes on from what each had heard: a log only grows. It may be asked by several threads.
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
        """The same, for another log that begins like this one. Copies share what was heard, and the lock."""
        hearing = Hearing(self._rulebook, self._bare)
        with self._asked:
            hearing._asked, hearing._embargoed, hearing._last = self._asked, self._embargoed, self._last
            hearing._readers, hearing._truth = self._readers.copy(), self._truth
        return hearing

    def goes_on(self, embargoed: Embargoed) -> bool:
        """Whether all that was heard is still so with this veiled, and if it is, go on with it."""
        with self._asked:
            before, now = ({spot for spot in each if spot.line <= self._last} for each in (self._embargoed, embargoed))
            self._embargoed = embargoed if before == now else self._embargoed
        return before == now

    def told(self, reader: R, log: Log) -> ToldLog[R]:
        """What of the log a reader is told."""
        with self._asked:
            return ToldLog(reader, self._heard(reader, log).told.copy())

    def view(self, reader: R, log: Log) -> View[Table, R]:
        """What a reader makes of all that he was told."""
        with self._asked:
            return View(reader, self._heard(reader, log).table)

    def view_at(self, line: int, reader: R, log: Log) -> View[Table, R]:
        """What a reader made of what he was told up to a line."""
        with self._asked:
            heard = self._heard(reader, log)
            table, told = heard.table_at(line), heard.told.until(line)
        return View(reader, fold(self._rulebook, self._bare, told) if table is None else table)

    def table(self, log: Log) -> Table:
        """The truth, but for what is veiled."""
        with self._asked:
            if news := self._news(self._truth, log):
                told = [entry if is_undo(entry) else unveiled(entry, self._embargoed) for entry in news]
                self._truth = self._truth.after(told, len(log))
            return self._truth.table

    def _heard(self, reader: R, log: Log) -> Heard:
        assert reader not in NAMES_NOT_ALLOWED, "this is nobody's seat: who has none is a reader by another type"
        heard = self._readers.get(reader) or self._nothing_heard()
        if news := self._news(heard, log):
            told = [_told_of(reader, unveiled(entry, self._embargoed)) for entry in news]
            heard = self._readers[reader] = heard.after([entry for entry in told if entry.events], len(log))
        return heard

    def _nothing_heard(self) -> Heard:
        return Heard(Past(self._rulebook, self._bare), Log())

    def _news(self, heard: Heard, log: Log) -> list[Entry]:
        self._last = log[-1].line
        return log[heard.lines :]
