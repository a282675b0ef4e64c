"""The card's painter: edits are merged, and at least 1.2 seconds lie between two of one card."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from hashlib import sha256

import discord
import structlog

from bot.clock import now
from bot.delivery.card import card, digest
from bot.delivery.ending import end_tasks
from bot.delivery.outgoing import Outgoing
from bot.delivery.port import NONCE_LASTS, NONCE_LENGTH, Port
from bot.logs import where
from bot.storage.database import Database
from bot.storage.live import Live
from bot.storage.outbox import opened_at, save_card

PAUSE = 1.2
"""Seconds that Discord wants between two edits in a channel."""

LONGEST_CLOSING = 2.0
"""Seconds that a card being painted may take when the bot stops."""
MOST_FAILURES = 8
"""After so many in a row a card waits for the next change."""

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
        self._began = now()
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
        await end_tasks(self._tasks, self._asleep, LONGEST_CLOSING)

    async def _paint(self, game_id: int) -> None:
        failures = 0
        while game_id in self._wanted and not self._is_closing:
            await self._rest(game_id, failures)
            self._wanted.discard(game_id)
            try:
                if await self._paint_once(game_id):
                    self._painted_at[game_id] = asyncio.get_running_loop().time()
                failures = 0
            except Exception as error:
                # What is owed to anybody is not on the card alone, so in the end the next change, or start, may do.
                log.warning("card not painted", game=game_id, error=where(error))
                failures += 1
                if failures < MOST_FAILURES:
                    self._wanted.add(game_id)

    async def _rest(self, game_id: int, failures: int) -> None:
        """Sleep until the card may be edited again: after a failure 2, 4, 8 … seconds."""
        painted_at = self._painted_at.get(game_id)
        pause = 0.0 if painted_at is None else painted_at + self._pause - asyncio.get_running_loop().time()
        if failures:
            pause = max(pause, 2.0**failures)
        if pause > 0:
            self._asleep.add(game_id)
            await asyncio.sleep(pause)
            self._asleep.discard(game_id)

    async def _paint_once(self, game_id: int) -> bool:
        live = await self._load(game_id)
        if live is None:
            return False
        painted = card(live)
        seen = digest(painted)
        room = live.room
        if seen == room.card_digest:
            return False
        card_id = room.card_id
        if card_id is not None:
            try:
                await self._port.edit(room.channel_id, card_id, painted)
            except discord.NotFound:
                card_id = None
        if card_id is None:
            card_id = await self._post(live, painted)
        async with self._database.writing() as session:
            await save_card(session, room.id, card_id, seen)
        # Meanwhile the game may have been loaded anew.
        if (live := await self._load(game_id)) is not None:
            live.room.card_id, live.room.card_digest = card_id, seen
        return True

    async def _post(self, live: Live, painted: Outgoing) -> int:
        """Post a card and pin it."""
        channel_id = live.room.channel_id
        if live.room.card_digest is None:
            message_id = await self._post_first(live, painted)
        else:
            message_id = await self._port.send(channel_id, painted)
        try:
            await self._port.pin(channel_id, message_id)
        except discord.HTTPException as error:
            log.info("card not pinned", channel=channel_id, error=type(error).__name__)
        return message_id

    async def _post_first(self, live: Live, painted: Outgoing) -> int:
        """Post a game's first card, unless an earlier run has, and did not live to see it arrive."""
        channel_id = live.room.channel_id
        async with self._database.reading() as session:
            since = await opened_at(session, live.id)
        message_id = None
        if now() - since > timedelta(seconds=NONCE_LASTS):
            message_id = await self._port.find(channel_id, painted, since, ())
        if message_id is None:
            nonce = sha256(f"{live.id} {since.isoformat()}".encode()).hexdigest()[:NONCE_LENGTH]
            message_id = await self._port.send(channel_id, painted, nonce=nonce)
        if since < self._began:
            await self._port.edit(channel_id, message_id, painted)
        return message_id
