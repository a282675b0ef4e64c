"""A table at the loopback Discord, and whatever was started is ended."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.wire.loopback import Loopback
from tests.wire.table import TOKEN, Table


@asynccontextmanager
async def seated(folder: Path, database: str | None = None) -> AsyncIterator[Table]:
    """A channel and people, but no bot yet; the games lie in a database, by default a file in the folder."""
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
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """A channel and people, but no bot yet."""
    async with seated(tmp_path) as table:
        yield table
