"""What turns out to be wrong with a file of SQLite while it is open is told with what to do."""

from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError

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
