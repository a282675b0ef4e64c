"""Connections to SQLite whose thread is given each statement as a whole, and with it the beginning of its transaction.

Most of what a small statement costs is the way to that thread and back, and SQLAlchemy by itself goes it four times.
"""

import sqlite3
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, cast

import aiosqlite
from sqlalchemy import Connection, event
from sqlalchemy.connectors.asyncio import AsyncIODBAPIConnection, AsyncIODBAPICursor
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection, AsyncAdapt_aiosqlite_cursor
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry
from typing_extensions import override

Value = str | bytes | int | float | None
Parameters = Sequence[Value] | Mapping[str, Value]
Execute = Callable[[sqlite3.Cursor], object]


class Done(NamedTuple):
    """What a cursor says when its statement is done, and nothing is left to be closed."""

    description: tuple[tuple[str, None, None, None, None, None, None], ...] | None = None
    rowcount: int = -1
    lastrowid: int | None = None
    rows: Sequence[tuple[Value, ...]] = ()

    def close(self) -> None:
        """Do nothing."""


class WholeCursor(AsyncAdapt_aiosqlite_cursor):
    """Executes and fetches in one go."""

    __slots__ = ()
    _awaitable_cursor_close = False

    @override
    def _make_new_cursor(self, connection: object) -> AsyncIODBAPICursor:
        return cast("AsyncIODBAPICursor", Done())

    @override
    def _aenter_cursor(self, cursor: AsyncIODBAPICursor) -> AsyncIODBAPICursor:
        return cursor

    @override
    async def _execute_async(self, operation: str, parameters: Parameters | None) -> None:
        await self._do(lambda cursor: cursor.execute(operation, parameters or ()))

    @override
    async def _executemany_async(self, operation: str, seq_of_parameters: Sequence[Parameters]) -> None:
        await self._do(lambda cursor: cursor.executemany(operation, seq_of_parameters))

    async def _do(self, execute: Execute) -> None:
        connection = self._adapt_connection
        assert isinstance(connection, WholeConnection)
        done = await connection.do(execute)
        self._cursor, self._rows = cast("AsyncIODBAPICursor", done), deque(done.rows)


class WholeConnection(AsyncAdapt_aiosqlite_connection):
    """A connection on which a transaction begins with its first statement."""

    __slots__ = ("_beginning", "_driver", "_is_used")
    _cursor_cls = WholeCursor

    def __init__(self, dbapi: object, driver: aiosqlite.Connection) -> None:
        super().__init__(dbapi, cast("AsyncIODBAPIConnection", driver))
        self._driver = driver
        self._beginning: str | None = None
        self._is_used = False
        """Whether anything was done since the last transaction ended."""

    def begin(self, mode: str) -> None:
        """Let a transaction begin."""
        self._beginning = f"BEGIN {mode}"

    async def do(self, execute: Execute) -> Done:
        """Execute a statement, after the beginning of its transaction if it is the first."""
        beginning, self._beginning, self._is_used = self._beginning, None, True
        # The driver has no public way to do something in its thread; SQLAlchemy helps itself in the same way.
        work = partial(_do, self._driver._conn, beginning, execute)  # noqa: SLF001
        return cast("Done", await self._driver._execute(work))  # type: ignore[no-untyped-call] # noqa: SLF001

    @override
    def rollback(self) -> None:
        if self._is_used:
            super().rollback()
        self._beginning, self._is_used = None, False

    @override
    def commit(self) -> None:
        if self._is_used:
            super().commit()
        self._beginning, self._is_used = None, False


def hand_over_whole(engine: AsyncEngine) -> None:
    """Let an engine have such connections, and their transactions begin in the mode of its option ``begin``."""
    event.listen(engine.sync_engine, "do_connect", _connect)
    event.listen(engine.sync_engine, "begin", _begin)


def _connect(
    dialect: Dialect, _: ConnectionPoolEntry, args: Sequence[object], options: dict[str, object]
) -> WholeConnection:
    dbapi = dialect.loaded_dbapi
    return WholeConnection(dbapi, dbapi.connect(*args, **options).driver_connection)


def _begin(connection: Connection) -> None:
    whole = cast("WholeConnection", connection.connection.dbapi_connection)
    whole.begin(connection.get_execution_options().get("begin", "DEFERRED"))


def _do(connection: sqlite3.Connection, beginning: str | None, execute: Execute) -> Done:
    if beginning is not None:
        connection.execute(beginning)
    cursor = connection.cursor()
    try:
        execute(cursor)
        return Done(cursor.description, cursor.rowcount, cursor.lastrowid, cursor.fetchall())
    finally:
        cursor.close()
