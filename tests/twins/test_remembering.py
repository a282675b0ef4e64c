"""Cached reads agree with the databases."""

from pathlib import Path
from shutil import copy

from bot.database.opening import open_database
from tests.twins.remembering import Memory


class Counting:
    """Counts how often it is read."""

    def __init__(self) -> None:
        self.times = 0

    async def read(self) -> int:
        """Return the number of this read."""
        self.times += 1
        return self.times


async def test_a_read_is_cached_until_something_is_written(migrated: Path, tmp_path: Path) -> None:
    memory, counting = Memory(), Counting()
    read = memory.of(Counting.read)
    database = await open_database(f"sqlite+aiosqlite:///{copy(migrated, tmp_path)}")

    before = [await read(counting), await read(counting)]
    with memory.forgetting():
        meanwhile = [await read(counting), await read(counting)]
    afterwards = [await read(counting), await read(counting)]
    await database.close()

    assert (before, meanwhile, afterwards) == ([1, 1], [2, 3], [4, 4])
