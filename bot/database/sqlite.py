"""Runs jobs on SQLite: readers in parallel, and writers in the thread of the single writer."""

from asyncio import to_thread
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from typing_extensions import override

from bot.database.address import unavailable
from bot.database.connections import OPENING_ERRORS, connect_sqlite, report_trouble, when_free
from bot.database.database import Database, Job
from bot.database.pending_jobs import PendingJob, give_answers
from bot.database.writer import Writer

READERS = 4
"""The number of threads that read at once."""

T = TypeVar("T")


class SqliteDatabase(Database):
    """An SQLite database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._readers = ThreadPoolExecutor(READERS, "reading")
        self._idle: list[Connection] = []
        """Connections that no reader uses now. To take one out of SQLAlchemy's pool would take longer than a statement.
        """
        self._writer = Writer(engine)

    @override
    async def read(self, job: Job[T]) -> T:
        asked = PendingJob(job)
        self._readers.submit(self._read, asked)
        return await asked.answer

    def _read(self, asked: PendingJob[T]) -> None:
        try:
            answer = partial(asked.done, self._done(asked))
        except BaseException as error:
            answer = partial(asked.failed, error)
        give_answers(asked.answer.get_loop(), [answer])

    def _done(self, asked: PendingJob[T]) -> T:
        try:
            connection = self._idle.pop()
        except IndexError:
            connection = self._engine.connect()
        try:
            return asked.do(connection)
        finally:
            connection.rollback()
            self._idle.append(connection)

    @override
    async def write(self, job: Job[T]) -> T:
        return await self._writer.write(job)

    @override
    def on_trouble(self, tell: Callable[[str], object]) -> None:
        report_trouble(self._engine, tell)

    @override
    async def close(self) -> None:
        for close in (self._writer.close, self._readers.shutdown, self._hang_up, self._engine.dispose):
            await to_thread(close)

    def _hang_up(self) -> None:
        for connection in self._idle:
            connection.close()


async def open_sqlite(url: URL) -> Database:
    """Open an SQLite file, or raise DatabaseUnavailable."""
    engine = connect_sqlite(url, READERS + 1)
    try:
        return await when_free(lambda: to_thread(SqliteDatabase, engine))
    except OPENING_ERRORS as error:
        engine.dispose()
        raise unavailable(url, error) from None
