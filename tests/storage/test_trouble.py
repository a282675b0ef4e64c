"""What turns out to be wrong with a file of SQLite while it is open is told with what to do."""

from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError

from bot.storage import migrate
from bot.storage.models import Guild
from bot.storage.opening import open_database
from tests.asking import change, save


async def test_a_file_that_is_damaged_while_it_is_open_is_told(url: str, tmp_path: Path) -> None:
    await migrate.upgrade(url)
    file, told = tmp_path / "brehon.db", list[str]()
    database = await open_database(url)
    database.on_trouble(told.append)
    with file.open("r+b") as pages:
        pages.seek(4096)
        pages.write(b"lost" * ((file.stat().st_size - 4096) // 4))
    with pytest.raises(DatabaseError):
        await database.read(lambda connection: connection.execute(text("SELECT * FROM games")))
    await database.close()

    assert told == [f"{file} is damaged. Stop the bot and restore a backup."]


async def test_a_full_disk_is_told(url: str, tmp_path: Path) -> None:
    await migrate.upgrade(url)
    database, told = await open_database(url), list[str]()
    database.on_trouble(told.append)
    await change(database, text("PRAGMA max_page_count = 1"))
    with pytest.raises(DatabaseError):
        await save(database, *(Guild(id=number) for number in range(10_000)))
    await database.close()

    assert told == [
        f"{tmp_path}/brehon.db lies on a disk that is full. Make room there; nothing can be saved until then."
    ]
