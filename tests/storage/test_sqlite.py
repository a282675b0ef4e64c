"""How often the thread of a connection to SQLite is given something to do."""

from queue import SimpleQueue

import aiosqlite.core
import pytest
from sqlalchemy import text

from bot.storage.database import Database


class Counted(SimpleQueue[object]):
    """A connection's queue that counts what it is given."""

    given = 0

    def put_nowait(self, item: object) -> None:
        """Count it."""
        Counted.given += 1
        super().put_nowait(item)


@pytest.fixture(autouse=True)
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aiosqlite.core, "SimpleQueue", Counted)


async def test_a_thread_is_given_each_statement_once_and_the_end_of_its_transaction(database: Database) -> None:
    Counted.given = 0
    async with database.reading() as session:
        for _ in range(3):
            assert await session.scalar(text("SELECT 1")) == 1

    assert Counted.given == 3 + 1


async def test_a_thread_is_given_nothing_of_a_transaction_in_which_nothing_is_done(database: Database) -> None:
    Counted.given = 0
    async with database.writing() as session:
        await session.connection()

    assert Counted.given == 0
