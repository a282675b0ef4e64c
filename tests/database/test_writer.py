"""SQLite's writer saves waiting jobs together, and reports to nobody before they are saved."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.database.database import Database, Job
from bot.database.locks import Busy, wait_at_most
from bot.database.sqlite import READERS
from bot.storage.schema.models import Guild
from bot.storage.schema.rows import add
from tests.asking import held, rows_in, save


@pytest.fixture
def executed() -> Iterator[list[str]]:
    """Return all statements that are executed."""
    statements: list[str] = []

    def note(*given: str) -> None:
        statements.append(given[2])

    event.listen(Engine, "before_cursor_execute", note)
    yield statements
    event.remove(Engine, "before_cursor_execute", note)


def guild(number: int) -> Job[int]:
    """Save a guild of that number, and return it."""

    def save(connection: Connection) -> int:
        add(connection, Guild(id=number))
        return number

    return save


async def together(database: Database, *jobs: Job[object]) -> list[object]:
    """Ask for jobs that wait at the same time, and return the outcome of each."""
    async with held(database):
        asked = [asyncio.create_task(database.write(job)) for job in jobs]
        await asyncio.sleep(0)
    return await asyncio.gather(*asked, return_exceptions=True)


async def guilds(database: Database) -> list[int]:
    return [each.id for each in await rows_in(database, select(Guild).order_by(Guild.id))]


async def test_jobs_that_wait_share_a_transaction(database: Database, executed: list[str]) -> None:
    async with held(database):
        executed.clear()
        asked = [asyncio.create_task(database.write(guild(number))) for number in range(1, 11)]
        await asyncio.sleep(0)

    assert await asyncio.gather(*asked) == [*range(1, 11)]
    assert executed.count("BEGIN IMMEDIATE") == 1
    assert await guilds(database) == [*range(1, 11)]


async def test_a_job_that_fails_is_undone_alone(database: Database) -> None:
    def fail_half_way(connection: Connection) -> None:
        add(connection, Guild(id=2))
        raise ZeroDivisionError

    first, failed, again, last = await together(database, guild(1), fail_half_way, guild(1), guild(3))

    assert (first, last) == (1, 3)
    assert isinstance(failed, ZeroDivisionError)
    assert isinstance(again, IntegrityError)
    assert await guilds(database) == [1, 3]


async def test_nobody_is_told_before_everything_is_saved(database: Database) -> None:
    told: list[bool] = []

    def look(*given: str) -> None:
        if given[2] == "COMMIT":
            told.append(any(task.done() for task in asked))

    async with held(database):
        asked = [asyncio.create_task(database.write(guild(number))) for number in (1, 2)]
        await asyncio.sleep(0)
        event.listen(Engine, "before_cursor_execute", look)
    await asyncio.gather(*asked)
    event.remove(Engine, "before_cursor_execute", look)

    assert told[-1:] == [False]


async def test_a_failed_commit_is_told_to_all_and_saves_nothing(database: Database) -> None:
    def leave_dangling(connection: Connection) -> None:
        connection.execute(text("PRAGMA defer_foreign_keys = ON"))
        connection.execute(text("INSERT INTO past_gms (game_id, user_id) VALUES (404, 1)"))

    failed = await together(database, guild(1), leave_dangling, guild(2))

    assert [type(each) for each in failed] == [IntegrityError] * 3
    assert await guilds(database) == []
    assert await database.write(guild(3)) == 3


@pytest.mark.parametrize("says_nothing", [False, True])
async def test_a_rollback_by_sqlite_itself_is_told_to_everybody_concerned(
    database: Database, *, says_nothing: bool
) -> None:
    await database.write(guild(9))

    def undo_everything(connection: Connection) -> None:
        try:
            connection.execute(text("INSERT OR ROLLBACK INTO guilds SELECT * FROM guilds"))
        except IntegrityError:
            if not says_nothing:
                raise

    failed = await together(database, guild(1), undo_everything, guild(2))

    assert all(isinstance(each, Exception) for each in failed)
    assert await guilds(database) == [9]
    assert await database.write(guild(3)) == 3


async def test_a_job_whose_caller_is_gone_is_not_started(database: Database) -> None:
    async with held(database):
        gone, stays = (asyncio.create_task(database.write(guild(number))) for number in (1, 2))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
    await stays

    assert await guilds(database) == [2]


async def test_a_caller_who_has_waited_too_long_is_told_busy_and_their_job_not_started(database: Database) -> None:
    async def hurry() -> None:
        wait_at_most(0.0)
        await database.write(guild(1))

    async with held(database):
        with pytest.raises(Busy):
            await asyncio.create_task(hurry())
    await database.write(guild(2))

    assert await guilds(database) == [2]


async def test_jobs_that_wait_when_the_database_is_closed_are_saved(database: Database) -> None:
    async with held(database):
        asked = asyncio.create_task(database.write(guild(1)))
        await asyncio.sleep(0)
        closed = asyncio.create_task(database.close())
        await asyncio.sleep(0)
    await closed

    assert await asked == 1


async def test_a_failed_read_keeps_no_connection_at_an_old_state(database: Database, tmp_path: Path) -> None:
    await save(database, Guild(id=1), Guild(id=3))

    def fail_half_way(connection: Connection) -> None:
        found = connection.execute(select(Guild.id))
        raise ZeroDivisionError(found.fetchone())

    asked = [database.read(fail_half_way), database.write(fail_half_way)]
    failures = await asyncio.gather(*asked, return_exceptions=True)
    with closing(sqlite3.connect(tmp_path / "brehon.db")) as other, other:
        other.execute("DELETE FROM guilds WHERE id > 1")
    await database.write(guild(2))

    assert {type(each) for each in failures} == {ZeroDivisionError}
    assert [await guilds(database) for _ in range(READERS + 1)] == [[1, 2]] * (READERS + 1)


async def test_an_error_does_not_show_what_was_to_be_saved(database: Database) -> None:
    with pytest.raises(DBAPIError) as refusal:
        await database.write(
            lambda connection: connection.execute(
                text("INSERT INTO events VALUES (404, 1, 0, :body)"), {"body": "Ann is the seer"}
            )
        )

    assert "seer" not in str(refusal.value)
