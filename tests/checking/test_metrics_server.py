"""The addresses at which a host's own tools watch the bot."""

import asyncio
import re
from datetime import timedelta
from pathlib import Path
from threading import Event

import aiohttp
import pytest
from prometheus_client import generate_latest
from sqlalchemy import update

from bot.checking.health import health
from bot.checking.metrics_server import LATE, watched
from bot.checking.pulse import Health
from bot.clock import now
from bot.database.database import Database
from bot.database.sqlite import READERS
from bot.metrics import ANSWERS, REGISTRY
from bot.settings import Address
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import GamePhase, Loss, OutboxKind, OutboxState
from bot.storage.schema.models import Deadline, GameRow, Guild, Room
from tests.asking import change, save

WATCHING = Path(__file__).parents[2] / "deploy/watching"
LONG_AGO, JUST_NOW = timedelta(hours=1), timedelta(seconds=30)


@pytest.fixture
async def game(database: Database) -> GameRow:
    await save(database, Guild(id=1))
    game = GameRow(theme="tain", guild_id=1, gm_id=2, created_at=now(), phase=GamePhase.RUNNING)
    await save(database, game)
    return game


async def asked(address: Address, path: str, method: str = "GET") -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, f"http://127.0.0.1:{address.port}{path}") as response,
    ):
        return response.status, await response.text()


async def counted(database: Database, address: Address) -> dict[str, float]:
    """Return the counts of the database, by name and label."""
    async with watched(address, database, lambda: True):
        _, text = await asked(address, "/metrics")
    found = re.findall(r'^(brehon_(?:games|outbox_late|deadlines_late)(?:{\w+="\w+"})?) (\S+)$', text, re.MULTILINE)
    return {name: float(number) for name, number in found if float(number)}


async def test_a_bot_that_is_connected_is_healthy(database: Database, address: Address) -> None:
    async with watched(address, database, lambda: True):
        assert await asked(address, "/health") == (200, "connected\n")


async def test_a_bot_without_discord_is_not_healthy(database: Database, address: Address) -> None:
    async with watched(address, database, lambda: False):
        assert await asked(address, "/health") == (503, "disconnected\n")


@pytest.mark.parametrize("is_connected", [True, False])
async def test_a_bot_without_its_database_is_not_healthy(
    database: Database, address: Address, tmp_path: Path, is_connected: bool
) -> None:
    elsewhere = await asyncio.to_thread(tmp_path.rename, tmp_path.with_name(f"{tmp_path.name}-elsewhere"))
    async with watched(address, database, lambda: is_connected):
        assert await asked(address, "/health") == (503, "no database\n")
        await asyncio.to_thread(elsewhere.rename, tmp_path)
        assert await asked(address, "/health") == ((200, "connected\n") if is_connected else (503, "disconnected\n"))


async def test_a_hanging_database_counts_as_missing(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = Event()
    monkeypatch.setattr("bot.checking.health.LONGEST_LOOK", 0.01)
    reading = [asyncio.create_task(database.read(lambda _: go_on.wait())) for _ in range(READERS)]
    await asyncio.sleep(0)
    found = await health(database, lambda: True)
    go_on.set()
    await asyncio.gather(*reading)

    assert found is Health.NO_DATABASE


@pytest.mark.parametrize(("path", "method", "status"), [("/", "GET", 404), ("/metrics", "POST", 405)])
async def test_other_paths_and_methods_are_refused(
    database: Database, address: Address, path: str, method: str, status: int
) -> None:
    async with watched(address, database, lambda: True):
        assert (await asked(address, path, method))[0] == status


async def test_a_bot_whose_port_is_taken_still_runs(database: Database, address: Address) -> None:
    async with watched(address, database, lambda: True), watched(address, database, lambda: False):
        assert await asked(address, "/health") == (200, "connected\n")


@pytest.mark.usefixtures("game")
async def test_games_are_counted_by_phase(database: Database, address: Address) -> None:
    assert await counted(database, address) == {'brehon_games{phase="running"}': 1}


async def test_late_and_failed_messages_are_counted(database: Database, address: Address, game: GameRow) -> None:
    gm = Destination(user_id=2)
    fresh, late, tried, refused, sent = (owed(game.id, OutboxKind.GM, [], now() - JUST_NOW, gm) for _ in range(5))
    late.due_at = now() - LONG_AGO
    tried.attempts = 1
    refused.state, refused.attempts = OutboxState.REFUSED, 1
    sent.state, sent.due_at = OutboxState.SENT, now() - LONG_AGO
    await save(database, *[fresh, late, tried, refused, sent])

    assert await counted(database, address) == {
        'brehon_games{phase="running"}': 1,
        'brehon_outbox_late{state="pending"}': 2,
        'brehon_outbox_late{state="refused"}': 1,
    }


async def test_messages_for_a_lost_room_are_not_late(database: Database, address: Address, game: GameRow) -> None:
    room = Room(game_id=game.id, channel_id=3, since=now(), loss=Loss.DELETED)
    await save(database, room)
    await save(database, owed(game.id, OutboxKind.GM, [], now() - LONG_AGO, Destination(room_id=room.id)))

    assert await counted(database, address) == {'brehon_games{phase="running"}': 1}


async def test_unhandled_deadlines_are_late_except_those_within_a_wait(
    database: Database, address: Address, game: GameRow
) -> None:
    for is_inner in (False, True):
        passed = now() - 2 * LATE
        await save(database, Deadline(game_id=game.id, is_inner=is_inner, wait_line=1, at=passed, due=passed))

    assert (await counted(database, address))["brehon_deadlines_late"] == 1
    await change(database, update(Deadline).where(Deadline.is_inner.is_(False)).values(asked=True))

    assert "brehon_deadlines_late" not in await counted(database, address)


def test_no_label_says_more_than_a_phase_a_state_or_a_result() -> None:
    ANSWERS.labels("done").observe(0.1)
    labels = {name for metric in REGISTRY.collect() for sample in metric.samples for name in sample.labels}

    assert labels <= {"phase", "state", "result", "le"}


@pytest.mark.parametrize("file", ["alerts.yml", "dashboard.json"])
def test_the_alerts_and_the_dashboard_use_metrics_that_exist(file: str) -> None:
    used = set(re.findall(r"brehon_\w+", (WATCHING / file).read_text(encoding="utf-8")))
    measured = generate_latest(REGISTRY).decode()

    assert used
    assert [name for name in used if f"\n# TYPE {re.sub('_(count|bucket)$', '', name)} " not in measured] == []
