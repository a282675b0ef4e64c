"""Owed messages are sent, whenever they are queued."""

import asyncio
from pathlib import Path
from shutil import copy
from typing import TypeVar

import discord
import pytest
from sqlalchemy import text
from typing_extensions import override

from bot.clock import now
from bot.database.database import Database, Job
from bot.database.opening import open_database
from bot.delivery.card.painter import Painter
from bot.delivery.requests.bucket import Bucket
from bot.delivery.requests.port import Port
from bot.delivery.sending.delivery import Delivery
from bot.delivery.sending.hooks import DeliveryHooks
from bot.host.leading.pending_results import foresee
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import Loss, OutboxKind
from bot.storage.schema.models import GameRow, Guild
from tests.asking import change, save
from tests.storage.interrupted import Interrupted

T = TypeVar("T")


async def _owe(database: Database, gm: Destination) -> None:
    await save(database, Guild(id=1))
    game = GameRow(theme="tain", guild_id=1, gm_id=2, created_at=now())
    await save(database, game)
    await save(database, owed(game.id, OutboxKind.GM, [], now(), gm))


class NoGames(Games):
    """Cannot load a game, and remembers which one it was asked for."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, {})
        self.wanted: list[int] = []

    @override
    async def load(self, game_id: int) -> HostedGame | None:
        self.wanted.append(game_id)
        return await super().load(game_id)


async def _no_room(_game_id: int, _channel_id: int, _loss: Loss) -> None:
    raise AssertionError("nothing is sent to a room here")


async def test_an_unreadable_message_holds_up_nothing_that_is_owed_to_the_same_gm(
    migrated: Path, tmp_path: Path
) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{copy(migrated, tmp_path)}")
    port = Port(discord.AutoShardedClient(intents=discord.Intents.none()), Bucket(45), {})
    games = NoGames(database)
    tables = DeliveryHooks(games, _no_room, foresee)
    delivery = Delivery(port, database, tables, Painter(port, database, games.load, _no_room))
    gm = Destination(user_id=2)
    await _owe(database, gm)
    await change(database, text("UPDATE outbox SET lines = 'lost'"))
    game = GameRow(theme="tain", guild_id=1, gm_id=2, created_at=now())
    await save(database, game)
    await save(database, owed(game.id, OutboxKind.GM, [], now(), gm))
    delivery.wake([gm])
    await asyncio.gather(*delivery._tasks.values())
    await database.close()

    assert games.wanted == [2]


class InterruptedAtOnce(Interrupted):
    """A database in which something happens right after the first read or write."""

    @override
    async def write(self, job: Job[T]) -> T:
        done = await super().write(job)
        await self.read(lambda _: None)
        return done


@pytest.mark.parametrize("how", ["wake", "look"])
async def test_a_message_that_is_queued_just_after_an_empty_look_is_sent(
    migrated: Path, tmp_path: Path, how: str
) -> None:
    database = InterruptedAtOnce(await open_database(f"sqlite+aiosqlite:///{copy(migrated, tmp_path)}"))
    port = Port(discord.AutoShardedClient(intents=discord.Intents.none()), Bucket(45), {})
    games = NoGames(database)
    tables = DeliveryHooks(games, _no_room, foresee)
    delivery = Delivery(port, database, tables, Painter(port, database, games.load, _no_room))
    gm = Destination(user_id=2)

    async def owe() -> None:
        await _owe(database, gm)
        delivery.wake([gm])

    database.meanwhile = owe
    getattr(delivery, how)([gm])
    await asyncio.gather(*delivery._tasks.values())
    await database.close()

    assert games.wanted == [1]


class Away(Interrupted):
    """A database that is away for a number of writes."""

    failures = 0

    @override
    async def write(self, job: Job[T]) -> T:
        if self.failures:
            self.failures -= 1
            raise OSError("the database is away")
        return await super().write(job)


async def test_the_delivery_goes_on_after_the_database_was_away(
    migrated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Away(await open_database(f"sqlite+aiosqlite:///{copy(migrated, tmp_path)}"))
    monkeypatch.setattr("bot.delivery.sending.delivery.LONGEST_REST", 0.0)
    port = Port(discord.AutoShardedClient(intents=discord.Intents.none()), Bucket(45), {})
    games = NoGames(database)
    tables = DeliveryHooks(games, _no_room, foresee)
    delivery = Delivery(port, database, tables, Painter(port, database, games.load, _no_room))
    gm = Destination(user_id=2)
    await _owe(database, gm)
    database.failures = 1
    delivery.wake([gm])
    await asyncio.gather(*delivery._tasks.values())
    await database.close()

    assert games.wanted == [1]
