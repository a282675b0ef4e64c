"""Edits the cards: soon after another wait begins; within a wait, it merges many changes into one edit."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from hashlib import sha256

import discord
import structlog

from bot.clock import now
from bot.database.database import Database
from bot.delivery.card.card import digest, picture_digest
from bot.delivery.card.illustrating import illustrated_card
from bot.delivery.recent import Recent
from bot.delivery.requests.failures import FAILURES, THREAD_ARCHIVED, is_message_gone, loss_of
from bot.delivery.requests.old_edits import is_old
from bot.delivery.requests.port import NONCE_LASTS, NONCE_LENGTH, Port
from bot.delivery.sending.background_tasks import begin, end_tasks
from bot.delivery.telling.outgoing import Outgoing
from bot.logs import where
from bot.storage.channels.room_rows import save_card
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.sent_pictures import SentPicture, cover_of
from bot.storage.schema.kinds import Loss

PAUSE = 1.2
"""The seconds that Discord wants between two edits in a channel."""
PATIENCE = 30.0
"""The seconds between two edits of a card within one wait. The wait's post has called the missing players already."""
PAUSE_OF_OLD = 3.0
"""The same for a card older than an hour. It leaves one edit in three to the buttons of old prompts."""

MOST_AT_ONCE = 4
"""The most cards that are painted at a time after a start, because presses share the processor with them."""
LONGEST_PAINTING = 10.0
"""The most seconds for which a post waits for the card that belongs to it."""
LONGEST_CLOSING = 2.0
"""The most seconds that painting a card may take when the bot stops."""
MOST_FAILURES = 8
"""After this many failures in a row, a card waits for the next change."""

log = structlog.get_logger()


LoseRoom = Callable[[int, int, Loss], Awaitable[None]]
"""Hears of a game whose room turned out to be lost: the game, the channel, and the reason."""


class Painter:
    """Keeps the card of each game up to date. ``load`` loads a game as it is now.

    Two edits of a card are at least ``pause`` seconds apart, or ``PATIENCE`` where there is no hurry.
    """

    def __init__(
        self,
        port: Port,
        database: Database,
        load: Callable[[int], Awaitable[HostedGame | None]],
        lose: LoseRoom,
        pause: float = PAUSE,
    ) -> None:
        self._port = port
        self._pause = pause
        self._database = database
        self._load = load
        self._lose = lose
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._wanted: set[int] = set()
        self._hurried: set[int] = set()
        self._missing: set[int] = set()
        self._doubted: dict[int, str] = {}
        """The digests of cards that may still be shown, by game, no matter which digest is saved."""
        self._making = asyncio.Lock()
        self._pinned_at = Recent[int, int]()
        self._pictured = Recent[int, tuple[str, str]]()
        """The digests of the cards that this process has painted, and of their pictures, by card id."""
        self._edited = Recent[int, tuple[float, float]]()
        """The time of each card's last edit, by the loop's clock, and the seconds that it must rest after that."""
        self._held = Recent[int, float]()
        """Until when a card stays as it is, by the loop's clock."""
        self._began = now()
        self._asleep: set[int] = set()
        self._patient: set[int] = set()
        """The sleeping games that an urgent change may wake."""
        self._behind: asyncio.Task[None] | None = None
        self._is_closing = False

    def touch(self, game_id: int, *, hurry: bool = True) -> None:
        """Report that a card may look different now. Without ``hurry``, its edit is merged with later ones."""
        self._wanted.add(game_id)
        if hurry:
            self._hurried.add(game_id)
        task = self._tasks.get(game_id)
        if task is not None and hurry and game_id in self._patient:
            self._patient.discard(game_id)
            self._asleep.discard(game_id)
            task.cancel()
        elif task is not None and not task.done():
            return
        begin(self._tasks, game_id, self._paint(game_id))

    def hold(self, game_id: int, pause: timedelta) -> None:
        """Leave a card as it is for a while at least, because it would show what the channel is only about to tell."""
        until = asyncio.get_running_loop().time() + pause.total_seconds()
        self._held[game_id] = max(until, self._held.get(game_id, 0.0))

    def catch_up(self, game_ids: Sequence[int]) -> None:
        """Report that many cards may look different now. They are painted a few at a time."""
        self._behind = asyncio.create_task(self._touch_few(game_ids))

    async def paint(self, game_id: int) -> None:
        """Paint a card without a rest, and wait for it, at most for ``LONGEST_PAINTING``."""
        self._edited.pop(game_id, None)
        if game_id in self._asleep:
            self._patient.add(game_id)
        self.touch(game_id)
        await asyncio.wait([self._tasks[game_id]], timeout=LONGEST_PAINTING)

    async def _touch_few(self, game_ids: Sequence[int]) -> None:
        for game_id in game_ids:
            while len(self._tasks) >= MOST_AT_ONCE:
                await asyncio.wait([*self._tasks.values()], return_when=asyncio.FIRST_COMPLETED)
            self.touch(game_id)

    def replace(self, game_id: int) -> None:
        """Report that somebody deleted a card, so that a new one is posted even if nothing has changed."""
        self._missing.add(game_id)
        self.touch(game_id)

    def end_rests(self) -> None:
        """Paint no card any more that rests, so that nobody waits for it. It is painted at the next start."""
        self._is_closing = True
        for game_id, task in self._tasks.items():
            if game_id in self._asleep:
                task.cancel()

    async def close(self) -> None:
        """Finish the cards that are being painted, and stop. The others are painted at the next start."""
        self._is_closing = True
        if self._behind is not None:
            self._behind.cancel()
        await end_tasks(self._tasks, self._asleep, LONGEST_CLOSING)

    async def _paint(self, game_id: int) -> None:
        failures = 0
        while game_id in self._wanted and not self._is_closing:
            await self._rest(game_id, failures)
            try:
                if (card_id := await self._paint_once(game_id)) is not None:
                    pause = max(self._pause, PAUSE_OF_OLD) if is_old(card_id) else self._pause
                    self._edited[game_id] = (asyncio.get_running_loop().time(), pause)
                failures = 0
            except Exception as error:
                # Nothing that is owed stands on the card alone, so in the end the next change or start is soon enough.
                log.warning("card not painted", game=game_id, error=where(error))
                failures += 1
                if failures < MOST_FAILURES:
                    self._wanted.add(game_id)

    async def _rest(self, game_id: int, failures: int) -> None:
        """Sleep until the card may be edited again. After failures, sleep 2, 4, 8 … seconds."""
        is_patient = not failures and game_id not in self._hurried
        edited_at, pause = self._edited.get(game_id, (0.0, 0.0))
        free_at = edited_at + (max(pause, PATIENCE) if is_patient and pause else pause)
        free_at = max(free_at, self._held.get(game_id, 0.0))
        rest = max(free_at - asyncio.get_running_loop().time(), 2.0**failures if failures else 0.0)
        if rest > 0:
            self._asleep.add(game_id)
            if is_patient:
                self._patient.add(game_id)
            await asyncio.sleep(rest)
            self._asleep.discard(game_id)
            self._patient.discard(game_id)

    async def _paint_once(self, game_id: int) -> int | None:
        """Paint a card and return its id; None if there was nothing to paint."""
        if (made := await self._made(game_id)) is None:
            return None
        hosted, painted = made
        seen = digest(painted)
        if seen == hosted.room.card_digest == self._doubted.get(game_id, seen) and game_id not in self._missing:
            self._doubted.pop(game_id, None)
            if hosted.room.card_id is not None and hosted.room.card_lines != hosted.lines:
                await self._note(hosted, hosted.room.card_id, seen)
            return None
        self._missing.discard(game_id)
        await self._port.priority.give()
        try:
            card_id = await self._show(hosted, painted)
        except FAILURES as error:
            self._missing.add(game_id)
            if (loss := loss_of(error)) is None:
                raise
            await self._lose(game_id, hosted.room.channel_id, loss)
            return None
        if painted.picture is not None:
            self._pictured[card_id] = (seen, picture_digest(painted.picture))
        # Another process may have painted a newer state and been overtaken by this edit, whatever it has saved since.
        self._doubted[game_id] = seen
        await self._note(hosted, card_id, seen)
        if game_id in self._wanted or await self._has_gone_on(hosted):
            self._wanted.add(game_id)
        else:
            del self._doubted[game_id]
        return card_id

    async def _made(self, game_id: int) -> tuple[HostedGame, Outgoing] | None:
        """Work out how a card looks now, if it can be shown: one at a time, because presses share the processor."""
        async with self._making:
            await self._port.priority.give()
            if self._held.get(game_id, 0.0) > asyncio.get_running_loop().time():
                return None
            self._wanted.discard(game_id)
            self._hurried.discard(game_id)
            hosted = await self._load(game_id)
            if hosted is None or (hosted.room.loss is not None and hosted.room.loss.lasts):
                return None
            return hosted, await illustrated_card(hosted, await self._cover(hosted))

    async def _cover(self, hosted: HostedGame) -> SentPicture | None:
        if not hosted.settings.cover:
            return None
        return await self._database.read(partial(cover_of, game_id=hosted.id))

    async def _has_gone_on(self, hosted: HostedGame) -> bool:
        """Whether anything of a game has changed, apart from what is known of its card."""
        present, known = await self._load(hosted.id), hosted.room
        if present is None:
            return False
        room = present.room
        room = replace(room, card_id=known.card_id, card_digest=known.card_digest, card_lines=known.card_lines)
        return replace(present, room=room) != hosted

    async def _note(self, hosted: HostedGame, card_id: int, seen: str) -> None:
        """Save what a card shows."""
        lines = hosted.lines
        await self._database.write(lambda connection: save_card(connection, hosted.room, card_id, seen, lines))

    async def _show(self, hosted: HostedGame, painted: Outgoing) -> int:
        """Edit the card, or post one if there is none. Return its id."""
        room = hosted.room
        if room.card_id is not None:
            painted.keeps_files = self._shows_picture(hosted, painted)
            try:
                is_pinned = await self._edit(room.channel_id, room.card_id, painted)
            except discord.NotFound as error:
                if not is_message_gone(error):
                    raise
            else:
                # A card that somebody has unpinned stays unpinned until the next wait.
                if self._pinned_at.get(hosted.id) != hosted.wait_line:
                    await self._pin(hosted, room.card_id, is_pinned=is_pinned)
                return room.card_id
        card_id = await self._post(hosted, painted)
        await self._pin(hosted, card_id)
        return card_id

    def _shows_picture(self, hosted: HostedGame, painted: Outgoing) -> bool:
        """Whether the card has its picture already and no other process has painted it since."""
        if painted.picture is None or hosted.room.card_id is None:
            return False
        known = self._pictured.get(hosted.room.card_id)
        return known == (hosted.room.card_digest, picture_digest(painted.picture))

    async def _edit(self, channel_id: int, card_id: int, painted: Outgoing) -> bool:
        """Edit a card and return whether it is pinned. In an archived thread nothing can be edited."""
        try:
            return await self._port.edit(channel_id, card_id, painted)
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
        await self._port.reopen(channel_id)
        return await self._port.edit(channel_id, card_id, painted)

    async def _pin(self, hosted: HostedGame, card_id: int, *, is_pinned: bool = False) -> None:
        """Pin a card once in the present wait, if the bot may pin."""
        self._pinned_at[hosted.id] = hosted.wait_line
        channel_id = hosted.room.channel_id
        if is_pinned or not self._port.may_pin(channel_id):
            return
        try:
            await self._port.pin(channel_id, card_id)
        except discord.HTTPException as error:
            log.info("card not pinned", channel=channel_id, error=type(error).__name__)

    async def _post(self, hosted: HostedGame, painted: Outgoing) -> int:
        """Post a card, unless an earlier run posted it and stopped before it knew."""
        room = hosted.room
        if room.card_id is not None:
            return await self._port.send(room.channel_id, painted, nonce=_nonce(hosted.id, room.card_id))
        message_id = None
        if now() - room.since > timedelta(seconds=NONCE_LASTS):
            message_id = await self._port.find(room.channel_id, painted, room.since, ())
        if message_id is None:
            message_id = await self._port.send(room.channel_id, painted, nonce=_nonce(hosted.id, room.since))
        if room.since < self._began:
            await self._port.edit(room.channel_id, message_id, painted)
        return message_id


def _nonce(game_id: int, after: int | datetime) -> str:
    """Return the nonce of a card: the same for every try to post the one after a message, or the first since a time."""
    return sha256(f"{game_id} {after}".encode()).hexdigest()[:NONCE_LENGTH]
