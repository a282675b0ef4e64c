"""Tells each server's outgoing webhook the public moments of its games, some time after the channel.

The log is the queue: a mark says how far a game has been told, so a crash loses nothing, and a game that goes on waits
for nobody. A moment may arrive twice if two processes send it; its number tells that.
"""

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import groupby
from operator import attrgetter
from secrets import token_hex
from typing import NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection

from bot.clock import now
from bot.database.database import Database
from bot.delivery.requests.public_posting import BadAddress, NotPosted, PublicPoster, checked_address
from bot.delivery.sending.background_tasks import begin, end_tasks
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.logs import where
from bot.storage.channels.feed_rows import (
    LONGEST_URL,
    Behind,
    FeedRow,
    feeds_on,
    games_behind,
    note_outcome,
    note_told,
    remove_feed,
    set_feed,
)
from bot.storage.games.games import Games
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import destination_of, save_owed
from bot.storage.outbox.owed_to_gms import owed_to_gms
from bot.storage.people.guilds import locked_guild
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.rows import row_of
from engine.audience import To
from engine.moments import Moment, moments_of

AFTER = timedelta(seconds=30)
"""The time after which a moment is told, so that the channel hears of it first, even at the end of a scene."""
MOST_FAILURES = 8
"""The failures in a row after which a feed is switched off: about two hours."""
LONGEST_REST = 60
"""The most minutes between two attempts."""
LONGEST_CLOSING = 2.0
SECRET_BYTES = 32
EXAMPLE = "https://example.org/hook"

log = structlog.get_logger()


class Due(NamedTuple):
    """The moments of one line that are told next, and when that line was accepted."""

    hosted: HostedGame
    moments: Sequence[Moment]
    at: datetime

    @property
    def line(self) -> int:
        """The line that told them."""
        return self.moments[0].line

    def body(self) -> bytes:
        """Return the message, which says nothing of lines."""
        hosted = self.hosted
        told = [{"moment": each.number, "notice": each.notice, **each.fields} for each in self.moments]
        channel = str(hosted.room.channel_id)
        message = {"brehon": 1, "game": hosted.id, "theme": hosted.theme.slug, "channel": channel}
        return msgspec.json.encode({**message, "at": self.at.replace(microsecond=0), "moments": told})


class Feeds:
    """Keeps the servers' outgoing webhooks, and sends to those that are on. Nothing here waits for an answer."""

    def __init__(self, database: Database, games: Games, delivery: Delivery, poster: PublicPoster) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self.poster = poster
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._rests: dict[int, datetime] = {}
        """Until when a feed is left alone after a failure."""

    async def set(self, guild_id: int, typed: str) -> str:
        """Set a server's outgoing webhook, and return the secret that signs its messages. Raises Denied."""
        try:
            url = checked_address(typed, LONGEST_URL, self.poster.scheme)
        except BadAddress as error:
            raise Denied(f"webhook-{error.reason}", {"most": LONGEST_URL, "example": EXAMPLE}) from None
        feed = FeedRow(guild_id=guild_id, url=url, secret=token_hex(SECRET_BYTES), since=now())

        def save(connection: Connection) -> None:
            locked_guild(connection, guild_id)
            set_feed(connection, feed)

        await self._database.write(save)
        self._rests.pop(guild_id, None)
        return feed.secret

    async def remove(self, guild_id: int) -> None:
        """Remove a server's outgoing webhook."""
        await self._database.write(lambda connection: remove_feed(connection, guild_id))

    async def of(self, guild_id: int) -> FeedRow | None:
        """Return a server's outgoing webhook, if it has one."""
        return await self._database.read(lambda connection: row_of(connection, FeedRow, guild_id))

    async def look(self) -> None:
        """Begin to tell what is due, unless that is going on."""
        for guild_id in await self._database.read(feeds_on):
            if guild_id not in self._tasks:
                begin(self._tasks, guild_id, self._tell(guild_id))

    async def close(self) -> None:
        """Stop. What was not told is told after the next start."""
        await end_tasks(self._tasks, (), LONGEST_CLOSING)

    async def _tell(self, guild_id: int) -> None:
        try:
            if (feed := await self._feed_on(guild_id)) is None:
                return
            since = feed.since
            for game in await self._database.read(lambda each: games_behind(each, guild_id, since)):
                if not self._games.is_unreadable(game.game_id) and not await self._tell_of(game, guild_id, since):
                    return
        except Exception as error:
            log.error("feed not told", error=where(error))

    async def _feed_on(self, guild_id: int) -> FeedRow | None:
        """Return a server's feed if it is on and does not rest after a failure."""
        feed = await self.of(guild_id)
        if feed is None or not feed.is_on or self._rests.get(guild_id, feed.since) > now():
            return None
        return feed

    async def _tell_of(self, behind: Behind, guild_id: int, since: datetime) -> bool:
        """Tell a game's moments whose time has come; return whether the feed that was set ``since`` goes on."""
        hosted = await self._games.load(behind.game_id)
        if hosted is None or hosted.game is None:
            return True
        moments = moments_of(hosted.told(To.PUBLIC).events, hosted.rulebook.heralded, hosted.game.seats)
        times = await self._games.times(hosted.id)
        later = (moment for moment in moments if moment.line > behind.line)
        for line, told in groupby(later, attrgetter("line")):
            if times[line] + AFTER > now():
                return True
            feed = await self._feed_on(guild_id)
            if feed is None or feed.since != since or not await self._send(feed, Due(hosted, [*told], times[line])):
                return False
        lines = hosted.lines
        await self._database.write(lambda each: note_told(each, hosted.id, guild_id, lines))
        return True

    async def _send(self, feed: FeedRow, due: Due) -> bool:
        guild_id, game_id = feed.guild_id, due.hosted.id
        try:
            await self.poster.post(feed.url, due.body(), feed.secret, int(now().timestamp()))
        except NotPosted as error:
            await self._fail(feed, due.hosted, str(error))
            return False

        def save(connection: Connection) -> None:
            note_told(connection, game_id, guild_id, due.line)
            if feed.failures:
                note_outcome(connection, guild_id, failures=0)

        await self._database.write(save)
        return True

    async def _fail(self, feed: FeedRow, hosted: HostedGame, why: str) -> None:
        """Try again later. After too many failures, switch the feed off and tell the GMs once."""
        failures = feed.failures + 1
        is_on = failures < MOST_FAILURES
        self._rests[feed.guild_id] = now() + timedelta(minutes=min(2**failures, LONGEST_REST))
        log.warning("feed failed", game=hosted.id, error=why)
        rows: list[OutboxRow] = [] if is_on else owed_to_gms(hosted, OutboxKind.FEED_OFF, (), now())

        def save(connection: Connection) -> None:
            note_outcome(connection, feed.guild_id, failures=failures, is_on=is_on)
            save_owed(connection, rows)

        await self._database.write(save)
        self._delivery.wake(map(destination_of, rows))
