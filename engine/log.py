"""The log of a game: what each line has brought about, and the table it adds up to."""

from collections.abc import Iterable

from msgspec import Struct

from engine.events import Event, Undone
from engine.rulebook import AnyRulebook
from engine.table import Table

FIRST_LINE = 1


class Entry(Struct, frozen=True):
    """What one line of a record has brought about. The header is line 1."""

    line: int
    events: tuple[Event, ...]


def fold(rulebook: AnyRulebook, table: Table, log: Iterable[Entry]) -> Table:
    """Fold a log, or what one reader got of it, into a bare table. Lines that were taken back count for nothing."""
    for entry in standing(log):
        table = evolve(rulebook, table, entry.events)
    return table


def standing(log: Iterable[Entry]) -> list[Entry]:
    """The lines of a log, or of what one reader got of it, that count: those that are no undo, and not taken back."""
    lines: list[Entry] = []
    for entry in log:
        if not is_undo(entry):
            lines.append(entry)
        elif (first := first_taken(entry)) is not None:
            lines = [line for line in lines if line.line < first]
    return lines


def is_undo(entry: Entry) -> bool:
    """Whether a line has taken others back."""
    return any(isinstance(event, Undone) for event in entry.events)


def first_taken(entry: Entry) -> int | None:
    """The first of the lines that an undo has taken back, as far as its reader was told."""
    taken = [event.taken for event in entry.events if isinstance(event, Undone) and event.taken is not None]
    return min(taken, default=None)


def evolve(rulebook: AnyRulebook, table: Table, events: Iterable[Event]) -> Table:
    """Fold some events into a table."""
    for event in events:
        table = rulebook.evolve(table, event)
    return table


def tables_of(rulebook: AnyRulebook, table: Table, log: Iterable[Entry]) -> list[tuple[int, Table]]:
    """The tables that the lines of a whole log which count have passed through from a bare one, with their numbers."""
    tables: list[tuple[int, Table]] = []
    for entry in standing(log):
        table = evolve(rulebook, table, entry.events)
        tables.append((entry.line, table))
    return tables
