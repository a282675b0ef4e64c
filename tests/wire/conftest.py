"""A table at the loopback Discord, and whatever was started is ended."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.wire.loopback import Loopback
from tests.wire.table import TOKEN, Table


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """A channel and people, but no bot yet."""
    loopback = Loopback(TOKEN)
    await loopback.start()
    table = Table(loopback, tmp_path)
    yield table
    for process in table.processes:
        process.kill()
        await process.ended()
    print(table.log)  # noqa: T201 (shown if the test has failed)
    await loopback.close()
    assert not loopback.troubles
