"""The database: it takes jobs. Many read at a time, and what a job writes is all saved or not at all."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.orm import Session

from bot.storage.models import Base

T = TypeVar("T")
R = TypeVar("R", bound=Base)

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
        """Tell in a sentence, with what to do, whenever it turns out that the file is damaged or cannot be written.

        It is told in whichever thread that turns out.
        """

    @abstractmethod
    async def close(self) -> None:
        """Do the jobs that wait, and close every connection."""


@contextmanager
def session_on(connection: Connection) -> Iterator[Session]:
    """Open a session of the ORM within a job. What is changed in it is written at its end."""
    # In a savepoint, for whatever fails in it undoes nothing else.
    with (
        Session(connection, expire_on_commit=False, join_transaction_mode="create_savepoint") as session,
        session.begin(),
    ):
        yield session


def row_of(connection: Connection, model: type[R], key: object) -> R | None:
    """The row of that primary key, if there is one."""
    with session_on(connection) as session:
        return session.get(model, key)


def add(connection: Connection, *rows: Base) -> None:
    """Save new rows, with those that belong to them."""
    with session_on(connection) as session:
        session.add_all(rows)


def put(connection: Connection, row: Base) -> None:
    """Save a row in place of the one with its primary key, if there is one."""
    with session_on(connection) as session:
        session.merge(row)
