"""The queue of each server: games that open by themselves once there is room for them."""

import asyncio
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection

from bot.clock import now
from bot.database.database import Database
from bot.delivery.requests.members import Members, Standing
from bot.delivery.sending.background_tasks import begin, end_tasks
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.opening.game_openings import MOST_SIGN_UPS, Opening
from bot.host.seats.signup import SignUp
from bot.host.waits.lateness import ByItself
from bot.logs import where
from bot.storage.games.games import Games
from bot.storage.opening.opening_models import QueuedGame
from bot.storage.opening.queue_rows import Waiting, all_queued, openable, queue_of, take_from_queue, why_waiting
from bot.storage.opening.table_setups import TableSetUp
from bot.storage.outbox.outbox import Destination, owed, save_owed
from bot.storage.people.guilds import locked_guild
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.rows import add, row_of

MOST_QUEUED = 25
"""The most games in a server's queue: as many as a select offers."""
MOST_OF_ONE = 3
"""The most games in a server's queue that one user leads."""

TRIED_AGAIN = timedelta(minutes=10)
"""The time after which a game is tried again that failed to open."""
LONGEST_CLOSING = 2.0
"""The most seconds to wait for a game that is being opened when the bot stops."""

log = structlog.get_logger()


class InQueue(NamedTuple):
    """A queued game, and why it waits; None if it is about to open."""

    queued: QueuedGame
    why: Waiting | None


class GameQueue:
    """Keeps the queues, and opens their games when there is room. ``members`` says whether a GM is still there."""

    def __init__(self, database: Database, games: Games, delivery: Delivery, sign_up: SignUp, members: Members) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self._sign_up = sign_up
        self._members = members
        self._resting: dict[int, datetime] = {}
        """Games that failed to open although there was room, and when they are tried again. The others go on."""
        self._tasks: dict[int, asyncio.Task[None]] = {}
        """The game that is being opened, by its id. Only one at a time is sure to have room."""

    @property
    def by_itself(self) -> ByItself:
        """The queued games, which open by themselves as soon as there is room."""
        return ByItself(self._earliest, self._open_next)

    def look(self) -> None:
        """Look whether there is room now, for example because a game is over."""
        self._sign_up.look_again()

    async def close(self) -> None:
        """Stop. Games that are not open by then open after the next start."""
        await end_tasks(self._tasks, (), LONGEST_CLOSING)

    async def add(self, guild_id: int, channel_id: int, gm_id: int, set_up: TableSetUp) -> None:
        """Queue a sign-up. Raises Denied if the queue is full, or has too many games of this GM."""

        def save(connection: Connection) -> None:
            locked_guild(connection, guild_id)
            waiting = queue_of(connection, guild_id)
            if len(waiting) >= MOST_QUEUED:
                raise Denied("queue-full", {"most": MOST_QUEUED})
            if sum(each.gm_id == gm_id for each in waiting) >= MOST_OF_ONE:
                raise Denied("queue-of-one", {"most": MOST_OF_ONE})
            queued = QueuedGame(guild_id=guild_id, channel_id=channel_id, gm_id=gm_id, set_up=set_up, queued_at=now())
            add(connection, queued)

        await self._database.write(save)
        self.look()

    async def of(self, guild_id: int) -> Sequence[InQueue]:
        """Return the queue of a server, first come first."""

        def read(connection: Connection) -> list[InQueue]:
            return [
                InQueue(each, why_waiting(connection, each, MOST_SIGN_UPS)) for each in queue_of(connection, guild_id)
            ]

        return await self._database.read(read)

    async def numbered(self, guild_id: int, queued_id: int) -> QueuedGame:
        """Return a game in a server's queue. Raises Denied if it is not there any more."""
        found = await self._database.read(lambda connection: row_of(connection, QueuedGame, queued_id))
        if found is None or found.guild_id != guild_id:
            raise Denied("not-queued")
        return found

    async def withdraw(self, queued_id: int) -> None:
        """Take a game off the queue. Raises Denied if it is not there any more."""
        if not await self._database.write(partial(take_from_queue, queued_id=queued_id)):
            raise Denied("not-queued")

    def _earliest(self, connection: Connection) -> datetime | None:
        """Return when to look again. That is up to the game that is being opened, if there is one."""
        if self._tasks:
            return None
        at = now()
        self._resting = {queued_id: until for queued_id, until in self._resting.items() if until > at}
        if self._next(connection) is not None:
            return at
        return min(self._resting.values(), default=None)

    def _next(self, connection: Connection) -> QueuedGame | None:
        """Return the first queued game for which there is room, and whose theme is installed."""
        found = openable(connection, self._awake(connection), MOST_SIGN_UPS)
        return next((each for each in found if each.set_up.theme in self._games.themes), None)

    def _awake(self, connection: Connection) -> Iterator[QueuedGame]:
        """Yield the queued games that do not rest, first come first. One that cannot be read rests from now on."""
        for queued_id, channel_id in all_queued(connection):
            if queued_id in self._resting:
                continue
            try:
                queued = row_of(connection, QueuedGame, queued_id)
            except msgspec.MsgspecError as error:
                self._let_rest(queued_id, channel_id, error)
                continue
            if queued is not None:
                yield queued

    def _let_rest(self, queued_id: int, channel_id: int, error: Exception) -> None:
        self._resting[queued_id] = now() + TRIED_AGAIN
        log.warning("queued game not opened", channel=channel_id, error=where(error))

    async def _open_next(self, _at: datetime) -> None:
        """Begin to open that game, unless another is being opened. No deadline waits for what Discord says of a GM."""
        queued = None if self._tasks else await self._database.read(self._next)
        if queued is not None:
            begin(self._tasks, queued.id, self._settle(queued))
            self._tasks[queued.id].add_done_callback(lambda _: self.look())

    async def _settle(self, queued: QueuedGame) -> None:
        """Open a game. If its GM has left the server, nobody waits for it any more."""
        try:
            if await self._members.standing(queued.guild_id, queued.gm_id) is Standing.GONE:
                await self.withdraw(queued.id)
                log.info("queued game withdrawn, for its GM is gone", channel=queued.channel_id)
            else:
                await self._open(queued)
        except Exception as error:
            self._let_rest(queued.id, queued.channel_id, error)

    async def _open(self, queued: QueuedGame) -> None:
        opening = Opening(
            queued.set_up.theme,
            queued.guild_id,
            queued.channel_id,
            queued.gm_id,
            None,
            set_up=queued.set_up,
            calls_role=True,
        )
        gm = Destination(user_id=queued.gm_id)

        def take(connection: Connection, game_id: int, _room_id: int) -> None:
            if not take_from_queue(connection, queued.id):
                raise Denied("not-queued")  # Another process was faster, or it was withdrawn.
            save_owed(connection, [owed(game_id, OutboxKind.QUEUE_OPENED, [], now(), gm)])

        await self._sign_up.open(opening, take)
        self._delivery.wake([gm])
