"""Another process that runs the same shards: noticed, said once, and written down for whoever checks.

When one process takes the place of another, both run for a short time: the new one starts, is found to be well, and
then the old one is told to stop. So another is a double only if it has said that it is there after both had run beside
each other for longer than that; one that was killed says nothing any more. No two machines' clocks are compared.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.reaching import Shards, read_shards
from bot.storage.processes.heartbeats import ProcessRow
from bot.storage.processes.processes import this_process

TOGETHER = timedelta(seconds=40)
"""So long two may run beside each other while one takes the other's place."""
REMEDY = (
    "so both answer whatever people do, and one of them in vain. Stop one of the two. If several processes are meant "
    "to share the database, give each its own BREHON_SHARDS."
)


@dataclass
class _Seen:
    """Another process with a shard of ours, by this machine's clock: ``surely_at`` it was there, if not later."""

    first_at: datetime
    surely_at: datetime
    looked_at: datetime
    sign: datetime
    """When, by its own clock, it said last that it is there."""

    def look(self, sign: datetime, at: datetime) -> None:
        """Look again."""
        if sign != self.sign:
            self.sign, self.surely_at = sign, self.looked_at
        self.looked_at = at


class Doubles:
    """Knows the processes that run a shard of ours. ``shards`` are ours; None as long as they are not known."""

    def __init__(self) -> None:
        self.shards: Shards | None = None
        self._seen: dict[str, _Seen] = {}
        self._known: set[str] = set()

    @property
    def in_doubt(self) -> bool:
        """Whether another process runs a shard of ours, and may yet be taking our place, or we its."""
        return not self._seen.keys() <= self._known

    @property
    def double(self) -> str | None:
        """A double that is there now."""
        return next((name for name in self._seen if name in self._known), None)

    def look(self, others: Iterable[ProcessRow], at: datetime) -> list[ProcessRow]:
        """Look at all other processes that are there; gives those that turn out to be doubles."""
        same = {row.name: row for row in others if self._is_same(row)}
        self._seen = {name: self._seen.get(name) or _Seen(at, at, at, row.seen_at) for name, row in same.items()}
        for name, row in same.items():
            self._seen[name].look(row.seen_at, at)
        found = [row for name, row in same.items() if name not in self._known and self._is_double(row)]
        self._known |= {row.name for row in found}
        return found

    def _is_same(self, row: ProcessRow) -> bool:
        return self.shards is not None and row.shards is not None and self.shards.meets(read_shards(row.shards))

    def _is_double(self, row: ProcessRow) -> bool:
        seen = self._seen[row.name]
        return row.double == this_process() or seen.surely_at - seen.first_at >= TOGETHER
