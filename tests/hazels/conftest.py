"""A table in a simulated Discord, at which the small game can be played."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import brehon as brehon  # noqa: PLC0414 (a fixture)
from tests.cogs.conftest import at_hand as at_hand  # noqa: PLC0414 (a fixture)
from tests.cogs.conftest import database as database  # noqa: PLC0414 (a fixture)
from tests.cogs.conftest import opening as opening  # noqa: PLC0414 (a fixture)
from tests.cogs.conftest import stage as stage  # noqa: PLC0414 (a fixture)
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage
from tests.hazels.installing import copy_files, installed
from tests.hazels.table import Hazelnuts


@pytest.fixture(scope="package")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the files of words and themes with the small game's, in one place, so that they are read once."""
    return copy_files(tmp_path_factory.mktemp("installed"))


@pytest.fixture(autouse=True)
def small_game(files: Path) -> Iterator[None]:
    """Let the bot know the small game before it starts."""
    with installed(files):
        yield


async def begin(stage: Stage) -> None:
    """Begin a game of three."""
    await Hazelnuts(stage).begin()


@pytest.fixture
async def begun(opening: Opening) -> Hazelnuts:
    """Return a game of three that has just begun."""
    return Hazelnuts(await opening.after(begin))
