"""The past: the tables that a log has passed through. Hardly more is taken back than the last few lines, so only the
tables of these are kept; whoever goes back further folds the log anew.
"""

from collections import deque
from collections.abc import Sequence

from engine.log import Entry, Log, evolve, first_taken, is_undo, standing
from engine.rulebook import AnyRulebook
from engine.table import Table

KEPT = 32
"""This many tables are kept."""
BEFORE_ALL = 0
"""The line of the bare table."""


class Past:
    """The last tables of a log, or of what one reader got of it, each with the line that has led to it."""

    def __init__(self, rulebook: AnyRulebook, bare: Table) -> None:
        self._rulebook = rulebook
        self._bare = bare
        self._kept: deque[tuple[int, Table]] = deque([(BEFORE_ALL, bare)], maxlen=KEPT)
        self._heard = 0
        self.table = bare
        """The last table."""

    def copy(self) -> "Past":
        """The same, to go on with while the first stays as it is."""
        past = Past(self._rulebook, self._bare)
        past._kept, past._heard, past.table = self._kept.copy(), self._heard, self.table
        return past

    def before(self, line: int) -> Table | None:
        """The table to which the lines before one have led, if it is kept."""
        return next((table for number, table in reversed(self._kept) if number < line), None)

    def go_on(self, line: int, table: Table) -> None:
        """A line has led to a table."""
        self._kept.append((line, table))
        self.table = table

    def begin_at(self, table: Table, log: Log) -> None:
        """Begin with a table to which a log has led."""
        self._begin(log[-1].line, table)
        self._heard = len(log)

    def go_back(self, line: int, log: Sequence[Entry]) -> None:
        """Go back to the table before a line, which counts no more in the log."""
        while self._kept and self._kept[-1][0] >= line:
            self._kept.pop()
        if self._kept:
            self.table = self._kept[-1][1]
        else:
            self._fold_anew(log)

    def hear(self, log: Log) -> None:
        """Fold in what is new in a log that goes on from all that was folded in before."""
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
