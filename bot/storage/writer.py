"""The one that writes to SQLite: its jobs come from everywhere, and those that wait at a time are saved together.

To save takes as long for a hundred jobs as for one, because of the disk. So they share a transaction, each in a
savepoint: one that fails is rolled back alone, and whoever has asked for one is told what came of it once all is saved.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from bot.storage.connections import is_locked
from bot.storage.database import Job
from bot.storage.turns import Busy, patience

T = TypeVar("T")


class Asked:
    """A job that somebody has asked for."""

    def __init__(self, job: Job[object]) -> None:
        self._job = job
        self._context = copy_context()
        self.answer: Future[object] = Future()

    def do(self, connection: Connection) -> Callable[[], None]:
        """Do it, in a savepoint; gives what tells its asker.

        Raises what has undone all that is not saved yet, as a full disk does.
        """
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.execute("SAVEPOINT job")
        try:
            result = self._context.run(self._job, connection)
        except BaseException as error:
            if not driver.in_transaction:
                raise
            driver.execute("ROLLBACK TO job")
            driver.execute("RELEASE job")
            return partial(self.answer.set_exception, error)
        driver.execute("RELEASE job")
        return partial(self.answer.set_result, result)


class Writer:
    """Owns the connection that writes, and its thread."""

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.execution_options(begin="IMMEDIATE").connect()
        self._thread = ThreadPoolExecutor(1, "writing")
        self._waiting: deque[Asked] = deque()

    async def write(self, job: Job[T]) -> T:
        """Have a job done. It is not begun if its asker is cancelled before, or has waited as long as he may.

        Raises Busy, or what the job raises.
        """
        asked = Asked(job)
        self._waiting.append(asked)
        self._thread.submit(self._save_waiting)
        answer = asyncio.wrap_future(asked.answer)
        try:
            async with asyncio.timeout(patience()):
                await asyncio.wait([answer])
        except TimeoutError:
            pass  # Once it is begun, it takes as long as it takes.
        except asyncio.CancelledError:
            answer.cancel()
            raise
        if asked.answer.cancel():
            raise Busy
        return cast("T", await answer)

    def close(self) -> None:
        """Do what waits, and then nothing more."""
        self._thread.shutdown()
        self._connection.close()

    def _save_waiting(self) -> None:
        """Do all jobs that wait. Whoever comes meanwhile is next: so often this is called, and may find nothing."""
        waiting = [self._waiting.popleft() for _ in range(len(self._waiting))]
        batch = [asked for asked in waiting if asked.answer.set_running_or_notify_cancel()]
        if not batch:
            return
        try:
            answers = self._save(batch)
        except BaseException as error:
            failure = Busy() if isinstance(error, DBAPIError) and is_locked(error) else error
            answers = [partial(asked.answer.set_exception, failure) for asked in batch]
        for tell in answers:
            tell()

    def _save(self, batch: list[Asked]) -> list[Callable[[], None]]:
        """Do jobs in one transaction; gives what tells their askers."""
        with self._connection.begin():
            answers = [asked.do(self._connection) for asked in batch]
            # The driver's own commit would say nothing where SQLite has undone everything, as it does on a full disk.
            self._connection.exec_driver_sql("COMMIT")
            return answers
