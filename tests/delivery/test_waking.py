"""Whoever is owed something is sent it, whenever it comes to be owed."""

import asyncio
from pathlib import Path
from shutil import copy
from typing import TypeVar

import discord
import pytest
from sqlalchemy import text
from typing_extensions import override

from bot.clock import now
from bot.delivery.bucket import Bucket
from bot.delivery.delivery import Delivery
from bot.delivery.painter import Painter
from bot.delivery.port import Port
from bot.delivery.tables import Tables
from bot.host.holding import foresee
from bot.storage.database import Database, Job
from bot.storage.kinds import Loss, OutboxKind
from bot.storage.live import Live
from bot.storage.models import GameRow, Guild
from bot.storage.opening import open_database
from bot.storage.outbox import Destination, owed
from tests.asking import change, save
from tests.storage.interrupted import Interrupted

T = TypeVar("T")


async def _owe(database: Database, gm: Destination) -> None:
    await save(database, Guild(id=1))
    game = GameRow(theme="tain", guild_id=1, gm_id=2, created_at=now())
    await save(database, game)
    await save(database, owed(game.id, OutboxKind.GM, [], now(), gm))


class NoGame:
    """Loads no game, and remembers which it was asked for."""

    def __init__(self) -> None:
        self.wanted: list[int] = []

    async def __call__(self, game_id: int) -> Live | None:
        """Load nothing."""
        self.wanted.append(game_id)
        return None


async def _no_room(_game_id: int, _channel_id: int, _loss: Loss) -> None:
    raise AssertionError("nothing is sent to a room here")


async def test_what_cannot_be_read_holds_up_nothing_that_is_owed_to_the_same_gm(migrated: Path, tmp_path: Path) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{copy(migrated, tmp_path)}")
    port = Port(discord.AutoShardedClient(intents=discord.Intents.none()), Bucket(45), {})
    load = NoGame()
    delivery = Delivery(port, database, Tables(load, _no_room, foresee), Painter(port, database, load, _no_room))
    gm = Destination(user_id=2)
    await _owe(database, gm)
    await change(database, text("UPDATE outbox SET lines = 'lost'"))
    game = GameRow(theme="tain", guild_id=1, gm_id=2, created_at=now())
    await save(database, game)
    await save(database, owed(game.id, OutboxKind.GM, [], now(), gm))
    delivery.wake([gm])
    await asyncio.gather(*delivery._tasks.values())
    await database.close()

    assert load.wanted == [2]


async def test_what_comes_to_be_owed_just_when_nothing_was_found_is_not_left_lying(
    migrated: Path, tmp_path: Path
) -> None:
    database = Interrupted(await open_database(f"sqlite+aiosqlite:///{copy(migrated, tmp_path)}"))
    port = Port(discord.AutoShardedClient(intents=discord.Intents.none()), Bucket(45), {})
    load = NoGame()
    delivery = Delivery(port, database, Tables(load, _no_room, foresee), Painter(port, database, load, _no_room))
    gm = Destination(user_id=2)

    async def owe() -> None:
        await _owe(database, gm)
        delivery.wake([gm])

    database.meanwhile = owe
    delivery.wake([gm])
    await asyncio.gather(*delivery._tasks.values())
    await database.close()

    assert load.wanted == [1]


class Away(Interrupted):
    """A database that is away when it is first read."""

    failures = 1

    @override
    async def read(self, job: Job[T]) -> T:
        if self.failures:
            self.failures -= 1
            raise OSError("the database is away")
        return await super().read(job)


async def test_the_delivery_goes_on_after_the_database_was_away(
    migrated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Away(await open_database(f"sqlite+aiosqlite:///{copy(migrated, tmp_path)}"))
    monkeypatch.setattr("bot.delivery.delivery.LONGEST_REST", 0.0)
    port = Port(discord.AutoShardedClient(intents=discord.Intents.none()), Bucket(45), {})
    load = NoGame()
    delivery = Delivery(port, database, Tables(load, _no_room, foresee), Painter(port, database, load, _no_room))
    gm = Destination(user_id=2)
    await _owe(database, gm)
    delivery.wake([gm])
    await asyncio.gather(*delivery._tasks.values())
    await database.close()

    assert load.wanted == [1]
