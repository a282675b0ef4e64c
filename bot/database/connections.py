"""Opens connections to an SQLite file and makes them safe. No error from here shows the values that were saved."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection, ExceptionContext
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from bot.database.address import file_of, trouble_of, unavailable
from bot.database.ownership import check_is_ours
from bot.database.prepared import WholeConnection
from bot.database.private_files import make_private

# The errors that drivers raise for a wrong address or an unreachable database.
OPENING_ERRORS = (SQLAlchemyError, OSError, TypeError, ValueError)

PRIMARY = 0xFF
"""The bits of SQLite's error code that name the kind of error."""
LONGEST_LOCK = 5000
"""The most milliseconds to wait for a lock that another process holds."""
HELD_UP = frozenset({"55P03", "40P01"})
"""PostgreSQL's codes for a lock that was not free in time, and for a deadlock."""
LARGEST_LOG = 8 * 1024 * 1024
"""The write-ahead log shrinks to this many bytes after a checkpoint, however much one transaction wrote."""
PRAGMAS = (
    f"busy_timeout = {LONGEST_LOCK}",
    "journal_mode = WAL",
    "synchronous = FULL",
    f"journal_size_limit = {LARGEST_LOG}",
)

UNTIL_TOLD = {"isolation_level": None}
"""Keeps the driver from beginning a transaction itself.

Our transaction then starts with its first read, and also covers changes of the schema.
"""

TRIES = 10
PAUSE = 0.1
"""Seconds between two attempts to open a file that another process is just opening for the first time."""

T = TypeVar("T")


def connect_sqlite(url: URL, connections: int) -> Engine:
    """Prepare this many plain connections to an SQLite file, or raise DatabaseUnavailable."""
    open_once(url)
    engine = create_engine(
        url.set(drivername="sqlite"),
        pool_size=connections,
        max_overflow=0,
        connect_args={**UNTIL_TOLD, "factory": WholeConnection},
        hide_parameters=True,
    )
    make_safe(engine, foreign_keys=True)
    return engine


def report_trouble(engine: Engine, tell: Callable[[str], object]) -> None:
    """Call ``tell`` with a sentence whenever a statement shows that the SQLite file is damaged, full or read-only."""

    def handle(context: ExceptionContext) -> None:
        error = context.original_exception
        trouble = trouble_of(engine.url, error) if isinstance(error, Exception) else None
        if trouble is not None:
            tell(trouble)

    event.listen(engine, "handle_error", handle)


def is_locked(error: DBAPIError) -> bool:
    """Whether another process held a lock for longer than the database waits."""
    driver = error.orig
    if getattr(driver, "sqlstate", None) in HELD_UP:
        return True
    return isinstance(driver, sqlite3.OperationalError) and driver.sqlite_errorcode & PRIMARY == sqlite3.SQLITE_BUSY


async def when_free(open_it: Callable[[], Awaitable[T]]) -> T:
    """Open something, and retry while SQLite refuses at once because another process sets the file's journal mode."""
    for _ in range(TRIES - 1):
        try:
            return await open_it()
        except DBAPIError as error:
            if not is_locked(error):
                raise
            await asyncio.sleep(PAUSE)
    return await open_it()


def open_once(url: URL) -> None:
    """Try the file with the plain driver: aiosqlite's thread prints a traceback if the loop ends before it does.

    Raises DatabaseUnavailable, also if the file belongs to another program.
    """
    check_is_ours(url)
    try:
        if "uri" not in url.query:
            make_private(file_of(url))
        sqlite3.connect(url.database or "", uri="uri" in url.query).close()
    except (sqlite3.Error, OSError, ValueError) as error:
        raise unavailable(url, error) from None


def make_safe(engine: Engine, *, foreign_keys: bool) -> None:
    """Make each connection wait for locks and save durably."""
    pragmas = (*PRAGMAS, f"foreign_keys = {'ON' if foreign_keys else 'OFF'}")

    def set_pragmas(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine, "connect", set_pragmas)
