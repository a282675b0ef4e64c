"""Runs jobs on SQLite: readers in parallel, and all writers in one thread, which saves waiting jobs together.

Because of the disk, saving a hundred jobs takes as long as saving one. So the jobs share a transaction, each in a
savepoint: a job that fails is rolled back alone, and each caller gets the result once everything is saved.
"""

import asyncio
import sqlite3
from asyncio import to_thread
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from typing import Generic, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from typing_extensions import override

from bot.database.address import unavailable
from bot.database.connections import OPENING_ERRORS, connect_sqlite, is_locked, report_trouble, when_free
from bot.database.database import Database, Job
from bot.database.locks import Busy, patience
from bot.database.prepared import driven

READERS = 4
"""The number of threads that read at once."""

T = TypeVar("T")

GiveAnswer = Callable[[], None]
"""Passes a job's result to its caller. To be called in the caller's event loop."""


class PendingJob(Generic[T]):
    """A job whose caller awaits the result. To be created in the caller's event loop."""

    def __init__(self, job: Job[T]) -> None:
        self._job = job
        self._context = copy_context()
        self.answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def do(self, connection: Connection) -> T:
        """Run the job in the current thread."""
        return self._context.run(self._job, connection)

    def done(self, result: T) -> None:
        """Return its result to the caller, if the caller still waits."""
        if not self.answer.done():
            self.answer.set_result(result)

    def failed(self, error: BaseException) -> None:
        """Pass its exception to the caller."""
        if not self.answer.done():
            self.answer.set_exception(error)


def give_answers(loop: asyncio.AbstractEventLoop, answers: Iterable[GiveAnswer]) -> None:
    """Deliver results from a thread with one call of the event loop. If the loop has ended, nobody waits for them."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(_give, [*answers])


def _give(answers: Iterable[GiveAnswer]) -> None:
    for give in answers:
        give()


class Writer:
    """Owns the connection that writes, and its thread."""

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.connect()
        self._thread = ThreadPoolExecutor(1, "writing")
        self._waiting: deque[PendingJob[object]] = deque()
        """The one that takes a job out of this queue owns it: the thread to run it, or its caller to cancel it."""
        self._is_called = False
        """Whether the thread has been called and has not looked at the queue yet."""

    async def write(self, job: Job[T]) -> T:
        """Have a job run. It is dropped if its caller is cancelled, or has waited too long, before it begins.

        Raises Busy, or any exception of the job.
        """
        asked: PendingJob[object] = PendingJob(job)
        self._waiting.append(asked)
        if not self._is_called:
            self._is_called = True
            self._thread.submit(self._save_waiting)
        longest = patience()
        waiting = None if longest is None else asyncio.get_running_loop().call_later(longest, self._give_up, asked)
        try:
            return cast("T", await asked.answer)
        except asyncio.CancelledError:
            self._give_up(asked)
            raise
        finally:
            if waiting is not None:
                waiting.cancel()

    def _give_up(self, asked: PendingJob[object]) -> None:
        """Take a job back, unless it has begun: then its caller waits however long it takes."""
        with suppress(ValueError):
            self._waiting.remove(asked)
            asked.failed(Busy())

    def close(self) -> None:
        """Run the waiting jobs, then accept no more."""
        self._thread.shutdown()
        self._connection.close()

    def _save_waiting(self) -> None:
        """Run all waiting jobs, and return the results to their callers."""
        self._is_called = False  # A later caller calls again, and may find that the job is done already.
        batch: list[PendingJob[object]] = []
        with suppress(IndexError):
            while True:
                batch.append(self._waiting.popleft())
        if not batch:
            return
        try:
            answers = self._save(batch)
        except BaseException as error:
            failure = Busy() if isinstance(error, DBAPIError) and is_locked(error) else error
            answers = [partial(asked.failed, failure) for asked in batch]
        give_answers(batch[0].answer.get_loop(), answers)

    def _save(self, batch: list[PendingJob[object]]) -> list[GiveAnswer]:
        """Run jobs in one transaction; return the callables that deliver the results."""
        with self._connection.begin():
            driven(self._connection, "BEGIN IMMEDIATE")
            answers = [self._done(asked) for asked in batch]
            # The driver's own commit would not report a rollback by SQLite itself, as on a full disk.
            driven(self._connection, "COMMIT")
            return answers

    def _done(self, asked: PendingJob[object]) -> GiveAnswer:
        """Run a job in a savepoint; return the callable that delivers its result.

        Raises an error that has rolled back the whole transaction, as a full disk does.
        """
        driver = self._connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.execute("SAVEPOINT job")
        try:
            result = asked.do(self._connection)
        except BaseException as error:
            if not driver.in_transaction:
                raise
            driver.execute("ROLLBACK TO job")
            driver.execute("RELEASE job")
            return partial(asked.failed, error)
        driver.execute("RELEASE job")
        return partial(asked.done, result)


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
            connection.begin()
            driven(connection, "BEGIN")
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
        for close in (self._writer.close, self._readers.shutdown, self._hang_up, self._engine.pool.dispose):
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
