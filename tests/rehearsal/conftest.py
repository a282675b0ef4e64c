"""Records of rehearsed games go into the tests' own temporary folder, and no game waits for SQLite."""

import tempfile
from collections.abc import Iterator

import pytest

from tests.cogs.at_hand import sqlite_at_hand


@pytest.fixture(scope="session", autouse=True)
def own_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tempfile, "tempdir", str(tmp_path_factory.mktemp("rehearsal")))
        yield


@pytest.fixture(scope="module", autouse=True)
def at_hand() -> Iterator[None]:
    with sqlite_at_hand():
        yield
