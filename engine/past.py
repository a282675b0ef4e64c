"""The past tables of a log.

An undo rarely goes back more than a few lines, so only the last tables are kept. To go back further, the log is folded
again.
"""

from collections import deque
from collections.abc import Sequence

from engine.log import Entry, Log, evolve, first_taken, is_undo, standing
from engine.rulebook import AnyRulebook
from engine.table import Table

KEPT = 32
"""The number of tables that are kept."""
BEFORE_ALL = 0
"""The line of the bare table."""


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
        past = Past(self._rulebook, self._bare)
        past._kept, past._heard, past.table = self._kept.copy(), self._heard, self.table
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
