"""A table at the loopback Discord, with everything that was started ended afterwards."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import copy

import pytest

from tests.wire.loopback import Loopback
from tests.wire.table import DATABASE, TOKEN, Table


@asynccontextmanager
async def seated(folder: Path, database: str | None = None) -> AsyncIterator[Table]:
    """Yield a channel and people, but no bot yet. The games lie in a database, by default a file in the folder."""
    loopback = Loopback(TOKEN)
    await loopback.start()
    table = Table(loopback, folder, database)
    yield table
    for process in table.processes:
        process.kill()
        await process.ended()
    print(table.log)  # noqa: T201 (shown if the test has failed)
    await loopback.close()
    assert not loopback.troubles


@pytest.fixture
async def table(migrated: Path, tmp_path: Path) -> AsyncIterator[Table]:
    """Return a channel and people, but no bot yet."""
    copy(migrated, tmp_path / DATABASE)
    async with seated(tmp_path) as table:
        yield table
