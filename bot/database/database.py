"""Defines the interface of a database that runs jobs.

Many jobs read at once. The writes of one job are saved all or not at all.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

T = TypeVar("T")

Job = Callable[[Connection], T]
"""A plain function that queries or changes a database and waits for nothing else. On SQLite a thread runs it."""
AWAY = (DBAPIError, PoolTimeout, OSError)
"""The errors that are raised when the database itself fails, and not what a job does in it."""


class Database(ABC):
    """An open database."""

    @abstractmethod
    async def read(self, job: Job[T]) -> T:
        """Run a job that sees one snapshot of the database and saves nothing."""

    @abstractmethod
    async def write(self, job: Job[T]) -> T:
        """Run a job and return its result once everything is saved. If it raises, nothing is saved.

        Raises Busy if another process writes for so long that nothing could be saved, or if the job's turn did not come
        in the time that its caller has. A caller who is cancelled does not know whether anything was saved.
        """

    @abstractmethod
    def on_trouble(self, tell: Callable[[str], object]) -> None:
        """Call ``tell`` with advice when the database is damaged or away, or when nothing can be saved in it.

        The call comes from whichever thread notices. A server's problem is told once, until the server works again.
        """

    @abstractmethod
    async def close(self) -> None:
        """Run the jobs that still wait, and close every connection."""
