"""The single writer to SQLite: it takes jobs from everywhere and saves all waiting jobs together.

Because of the disk, saving a hundred jobs takes as long as saving one. So the jobs share a transaction, each in a
savepoint: a job that fails is rolled back alone, and each caller gets the result once everything is saved.
"""

import asyncio
import sqlite3
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TypeVar, cast

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from bot.database.connections import is_locked
from bot.database.cursors import driven
from bot.database.database import Job
from bot.database.locks import Busy, patience
from bot.database.pending_jobs import GiveAnswer, PendingJob, give_answers

T = TypeVar("T")


class Writer:
    """Owns the connection that writes, and its thread."""

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.execution_options(begin="IMMEDIATE").connect()
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
        try:
            async with asyncio.timeout(patience()):
                await asyncio.wait([asked.answer])
        except TimeoutError:
            pass  # Once a job has begun, its caller waits however long it takes.
        except asyncio.CancelledError:
            self._gives_up(asked)
            asked.answer.cancel()
            raise
        if not asked.answer.done() and self._gives_up(asked):
            raise Busy
        return cast("T", await asked.answer)

    def _gives_up(self, asked: PendingJob[object]) -> bool:
        """Take a job back, unless it has begun."""
        try:
            self._waiting.remove(asked)
        except ValueError:
            return False
        return True

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
