"""Connections to the database, and how SQLite is made safe. No error of theirs shows what was being saved.

The schema is changed by an asynchronous connection to either kind of database, jobs on SQLite are done by plain ones.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TypeVar

from asyncpg import InterfaceError, PostgresError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection, ExceptionContext
from sqlalchemy.exc import DBAPIError, DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from bot.database.address import file_of, is_sqlite, parse_address, trouble_of, unavailable
from bot.database.cursors import WholeConnection
from bot.database.ownership import check_is_ours
from bot.database.private_files import make_private

# What a wrong address, or a database that is away, makes the drivers raise.
OPENING_ERRORS = (SQLAlchemyError, PostgresError, InterfaceError, OSError, TypeError, ValueError)

PRIMARY = 0xFF
"""The part of SQLite's code of an error that says of which kind it is."""
LONGEST_LOCK = 5000
"""Milliseconds that is waited for what another process has locked."""
HELD_UP = frozenset({"55P03", "40P01"})
"""PostgreSQL's codes for a lock that was not free in time, and for two that have waited for each other."""
LARGEST_LOG = 8 * 1024 * 1024
"""Bytes to which the write-ahead log shrinks once what is in it is in the file, however much was written at a time."""
PRAGMAS = (
    f"busy_timeout = {LONGEST_LOCK}",
    "journal_mode = WAL",
    "synchronous = FULL",
    f"journal_size_limit = {LARGEST_LOG}",
)

UNTIL_TOLD = {"isolation_level": None}
"""The driver begins nothing by itself: a transaction then starts with its first read, and holds changes of the schema
too.
"""

UNTRIED = 1.0
"""Seconds for which a connection to PostgreSQL that was used is good: to try it takes three ways to the server and
back, as many as most jobs.
"""

TRIES = 10
PAUSE = 0.1
"""Seconds between two tries to open what another process is just opening for the first time."""

T = TypeVar("T")


async def connect(address: str, *, foreign_keys: bool = True) -> AsyncEngine:
    """Open connections to the database at this address, or raise DatabaseUnavailable."""
    url = parse_address(address)
    engine = _sqlite(url, foreign_keys=foreign_keys) if is_sqlite(url) else _postgresql(url)

    async def look() -> None:
        async with engine.connect():
            pass

    try:
        await when_free(look)
    except OPENING_ERRORS as error:
        await engine.dispose()
        raise unavailable(url, error) from None
    return engine


def connect_sqlite(url: URL, connections: int) -> Engine:
    """Make ready so many plain connections to a file of SQLite, or raise DatabaseUnavailable."""
    _open_once(url)
    engine = create_engine(
        url.set(drivername="sqlite"),
        pool_size=connections,
        max_overflow=0,
        connect_args={**UNTIL_TOLD, "factory": WholeConnection},
        hide_parameters=True,
    )
    _make_safe(engine, foreign_keys=True)
    return engine


def for_writing(engine: AsyncEngine) -> AsyncEngine:
    """Use the same connections for transactions that write: on SQLite they are the writer from their beginning."""
    return engine.execution_options(begin="IMMEDIATE")


def report_trouble(engine: Engine, tell: Callable[[str], object]) -> None:
    """Tell in a sentence whenever a statement shows that the file of SQLite is damaged, full, or only to be read."""

    def handle(context: ExceptionContext) -> None:
        error = context.original_exception
        trouble = trouble_of(engine.url, error) if isinstance(error, Exception) else None
        if trouble is not None:
            tell(trouble)

    event.listen(engine, "handle_error", handle)


def is_locked(error: DBAPIError) -> bool:
    """Whether the database says that another process writes for longer than it waits."""
    driver = error.orig
    if getattr(driver, "sqlstate", None) in HELD_UP:
        return True
    return isinstance(driver, sqlite3.OperationalError) and driver.sqlite_errorcode & PRIMARY == sqlite3.SQLITE_BUSY


async def when_free(open_it: Callable[[], Awaitable[T]]) -> T:
    """Open something. While another process sets its journal, SQLite refuses at once and does not wait as elsewhere."""
    for _ in range(TRIES - 1):
        try:
            return await open_it()
        except DBAPIError as error:
            if not is_locked(error):
                raise
            await asyncio.sleep(PAUSE)
    return await open_it()


def _postgresql(url: URL) -> AsyncEngine:
    settings = {"server_settings": {"lock_timeout": str(LONGEST_LOCK)}}
    engine = create_async_engine(url, pool_use_lifo=True, hide_parameters=True, connect_args=settings)
    _try_what_has_rested(engine.sync_engine)
    return engine


def _try_what_has_rested(engine: Engine) -> None:
    """Try each connection before it is used again, unless it has just been used; one that is dead is made anew."""

    def note(_connection: DBAPIConnection | None, entry: ConnectionPoolEntry) -> None:
        entry.info["rests_since"] = monotonic()

    def look(connection: DBAPIConnection, entry: ConnectionPoolEntry, _: PoolProxiedConnection) -> None:
        if monotonic() - entry.info.get("rests_since", monotonic()) < UNTRIED:
            return
        try:
            engine.dialect.do_ping(connection)
        except Exception as error:
            raise DisconnectionError from error

    event.listen(engine, "checkin", note)
    event.listen(engine, "checkout", look)


def _open_once(url: URL) -> None:
    """Try the file with the driver beneath aiosqlite, whose thread prints a traceback if the loop ends before it.

    Raises DatabaseUnavailable, also if it is another program's.
    """
    check_is_ours(url)
    try:
        if "uri" not in url.query:
            make_private(file_of(url))
        sqlite3.connect(url.database or "", uri="uri" in url.query).close()
    except (sqlite3.Error, OSError, ValueError) as error:
        raise unavailable(url, error) from None


def _sqlite(url: URL, *, foreign_keys: bool) -> AsyncEngine:
    _open_once(url)
    engine = create_async_engine(url, connect_args=UNTIL_TOLD, hide_parameters=True)
    _make_safe(engine.sync_engine, foreign_keys=foreign_keys)
    return engine


def _make_safe(engine: Engine, *, foreign_keys: bool) -> None:
    """Let each connection wait, save for good, and begin transactions in the mode of its option ``begin``."""
    pragmas = (*PRAGMAS, f"foreign_keys = {'ON' if foreign_keys else 'OFF'}")

    def set_pragmas(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine, "connect", set_pragmas)
    event.listen(engine, "begin", _begin)


def _begin(connection: Connection) -> None:
    mode = connection.get_execution_options().get("begin")
    if mode is not None:
        connection.exec_driver_sql(f"BEGIN {mode}")
    else:
        # It does nothing yet that could fail, and so need not be looked after as statements are.
        connection.connection.cursor().execute("BEGIN")
