"""Only its owner can read a database file."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.database.opening import open_database
from bot.database.private_files import close_to_others, files_of
from bot.storage.schema import migrate


@pytest.fixture(autouse=True)
def _generous() -> Iterator[None]:
    """Set the umask that lets everybody read, as most shells do."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


async def test_only_their_owner_can_read_a_new_database_and_the_files_beside_it(url: str, tmp_path: Path) -> None:
    await migrate.upgrade(url)
    database = await open_database(url)
    found = await database.write(lambda _: modes(tmp_path))
    await database.close()

    assert found == {"brehon.db": 0o600, "brehon.db-wal": 0o600, "brehon.db-shm": 0o600}


@pytest.mark.parametrize("mode", [0o644, 0o640, 0o604, 0o620, 0o601])
def test_files_that_an_older_release_left_readable_are_closed(tmp_path: Path, mode: int) -> None:
    files = files_of(tmp_path / "brehon.db")
    for file in files:
        file.touch()
        file.chmod(mode)
    (tmp_path / "notes").touch(0o644)
    close_to_others(tmp_path / "brehon.db")

    assert modes(tmp_path) == {**dict.fromkeys((file.name for file in files), 0o600), "notes": 0o644}


def test_closing_a_missing_database_does_not_create_it(tmp_path: Path) -> None:
    close_to_others(tmp_path / "brehon.db")

    assert modes(tmp_path) == {}
