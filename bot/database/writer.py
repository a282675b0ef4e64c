"""The one that writes to SQLite: its jobs come from everywhere, and those that wait at a time are saved together.

To save takes as long for a hundred jobs as for one, because of the disk. So they share a transaction, each in a
savepoint: one that fails is rolled back alone, and whoever has asked for one is told what came of it once all is saved.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Iterator
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
from bot.database.pending_jobs import PendingJob, Tell, tell

T = TypeVar("T")


class Writer:
    """Owns the connection that writes, and its thread."""

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.execution_options(begin="IMMEDIATE").connect()
        self._thread = ThreadPoolExecutor(1, "writing")
        self._waiting: deque[PendingJob[object]] = deque()
        """Whoever takes a job out of it has it: the thread that does it, or its asker, who gives it up."""
        self._is_called = False
        """Whether the thread is yet to look what waits."""

    async def write(self, job: Job[T]) -> T:
        """Have a job done. It is not begun if its asker is cancelled before, or has waited as long as he may.

        Raises Busy, or what the job raises.
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
            pass  # Once it is begun, it takes as long as it takes.
        except asyncio.CancelledError:
            self._gives_up(asked)
            asked.answer.cancel()
            raise
        if not asked.answer.done() and self._gives_up(asked):
            raise Busy
        return cast("T", await asked.answer)

    def _gives_up(self, asked: PendingJob[object]) -> bool:
        """Take a job back, unless it is begun."""
        try:
            self._waiting.remove(asked)
        except ValueError:
            return False
        return True

    def close(self) -> None:
        """Do what waits, and then nothing more."""
        self._thread.shutdown()
        self._connection.close()

    def _save_waiting(self) -> None:
        """Do all jobs that wait, and tell their askers."""
        self._is_called = False  # Whoever comes from now on calls again, and may find that his job is done already.
        batch = [*self._taken()]
        if not batch:
            return
        try:
            answers = self._save(batch)
        except BaseException as error:
            failure = Busy() if isinstance(error, DBAPIError) and is_locked(error) else error
            answers = [partial(asked.failed, failure) for asked in batch]
        tell(batch[0].answer.get_loop(), answers)

    def _taken(self) -> Iterator[PendingJob[object]]:
        with suppress(IndexError):
            while True:
                yield self._waiting.popleft()

    def _save(self, batch: list[PendingJob[object]]) -> list[Tell]:
        """Do jobs in one transaction; gives what tells their askers."""
        with self._connection.begin():
            answers = [self._done(asked) for asked in batch]
            # The driver's own commit would say nothing where SQLite has undone everything, as it does on a full disk.
            driven(self._connection, "COMMIT")
            return answers

    def _done(self, asked: PendingJob[object]) -> Tell:
        """Do a job in a savepoint; gives what tells its asker.

        Raises what has undone all that is not saved yet, as a full disk does.
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
