"""The log of a game: what each line has brought about, what a reader got of it, and the table it adds up to."""

from collections.abc import Iterable

from msgspec import Struct

from engine.audience import may_read
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
    log = list(log)
    undone = {event.taken for entry in log for event in entry.events if isinstance(event, Undone)}
    for entry in log:
        if entry.line not in undone:
            table = evolve(rulebook, table, entry.events)
    return table


def evolve(rulebook: AnyRulebook, table: Table, events: Iterable[Event]) -> Table:
    """Fold some events into a table."""
    for event in events:
        table = rulebook.evolve(table, event)
    return table


def told_to(reader: str, log: Iterable[Entry]) -> list[Entry]:
    """Leave of a log what is addressed to one reader."""
    return [
        Entry(entry.line, events)
        for entry in log
        if (events := tuple(event for event in entry.events if may_read(reader, event.to)))
    ]


def tables_of(rulebook: AnyRulebook, table: Table, log: Iterable[Entry]) -> list[tuple[int, Table]]:
    """The tables that a log has passed through from a bare one, with their lines; without those taken back."""
    tables: list[tuple[int, Table]] = []
    for entry in log:
        if any(isinstance(event, Undone) for event in entry.events):
            tables.pop()
        else:
            tables.append((entry.line, evolve(rulebook, table, entry.events)))
        table = tables[-1][1]
    return tables
