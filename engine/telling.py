"""Telling: from the log and the truth to what one reader may know of them. Nothing passes but through here."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.audience import Reader, may_read
from engine.log import Entry, fold, is_undo
from engine.names import NAMES_NOT_ALLOWED
from engine.rulebook import AnyRulebook
from engine.table import Table
from engine.views import R_co, Told, View

R = TypeVar("R", bound=Reader)


@dataclass(frozen=True, slots=True)
class ToldLog(Generic[R_co]):
    """The log as it was told to a reader. What was taken back is still in it, because he was told it."""

    reader: R_co
    entries: tuple[Entry, ...]

    @property
    def events(self) -> tuple[Told[R_co], ...]:
        """All that the reader was told."""
        return tuple([Told(self.reader, event) for entry in self.entries for event in entry.events])

    @property
    def lines(self) -> tuple[tuple[Told[R_co], ...], ...]:
        """The same, line by line."""
        return tuple([tuple([Told(self.reader, event) for event in entry.events]) for entry in self.entries])

    def of(self, lines: Iterable[int]) -> "ToldLog[R_co]":
        """What of it some lines have told."""
        wanted = set(lines)
        return ToldLog(self.reader, tuple([entry for entry in self.entries if entry.line in wanted]))

    def until(self, line: int) -> "ToldLog[R_co]":
        """What of it was told by a line and those before it."""
        return ToldLog(self.reader, tuple([entry for entry in self.entries if entry.line <= line]))


def told_to(reader: R, log: Iterable[Entry]) -> ToldLog[R]:
    """Leave of a log what is addressed to one reader."""
    assert reader not in NAMES_NOT_ALLOWED, "this is nobody's seat: who has none is a reader by another type"
    told = [_told_of(reader, entry) for entry in log]
    return ToldLog(reader, tuple([entry for entry in told if entry.events]))


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


class Hearing:
    """What the readers of one log were told and make of it. It goes on from what each had heard: a log only grows."""

    def __init__(self) -> None:
        self._told: dict[Reader, tuple[int, tuple[Entry, ...]]] = {}
        self._known: dict[Reader, tuple[int, Table]] = {}

    def copy(self) -> "Hearing":
        """The same, for another log that begins like this one."""
        hearing = Hearing()
        hearing._told, hearing._known = dict(self._told), dict(self._known)
        return hearing

    def told(self, reader: R, log: Sequence[Entry]) -> ToldLog[R]:
        """What of the log is addressed to a reader."""
        lines, told = self._told.get(reader, (0, ()))
        if lines < len(log):
            told += told_to(reader, log[lines:]).entries
            self._told[reader] = len(log), told
        return ToldLog(reader, told)

    def view(self, rulebook: AnyRulebook, bare: Table, reader: R, log: Sequence[Entry]) -> View[Table, R]:
        """What a reader makes of all that he was told. When something was taken back he thinks it over anew."""
        told = self.told(reader, log).entries
        count, table = self._known.get(reader, (0, bare))
        if count < len(told):
            goes_on = not any(is_undo(entry) for entry in told[count:])
            table = fold(rulebook, table, told[count:]) if goes_on else fold(rulebook, bare, told)
            self._known[reader] = len(told), table
        return View(reader, table)
