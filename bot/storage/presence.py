"""Which processes share the database now."""

from datetime import datetime, timedelta

from sqlalchemy import Connection, String, bindparam, delete, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from bot.storage.models import Base
from bot.storage.processes import is_gone, this_process

HEARD_FOR = timedelta(minutes=3)
"""So long counts as there who has said so: two rounds of a process may fail."""


class ProcessRow(Base):
    """A process, and when it last said that it is there."""

    __tablename__ = "processes"

    name: Mapped[str] = mapped_column(String(48), primary_key=True)
    seen_at: Mapped[datetime]


NEW = insert(ProcessRow)
GONE = delete(ProcessRow).where(ProcessRow.name == bindparam("process"))
KNOWN = select(ProcessRow.name, ProcessRow.seen_at)
SEEN_AGAIN = update(ProcessRow).where(ProcessRow.name == bindparam("process")).values(seen_at=bindparam("at"))


def count_processes(connection: Connection, at: datetime) -> int:
    """Write down that this process is there, and forget those that are not; gives how many are, at least one."""
    if not connection.execute(SEEN_AGAIN, {"process": this_process(), "at": at}).rowcount:
        connection.execute(NEW, {"name": this_process(), "seen_at": at})
    known = connection.execute(KNOWN).all()
    gone = [row.name for row in known if row.seen_at < at - HEARD_FOR or is_gone(row.name)]
    if gone:
        connection.execute(GONE, [{"process": name} for name in gone])
    return len(known) - len(gone)


def is_anybody_there(connection: Connection) -> bool:
    """Whether any process is known to be there. It takes next to nothing to find out."""
    return connection.execute(KNOWN.limit(1)).first() is not None


def leave(connection: Connection) -> None:
    """Write down that this process ends."""
    connection.execute(GONE, {"process": this_process()})
