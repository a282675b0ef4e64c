"""Runs jobs on PostgreSQL, each in its own transaction. The server itself orders the writers.

A bot with an SQLite file never imports this module, nor SQLAlchemy's code for a server and its driver.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TypeVar

from asyncpg import InterfaceError, PostgresError
from sqlalchemy import Engine, event, func, select, text
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection
from typing_extensions import override

from bot.database.address import away, trouble_of, unavailable
from bot.database.connections import LONGEST_LOCK, OPENING_ERRORS, is_locked
from bot.database.database import Database, Job
from bot.database.locks import Busy

UNTRIED = 1.0
"""For this many seconds after use, a connection is trusted without a ping.

A ping costs three round trips to the server, as many as most jobs.
"""
TURN = 0x627265686F6E
"""The number of the lock that a process holds while it changes the schema."""

T = TypeVar("T")


class PostgresqlDatabase(Database):
    """A PostgreSQL database. Jobs run in the event loop, which goes on while they wait for the server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(isolation_level="REPEATABLE READ")
        self._tell: Callable[[str], object] | None = None
        self._told: str | None = None

    @override
    async def read(self, job: Job[T]) -> T:
        with self._telling():
            async with self._reading.connect() as connection:
                return await connection.run_sync(job)

    @override
    async def write(self, job: Job[T]) -> T:
        try:
            with self._telling():
                async with self._engine.begin() as connection:
                    return await connection.run_sync(job)
        except DBAPIError as error:
            if is_locked(error):
                raise Busy from None
            raise

    @override
    def on_trouble(self, tell: Callable[[str], object]) -> None:
        self._tell = tell

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Report a problem of the server that a job reveals, once until a job succeeds again or the problem changes."""
        try:
            with _as_sqlalchemy_does():
                yield
        except Exception as error:
            url = self._engine.url
            trouble = trouble_of(url, error) or away(url, error)
            if trouble is not None and trouble != self._told and self._tell is not None:
                self._told = trouble
                self._tell(trouble)
            raise
        self._told = None

    @override
    async def close(self) -> None:
        await self._engine.dispose()


async def open_postgresql(url: URL) -> Database:
    """Open a database on a server, or raise DatabaseUnavailable."""
    return PostgresqlDatabase(await _connect(url))


async def change_postgresql_schema(url: URL, work: Job[T]) -> T:
    """Do work on the schema in one transaction, one process at a time. Raises DatabaseUnavailable."""
    engine = await _connect(url)
    try:
        async with engine.begin() as connection:
            # A change of the schema waits for everybody who uses it, however long that takes.
            await connection.execute(text("SET LOCAL lock_timeout = 0"))
            await connection.execute(select(func.pg_advisory_xact_lock(TURN)))
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


async def _connect(url: URL) -> AsyncEngine:
    settings = {"server_settings": {"lock_timeout": str(LONGEST_LOCK)}}
    engine = create_async_engine(url, pool_use_lifo=True, hide_parameters=True, connect_args=settings)
    _try_what_has_rested(engine.sync_engine)
    try:
        with _as_sqlalchemy_does():
            async with engine.connect():
                return engine
    except OPENING_ERRORS as error:
        await engine.dispose()
        raise unavailable(url, error) from None


@contextmanager
def _as_sqlalchemy_does() -> Iterator[None]:
    """Raise a DBAPIError for what the driver raises while it connects, which SQLAlchemy passes on as it is."""
    try:
        yield
    except (PostgresError, InterfaceError) as error:
        raise DBAPIError(None, None, error, hide_parameters=True) from error


def _try_what_has_rested(engine: Engine) -> None:
    """Ping each connection before it is used again, unless it was used just now. A dead connection is replaced."""

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
