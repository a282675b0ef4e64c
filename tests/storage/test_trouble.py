"""What turns out to be wrong with a file of SQLite while it is open is told with what to do."""

import errno
import os
import sqlite3
import tempfile
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError

from bot.storage.address import trouble_of
from bot.storage.database import Database
from bot.storage.models import Guild
from tests.asking import change, save


async def test_a_file_that_is_damaged_while_it_is_open_is_told(database: Database, tmp_path: Path) -> None:
    file, told = tmp_path / "brehon.db", list[str]()
    database.on_trouble(told.append)
    with file.open("r+b") as pages:
        pages.seek(4096)
        pages.write(b"lost" * ((file.stat().st_size - 4096) // 4))
    with pytest.raises(DatabaseError):
        await database.read(lambda connection: connection.execute(text("SELECT * FROM games")))

    assert told == [f"{file} is damaged. Stop the bot and restore a backup."]


async def test_a_full_disk_is_told(database: Database, tmp_path: Path) -> None:
    told = list[str]()
    database.on_trouble(told.append)
    await change(database, text("PRAGMA max_page_count = 1"))
    with pytest.raises(DatabaseError):
        await save(database, *(Guild(id=number) for number in range(10_000)))

    assert told == [
        f"{tmp_path}/brehon.db lies on a disk that is full. Make room there; nothing can be saved until then."
    ]


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
def test_a_disk_that_is_full_is_called_so_whatever_sqlite_calls_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    url, vague = make_url(f"sqlite:///{tmp_path}/brehon.db"), sqlite3.OperationalError("disk I/O error")
    assert trouble_of(url, vague) is None
    full = f"{tmp_path}/brehon.db lies on a disk that is full. Make room there; nothing can be saved until then."
    assert trouble_of(url, OSError(number, os.strerror(number))) == full

    def fail(**_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(tempfile, "TemporaryFile", fail)
    assert trouble_of(url, vague) == full


@pytest.mark.parametrize(
    "barred",
    ["unable to open database file", "attempt to write a readonly database", "[Errno 13] Permission denied: ''"],
)
@pytest.mark.parametrize("there", [True, False])
def test_whose_a_file_or_folder_is_is_said_where_it_is_somebody_elses(
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
