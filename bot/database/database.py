"""The database: it takes jobs. Many read at a time, and what a job writes is all saved or not at all."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

T = TypeVar("T")

Job = Callable[[Connection], T]
"""A plain function that asks or changes a database, and waits for nothing else: on SQLite it is done in a thread."""


class Database(ABC):
    """An open database."""

    @abstractmethod
    async def read(self, job: Job[T]) -> T:
        """Do a job that sees one state of the database, and saves nothing."""

    @abstractmethod
    async def write(self, job: Job[T]) -> T:
        """Do a job, and give its result once all is saved; nothing is, if it raises anything.

        Raises Busy if another process writes for so long that nothing could be saved, or if it was not the job's turn
        in the time that its asker has. Whoever is cancelled does not know what was saved.
        """

    @abstractmethod
    def on_trouble(self, tell: Callable[[str], object]) -> None:
        """Tell in a sentence, with what to do, when the database is damaged or away, or nothing can be saved in it.

        It is told in whichever thread that turns out; of a server once, until it has worked again.
        """

    @abstractmethod
    async def close(self) -> None:
        """Do the jobs that wait, and close every connection."""
