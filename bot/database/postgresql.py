"""Runs jobs on PostgreSQL, each in its own transaction. The server itself orders the writers."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine
from typing_extensions import override

from bot.database.address import away, trouble_of
from bot.database.connections import is_locked
from bot.database.database import Database, Job
from bot.database.locks import Busy

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
