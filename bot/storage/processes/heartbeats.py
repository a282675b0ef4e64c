"""Tracks which processes share the database now, and which of them run the same shards."""

from datetime import datetime, timedelta

from sqlalchemy import Connection, String, Text, bindparam, delete, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from bot.database.prepared import PreparedQuery, PreparedWrite
from bot.storage.processes.processes import is_gone, number_of, this_host, this_process
from bot.storage.schema.models import Base
from bot.storage.schema.rows import rows_of, table_of

HEARD_FOR = timedelta(minutes=3)
"""The time for which a process counts as living after a heartbeat: two of its rounds may fail."""


class ProcessRow(Base):
    """A process and its last heartbeat."""

    __tablename__ = "processes"

    name: Mapped[str] = mapped_column(String(48), primary_key=True)
    seen_at: Mapped[datetime]
    host: Mapped[str] = mapped_column(String(255))
    """The name of its machine, or the id of its container."""
    shards: Mapped[str | None] = mapped_column(Text)
    """The shards that it runs, in the form of BREHON_SHARDS; None until Discord has told how many there are."""
    double: Mapped[str | None] = mapped_column(String(48))
    """Another process that it knows to run the same shards."""

    def __str__(self) -> str:
        return f"process {number_of(self.name)} on {self.host}"


TABLE = table_of(ProcessRow)
NEW = PreparedWrite(insert(TABLE))
GONE = PreparedWrite(delete(TABLE).where(ProcessRow.name == bindparam("process")))
KNOWN = PreparedQuery(select(TABLE).order_by(ProcessRow.name))
SOMEBODY = PreparedQuery(select(ProcessRow.name).limit(1))
SEEN_AHEAD = update(TABLE).where(ProcessRow.seen_at > bindparam("now"))
SEEN_AGAIN = PreparedWrite(update(TABLE).where(ProcessRow.name == bindparam("process")))


def be_there(connection: Connection, *, shards: str | None, double: str | None, at: datetime) -> list[ProcessRow]:
    """Save this process's heartbeat and delete dead processes; return the other living ones."""
    said = {"seen_at": at, "host": this_host(), "shards": shards, "double": double}
    if not SEEN_AGAIN.save(connection, {"process": this_process(), **said}):
        NEW.save(connection, {"name": this_process(), **said})
    others = [row for row in rows_of(connection, ProcessRow, KNOWN) if row.name != this_process()]
    gone = [row for row in others if not _is_there(row, at)]
    if gone:
        GONE.save(connection, *({"process": row.name} for row in gone))
    return [row for row in others if row not in gone]


def doubles(connection: Connection, at: datetime) -> list[tuple[ProcessRow, ProcessRow]]:
    """Return the pairs of processes of which one knows that the other runs the same shards."""
    there = {row.name: row for row in rows_of(connection, ProcessRow, KNOWN) if _is_there(row, at)}
    pairs = {frozenset({row.name, row.double}) for row in there.values() if row.double in there}
    return [(there[one], there[another]) for one, another in map(sorted, pairs)]


def is_anybody_there(connection: Connection) -> bool:
    """Whether any process is known to live. This query costs next to nothing."""
    return SOMEBODY.scalar(connection) is not None


def seen_by(connection: Connection, at: datetime) -> None:
    """Move heartbeats in the future back to the present, after the clock was set back."""
    connection.execute(SEEN_AHEAD, {"seen_at": at, "now": at})


def leave(connection: Connection) -> None:
    """Record that this process ends."""
    GONE.save(connection, {"process": this_process()})


def _is_there(row: ProcessRow, at: datetime) -> bool:
    return row.seen_at >= at - HEARD_FOR and not is_gone(row.name)
