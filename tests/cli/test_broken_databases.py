"""Every command explains a broken database in one sentence, and says what to do about it."""

import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from shutil import copy

import pytest

from tests.cli.conftest import Brehon

COMMANDS = [("db", "check"), ("db", "upgrade"), ("db", "downgrade", "base"), ("export", "1")]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyzABCDEFGHIJKL"


@pytest.fixture
def file(migrated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A sound database."""
    monkeypatch.chdir(tmp_path)
    file = Path(copy(migrated, tmp_path / "test.db"))
    monkeypatch.setenv("BREHON_DATABASE", f"sqlite+aiosqlite:///{file}")
    monkeypatch.setenv("BREHON_TOKEN", TOKEN)
    return file


def overwrite(file: Path) -> None:
    """Overwrite everything after the first page of a database."""
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"lost" * ((len(whole) - 4096) // 4))


def use_newer(file: Path) -> None:
    """Mark the database as one of a future release."""
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


def leave_at_rest(connection: sqlite3.Connection) -> None:
    """Keep notes as many programs do."""
    connection.execute("CREATE TABLE notes (text)")
    connection.commit()
    connection.close()


def leave_with_journal(connection: sqlite3.Connection) -> None:
    """Keep notes in a file with a write-ahead log, which exists only while it is in use."""
    connection.execute("PRAGMA journal_mode = WAL")
    leave_at_rest(connection)


def keep_open(connection: sqlite3.Connection) -> None:
    """Keep notes in the write-ahead log alone, with the connection left open."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE notes (text)")
    connection.commit()


def be_migrated(connection: sqlite3.Connection) -> None:
    """Use the same tool as Brehon to change the schema, at the same revision."""
    connection.execute("CREATE TABLE alembic_version (version_num)")
    connection.execute("INSERT INTO alembic_version VALUES ('0001')")
    leave_at_rest(connection)


def looks_of(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Return the mode and content of each file in a folder, except the locks of readers."""
    files = [each for each in folder.iterdir() if not each.name.endswith("-shm")]
    return {each.name: (each.stat().st_mode, each.read_bytes()) for each in files}


@pytest.mark.parametrize("command", [*COMMANDS, ("db", "current"), ("run",)])
def test_a_file_that_is_not_a_database_is_called_so(brehon: Brehon, file: Path, command: tuple[str, ...]) -> None:
    file.write_bytes(b"a shopping list " * 100)
    ended = brehon(*command)

    assert (ended.status, ended.out, ended.err.count("\n")) == (2, "", 1 + ("run" in command))
    assert f"{file} is no database of SQLite. See that BREHON_DATABASE is right, or restore a backup." in ended.err


@pytest.mark.parametrize("command", [*COMMANDS, ("run",)])
def test_a_damaged_database_must_be_restored(brehon: Brehon, file: Path, command: tuple[str, ...]) -> None:
    overwrite(file)
    ended = brehon(*command)

    assert (ended.status, ended.out, ended.err.count("\n")) == (2, "", 1 + ("run" in command))
    assert f"{file} is damaged. Stop the bot and restore a backup." in ended.err


@pytest.mark.parametrize("command", [*COMMANDS, ("run",)])
def test_a_database_of_a_newer_release_is_left_alone(brehon: Brehon, file: Path, command: tuple[str, ...]) -> None:
    use_newer(file)
    ended = brehon(*command)

    assert (ended.status, ended.out) == (2 if command == ("run",) else 1, "")
    assert "revision 9999, which this release does not know: a newer Brehon has used it. Install that" in ended.err
    assert "db upgrade" not in ended.err


@pytest.mark.parametrize("command", [*COMMANDS, ("run",)])
def test_a_folder_is_not_a_database(brehon: Brehon, file: Path, command: tuple[str, ...]) -> None:
    file.unlink()
    file.mkdir()
    ended = brehon(*command)

    assert (ended.status, ended.out) == (2, "")
    assert f"{file} is a folder. Set BREHON_DATABASE to a file." in ended.err


@pytest.mark.parametrize("command", [*COMMANDS, ("db", "current"), ("run",), ("check",)])
@pytest.mark.parametrize("use", [leave_at_rest, leave_with_journal, keep_open, be_migrated])
def test_another_program_s_database_is_left_alone(
    brehon: Brehon, file: Path, command: tuple[str, ...], use: Callable[[sqlite3.Connection], None]
) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as connection:
        use(connection)
        before = looks_of(file.parent)
        ended = brehon(*command)

        assert looks_of(file.parent) == before
    assert ended.status == (1 if command == ("check",) else 2)
    assert f"{file} is a database of another program, with the table" in ended.out + ended.err
    assert "chmod" not in ended.out


@pytest.fixture
def small_disk(file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small disk of its own, with a database and some room."""
    place = file.parent / "small"
    place.mkdir(0o700)
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m,mode=700", "tmpfs", place], check=False)
    if mounted.returncode:
        pytest.skip("only root may make a disk, and not everywhere")
    copy(file, place)
    monkeypatch.setenv("BREHON_DATABASE", f"sqlite+aiosqlite:///{place / file.name}")
    yield place
    subprocess.run(["umount", place], check=True)


@pytest.mark.parametrize("left", [0, 4096])
@pytest.mark.parametrize("command", [*COMMANDS, ("run",), ("check",)])
@pytest.mark.skipif(shutil.which("mount") is None, reason="needs a disk that is full")
def test_a_full_disk_is_called_so(brehon: Brehon, small_disk: Path, command: tuple[str, ...], left: int) -> None:
    with (small_disk / "all the rest").open("wb") as rest, suppress(OSError):
        rest.write(bytes(shutil.disk_usage(small_disk).free - left))
    ended = brehon(*command)

    assert ended.status == (1 if command == ("check",) else 2)
    assert f"{small_disk}/test.db lies on a disk that is full. Make room there" in ended.out + ended.err
    assert command != ("check",) or f"The disk of {small_disk} is full. Make room" in ended.out


@pytest.mark.parametrize(("spoil", "advice"), [(overwrite, "is damaged. Stop"), (use_newer, "Install that")])
def test_the_check_says_the_same(brehon: Brehon, file: Path, spoil: object, advice: str) -> None:
    assert callable(spoil)
    spoil(file)

    assert advice in brehon("check").out
