"""Detects another process that runs the same shards, reports it once, and saves it for health checks.

When one process replaces another, both run for a short time: the new one starts, is found healthy, and then the old one
is told to stop. So another process is a double only if it sends a heartbeat after both have run side by side for longer
than that. A killed process sends none. Clocks of two machines are never compared.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.reaching import Shards, read_shards
from bot.storage.processes.heartbeats import ProcessRow
from bot.storage.processes.processes import this_process

TOGETHER = timedelta(seconds=40)
"""The time for which two processes may run side by side while one replaces the other."""
REMEDY = (
    "so both answer whatever people do, and one of them in vain. Stop one of the two. If several processes are meant "
    "to share the database, give each its own BREHON_SHARDS."
)


@dataclass
class _Seen:
    """Another process with one of our shards. By this machine's clock it existed at ``surely_at`` or later."""

    first_at: datetime
    surely_at: datetime
    looked_at: datetime
    sign: datetime
    """The time of its last heartbeat, by its own clock."""

    def look(self, sign: datetime, at: datetime) -> None:
        """Take note of its newest heartbeat."""
        if sign != self.sign:
            self.sign, self.surely_at = sign, self.looked_at
        self.looked_at = at


class DuplicateProcesses:
    """Tracks the processes that run one of our shards. ``shards`` are ours; None until they are known."""

    def __init__(self) -> None:
        self.shards: Shards | None = None
        self._seen: dict[str, _Seen] = {}
        self._known: set[str] = set()

    @property
    def in_doubt(self) -> bool:
        """Whether another process runs one of our shards and may still be replacing us, or we it."""
        return not self._seen.keys() <= self._known

    @property
    def double(self) -> str | None:
        """Return a double that exists now, if there is one."""
        return next((name for name in self._seen if name in self._known), None)

    def look(self, others: Iterable[ProcessRow], at: datetime) -> list[ProcessRow]:
        """Look at all other living processes; return those that turn out to be doubles."""
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
