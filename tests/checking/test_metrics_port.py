"""The check of the port of the metrics."""

import errno
import os
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import web
from structlog.testing import capture_logs

from bot.checking.findings import Level
from bot.checking.metrics_port import check_port, port_trouble
from bot.checking.metrics_server import watched
from bot.checking.pulse import Health, pulse
from bot.database.database import Database
from bot.settings import Address

DATABASE = "sqlite+aiosqlite:///brehon.db"


@pytest.fixture(autouse=True)
def short_folder(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A folder for this test alone, with a name short enough for a socket."""
    monkeypatch.chdir(tmp_path_factory.mktemp("at"))
    monkeypatch.setattr(tempfile, "tempdir", str(Path.cwd()))


@pytest.fixture
async def another_program(address: Address) -> AsyncIterator[None]:
    """Another program that serves pages on that port."""

    async def answer(_: web.BaseRequest) -> web.Response:
        return web.Response(body=b"\xff a shop")

    runner = web.ServerRunner(web.Server(answer))
    await runner.setup()
    await web.TCPSite(runner, *address).start()
    yield
    await runner.cleanup()


async def alive() -> Health:
    return Health.CONNECTED


async def test_a_free_port_is_fine_and_stays_free(address: Address) -> None:
    findings = [await check_port(address, DATABASE, 5) for _ in range(2)]

    assert [finding.level for finding in findings] == [Level.OK, Level.OK]


@pytest.mark.usefixtures("another_program")
@pytest.mark.parametrize("runs", [True, False])
async def test_another_program_s_port_is_a_warning_with_advice(address: Address, runs: bool) -> None:
    if runs:
        async with pulse(DATABASE, alive):
            finding = await check_port(address, DATABASE, 5)
    else:
        finding = await check_port(address, DATABASE, 5)

    assert finding.level is Level.WARNING
    assert finding.text == (
        f"Nobody can watch the bot: 127.0.0.1:{address.port} is in use by another program, or by another of the bot's "
        "processes. Set BREHON_METRICS to another."
    )


async def test_the_running_bot_s_own_port_is_fine(address: Address, database: Database) -> None:
    async with pulse(DATABASE, alive), watched(address, database, lambda: True):
        finding = await check_port(address, DATABASE, 5)

    assert (finding.level, finding.text) == (Level.OK, f"The bot answers at 127.0.0.1:{address.port}.")


async def test_the_port_of_another_database_s_bot_is_a_warning(address: Address, database: Database) -> None:
    async with pulse("sqlite+aiosqlite:///other.db", alive), watched(address, database, lambda: True):
        finding = await check_port(address, DATABASE, 5)

    assert finding.level is Level.WARNING


@pytest.mark.usefixtures("another_program")
async def test_a_taken_port_is_logged_with_advice(address: Address, database: Database) -> None:
    with capture_logs() as log:
        async with watched(address, database, lambda: True):
            pass

    assert [line["event"] for line in log] == ["the bot runs unwatched"]
    assert "is in use by another program" in log[0]["advice"]


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.EACCES, "may not be opened by this user, who may open those above 1023"),
        (errno.EADDRNOTAVAIL, "is no address of this machine"),
        (errno.EMFILE, f"cannot be opened ({os.strerror(errno.EMFILE)})"),
    ],
)
def test_the_reason_why_a_port_is_barred_is_reported(number: int, reason: str) -> None:
    trouble = port_trouble(Address("::1", 80), OSError(number, os.strerror(number)))

    assert trouble == f"Nobody can watch the bot: [::1]:80 {reason}. Set BREHON_METRICS to another."
