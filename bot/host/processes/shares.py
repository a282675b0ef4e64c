"""The budget of requests, divided among all processes that share a database, and so a token; and each one's shards."""

import asyncio
from functools import partial

import structlog

from bot.clock import now
from bot.database.database import Database
from bot.delivery.requests.bucket import Bucket
from bot.host.processes.duplicate_processes import REMEDY, Doubles
from bot.logs import where
from bot.reaching import Shards
from bot.storage.games.loading import AWAY
from bot.storage.processes.heartbeats import ProcessRow, be_there, leave

NEWCOMER = 0.1
"""The share of a process of which the others have not heard yet: what the default budget leaves of Discord's."""
LOOKED_AGAIN = 10.0
"""Seconds between two looks at a process that runs the same shards, until it is gone or surely a double."""

log = structlog.get_logger()


class Shares:
    """Sees to it that all processes together ask no more of Discord than one may, and that each runs its own shards.

    ``pause`` are the seconds between two looks at a process that may be a double.
    """

    def __init__(self, database: Database, bucket: Bucket, pause: float = LOOKED_AGAIN) -> None:
        self._database = database
        self._bucket = bucket
        self._pause = pause
        self._doubles = Doubles()
        self._looking: asyncio.Task[None] | None = None

    async def enter(self) -> None:
        """Take the whole, or what others leave until their next round."""
        self._bucket.take_share(1.0 if await self._count() == 1 else NEWCOMER)

    async def run(self, shards: Shards) -> None:
        """Tell the others which shards this process runs, as soon as that is known."""
        self._doubles.shards = shards
        await self._count()

    async def renew(self) -> None:
        """Take as much as each of the others."""
        self._bucket.take_share(1 / await self._count())

    async def leave(self) -> None:
        """Leave it to the others; where that cannot be saved, they find out after a while."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        try:
            await self._database.write(leave)
        except AWAY as error:
            log.warning("share not given up", error=where(error))

    async def _count(self) -> int:
        """Say that this process is there, and look who else is; gives how many there are."""
        others = await self._say()
        if found := self._doubles.look(others, now()):
            for other in found:
                log.warning("the bot runs twice", advice=f"The {other} runs the same shards as this one, {REMEDY}")
            await self._say()
        if self._doubles.in_doubt and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self._look_closely())
        return 1 + len(others)

    async def _say(self) -> list[ProcessRow]:
        shards = None if self._doubles.shards is None else str(self._doubles.shards)
        return await self._database.write(partial(be_there, shards=shards, double=self._doubles.double, at=now()))

    async def _look_closely(self) -> None:
        """Look again and again, as the other does, until it is gone or surely a double."""
        while self._doubles.in_doubt:
            await asyncio.sleep(self._pause)
            try:
                await self._count()
            except Exception as error:
                log.warning("other processes not looked at", error=where(error))
                return  # The next round looks again.
