"""Presses go first: sending and painting begin when they are answered, or else a moment later."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from shutil import copy

import discord
import pytest
from typing_extensions import override

from bot.clock import now
from bot.database.database import Database
from bot.database.opening import open_database
from bot.delivery.card.painter import Painter
from bot.delivery.requests.bucket import Bucket
from bot.delivery.requests.port import Port
from bot.delivery.requests.press_priority import LONGEST, PressPriority
from bot.delivery.sending.delivery import Delivery
from bot.delivery.sending.hooks import DeliveryHooks
from bot.host.leading.pending_results import foresee
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.schema.kinds import Loss, OutboxKind
from bot.storage.schema.models import GameRow, Guild
from tests.asking import save

GM = Destination(user_id=2)
TURNS = 50
"""Turns of the loop in which everything runs that need not wait."""


class Noting(Games):
    """Cannot load a game, and notes that it was asked for one."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, {})
        self.begun: list[str] = []

    @override
    async def load(self, game_id: int) -> HostedGame | None:
        self.begun.append("message")
        return None

    async def load_to_paint(self, _game_id: int) -> HostedGame | None:
        """Do the same for a card."""
        self.begun.append("card")
        return None


class Desk:
    """The delivery and the painter, with what they have ``begun``."""

    def __init__(self, database: Database) -> None:
        port = Port(discord.AutoShardedClient(intents=discord.Intents.none()), Bucket(45), {})
        games = Noting(database)
        self.begun = games.begun
        self.priority = port.priority
        self._painter = Painter(port, database, games.load_to_paint, _no_room)
        self._delivery = Delivery(port, database, DeliveryHooks(games, _no_room, foresee), self._painter)

    def begin(self) -> None:
        """Begin to send the GM their messages, and to paint a card."""
        self._delivery.wake([GM])
        self._painter.touch(1)

    async def end(self) -> None:
        """Let everything be sent and painted."""
        await asyncio.gather(*self._delivery._tasks.values(), *self._painter._tasks.values())


async def _no_room(_game_id: int, _channel_id: int, _loss: Loss) -> None:
    raise AssertionError("nothing is sent to a room here")


async def let_work() -> None:
    """Let everything run that need not wait."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


@pytest.fixture
async def desk(migrated: Path, tmp_path: Path) -> AsyncIterator[Desk]:
    """Return a desk with a message that is owed to the GM of a game."""
    database = await open_database(f"sqlite+aiosqlite:///{copy(migrated, tmp_path)}")
    await save(database, Guild(id=1))
    game = GameRow(theme="tain", guild_id=1, gm_id=2, created_at=now())
    await save(database, game)
    await save(database, owed(game.id, OutboxKind.GM, [], now(), GM))
    yield Desk(database)
    await database.close()


async def test_sending_and_painting_wait_until_no_press_is_pending(desk: Desk) -> None:
    with desk.priority.taken():
        with desk.priority.taken():
            desk.begin()
        await let_work()
        waiting = [*desk.begun]
    await desk.end()

    assert waiting == []
    assert sorted(desk.begun) == ["card", "message"]


async def test_sending_and_painting_wait_no_longer_than_a_moment(desk: Desk) -> None:
    began = asyncio.get_running_loop().time()
    with desk.priority.taken():
        desk.begin()
        await desk.end()

    assert sorted(desk.begun) == ["card", "message"]
    assert LONGEST <= asyncio.get_running_loop().time() - began < 2 * LONGEST


async def test_press_priority_rests_when_the_last_press_is_done() -> None:
    priority, rests = PressPriority(), list[str]()
    priority.at_rest = lambda: rests.append("rest")
    with priority.taken():
        with priority.taken():
            pass
        assert not rests

    assert rests == ["rest"]


async def test_a_cancelled_wait_for_a_press_disturbs_nobody() -> None:
    priority = PressPriority()
    with priority.taken():
        stopped, waiting = (asyncio.create_task(priority.give()) for _ in range(2))
        await asyncio.sleep(0)
        stopped.cancel()
    await waiting

    assert stopped.cancelled()
