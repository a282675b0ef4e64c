"""Sets rehearsals up: records go into the tests' own folder, and SQLite, migrations and themes take no time."""

import tempfile
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

import bot.themes
import bot.words
from bot.database.address import file_of, parse_address
from bot.rehearsal import stage
from bot.storage.schema import migrate
from bot.themes import Theme
from tests.cogs.at_hand import sqlite_at_hand
from tests.cogs.stage import themes_from

_first: list[bytes] = []
"""The first database of this process. The others are copies of it."""


@pytest.fixture(scope="session", autouse=True)
def own_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tempfile, "tempdir", str(tmp_path_factory.mktemp("rehearsal")))
        yield


@pytest.fixture(scope="module", autouse=True)
def at_hand() -> Iterator[None]:
    with sqlite_at_hand(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(stage, "migrate", SimpleNamespace(upgrade=like_the_first))
        patch.setattr(stage, "load_themes", read_once)
        yield


def read_once() -> dict[str, Theme]:
    """Return the themes of the present folders, read once for all tests."""
    return themes_from(bot.themes.FOLDER, bot.words.FOLDER)


async def like_the_first(url: str) -> None:
    """Migrate the first database, and copy it for each later one: migrations take longer than most tests."""
    file = file_of(parse_address(url))
    if _first:
        file.write_bytes(_first[0])
        return
    await migrate.upgrade(url)
    _first.append(file.read_bytes())
