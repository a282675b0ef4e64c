"""Records of rehearsed games go into the tests' own temporary folder, and no game waits for SQLite or migrations."""

import tempfile
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from bot.rehearsal import stage
from bot.storage import migrate
from bot.storage.address import file_of, parse_address
from tests.cogs.at_hand import sqlite_at_hand

_first: list[bytes] = []
"""The first database of this process: the others are copies of it."""


@pytest.fixture(scope="session", autouse=True)
def own_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tempfile, "tempdir", str(tmp_path_factory.mktemp("rehearsal")))
        yield


@pytest.fixture(scope="module", autouse=True)
def at_hand() -> Iterator[None]:
    with sqlite_at_hand(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(stage, "migrate", SimpleNamespace(upgrade=like_the_first))
        yield


async def like_the_first(url: str) -> None:
    """Bring the first database up to date, and each later one by a copy: migrations take longer than most tests."""
    file = file_of(parse_address(url))
    if _first:
        file.write_bytes(_first[0])
        return
    await migrate.upgrade(url)
    _first.append(file.read_bytes())
