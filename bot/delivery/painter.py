"""The card's painter: edits are merged, and at least 1.2 seconds lie between two of one card."""

import asyncio
from collections.abc import Awaitable, Callable

import discord
import structlog

from bot.delivery.card import card, digest
from bot.delivery.outgoing import Outgoing
from bot.delivery.port import Port
from bot.logs import where
from bot.storage.database import Database
from bot.storage.live import Live
from bot.storage.outbox import save_card

PAUSE = 1.2
"""Seconds that Discord wants between two edits in a channel."""

log = structlog.get_logger()


class Painter:
    """Keeps the card of each game as it should look. ``load`` gives a game as it is now.

    Between two edits of a card lie at least ``pause`` seconds.
    """

    def __init__(
        self, port: Port, database: Database, load: Callable[[int], Awaitable[Live | None]], pause: float = PAUSE
    ) -> None:
        self._port = port
        self._pause = pause
        self._database = database
        self._load = load
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._wanted: set[int] = set()
        self._painted_at: dict[int, float] = {}
        self._asleep: set[int] = set()
        self._is_closing = False

    def touch(self, game_id: int) -> None:
        """Say that a card may look different now."""
        self._wanted.add(game_id)
        task = self._tasks.get(game_id)
        if task is None or task.done():
            self._tasks[game_id] = asyncio.create_task(self._paint(game_id))

    async def close(self) -> None:
        """Finish the cards that are being painted, and stop; the others are painted at the next start."""
        self._is_closing = True
        for game_id, task in self._tasks.items():
            if game_id in self._asleep:
                task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _paint(self, game_id: int) -> None:
        loop = asyncio.get_running_loop()
        while game_id in self._wanted and not self._is_closing:
            pause = self._painted_at.get(game_id, 0.0) + self._pause - loop.time()
            if game_id in self._painted_at and pause > 0:
                self._asleep.add(game_id)
                await asyncio.sleep(pause)
                self._asleep.discard(game_id)
            self._wanted.discard(game_id)
            try:
                if await self._paint_once(game_id):
                    self._painted_at[game_id] = loop.time()
            except Exception as error:
                # The next change, or the next start, tries again; what is owed to anybody is not on the card alone.
                log.warning("card not painted", game=game_id, error=where(error))

    async def _paint_once(self, game_id: int) -> bool:
        live = await self._load(game_id)
        if live is None:
            return False
        painted = card(live)
        seen = digest(painted)
        room = live.room
        if seen == room.card_digest:
            return False
        if room.card_id is not None:
            try:
                await self._port.edit(room.channel_id, room.card_id, painted)
            except discord.NotFound:
                room.card_id = None
        if room.card_id is None:
            room.card_id = await self._post(room.channel_id, painted)
        room.card_digest = seen
        async with self._database.writing() as session:
            await save_card(session, room.id, card=(room.card_id, seen))
        return True

    async def _post(self, channel_id: int, painted: Outgoing) -> int:
        message_id = await self._port.send(channel_id, painted)
        try:
            await self._port.pin(channel_id, message_id)
        except discord.Forbidden:
            log.info("card not pinned", channel=channel_id)
        return message_id
