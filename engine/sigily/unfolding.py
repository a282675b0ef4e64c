"""Chains events within one line: each happens at the table that the previous one has left."""

from collections.abc import Iterable

from engine.events import Event
from engine.sigily.folding import fold
from engine.sigily.table import SigilyTable


class Unfolding:
    """The events so far, and the table after them."""

    def __init__(self, table: SigilyTable) -> None:
        self.table = table
        self.events: list[Event] = []

    def add(self, events: Iterable[Event]) -> None:
        """Add events and fold them."""
        for event in events:
            self.events.append(event)
            self.table = fold(self.table, event)
