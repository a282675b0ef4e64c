"""A table in a simulated Discord, at which the small game can be played."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import brehon as brehon  # noqa: PLC0414 (a fixture)
from tests.cogs.conftest import database as database  # noqa: PLC0414 (a fixture)
from tests.cogs.conftest import migrated as migrated  # noqa: PLC0414 (a fixture)
from tests.cogs.conftest import opening as opening  # noqa: PLC0414 (a fixture)
from tests.cogs.conftest import stage as stage  # noqa: PLC0414 (a fixture)
from tests.cogs.stage import Stage
from tests.hazels.installing import installed
from tests.hazels.table import Hazelnuts


@pytest.fixture(autouse=True)
def small_game(tmp_path: Path) -> Iterator[None]:
    """Let the bot know the small game, from before it starts."""
    with installed(tmp_path / "installed"):
        yield


@pytest.fixture
async def begun(stage: Stage) -> Hazelnuts:
    """A game of three that has just begun."""
    return await Hazelnuts(stage).begin()
