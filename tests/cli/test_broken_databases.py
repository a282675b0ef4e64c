"""Whatever is wrong with a database, every command says in one sentence what it is and what to do about it."""

import sqlite3
from pathlib import Path
from shutil import copy

import pytest

from tests.cli.conftest import Brehon

COMMANDS = [("db", "check"), ("db", "upgrade"), ("db", "downgrade", "base"), ("export", "1")]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyzABCDEFGHIJKL"


@pytest.fixture
def file(migrated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A whole database."""
    monkeypatch.chdir(tmp_path)
    file = Path(copy(migrated, tmp_path / "test.db"))
    monkeypatch.setenv("BREHON_DATABASE", f"sqlite+aiosqlite:///{file}")
    monkeypatch.setenv("BREHON_TOKEN", TOKEN)
    return file


def overwrite(file: Path) -> None:
    """Leave the first page of a database, and nothing that is right behind it."""
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"lost" * ((len(whole) - 4096) // 4))


def use_newer(file: Path) -> None:
    """Let the database be as a release leaves it that nobody has yet."""
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


@pytest.mark.parametrize("command", [*COMMANDS, ("db", "current"), ("run",)])
def test_a_file_that_is_no_database_is_called_so(brehon: Brehon, file: Path, command: tuple[str, ...]) -> None:
    file.write_bytes(b"a shopping list " * 100)
    ended = brehon(*command)

    assert (ended.status, ended.out, ended.err.count("\n")) == (2, "", 1 + ("run" in command))
    assert f"{file} is no database of SQLite. See that BREHON_DATABASE is right, or restore a backup." in ended.err


@pytest.mark.parametrize("command", [*COMMANDS, ("run",)])
def test_a_damaged_database_is_to_be_restored(brehon: Brehon, file: Path, command: tuple[str, ...]) -> None:
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
def test_a_folder_is_no_database(brehon: Brehon, file: Path, command: tuple[str, ...]) -> None:
    file.unlink()
    file.mkdir()
    ended = brehon(*command)

    assert (ended.status, ended.out) == (2, "")
    assert f"{file} is a folder. Set BREHON_DATABASE to a file." in ended.err


@pytest.mark.parametrize(("spoil", "advice"), [(overwrite, "is damaged. Stop"), (use_newer, "Install that")])
def test_the_check_says_the_same(brehon: Brehon, file: Path, spoil: object, advice: str) -> None:
    assert callable(spoil)
    spoil(file)

    assert advice in brehon("check").out
