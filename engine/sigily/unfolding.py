"""Events that follow one another within one line, each at the table that the one before has left."""

from collections.abc import Iterable

from engine.events import Event
from engine.sigily.folding import fold
from engine.sigily.table import SigilyTable


class Unfolding:
    """What has happened so far, and the table after it."""

    def __init__(self, table: SigilyTable) -> None:
        self.table = table
        self.events: list[Event] = []

    def add(self, events: Iterable[Event]) -> None:
        """Let more happen."""
        for event in events:
            self.events.append(event)
            self.table = fold(self.table, event)
