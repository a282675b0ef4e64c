"""Divides the request budget among all processes that share a database and so a token, and tracks each one's shards."""

import asyncio
from functools import partial

import structlog

from bot.clock import now
from bot.database.database import AWAY, Database
from bot.delivery.requests.bucket import Bucket
from bot.host.processes.duplicate_processes import REMEDY, DuplicateProcesses
from bot.logs import where
from bot.reaching import Shards
from bot.storage.processes.heartbeats import ProcessRow, be_there, leave

NEWCOMER = 0.1
"""The share of a process that the others do not know yet: the part of Discord's limit that the default budget leaves.
"""
LOOKED_AGAIN = 10.0
"""Seconds between two looks at a process with the same shards, until it is gone or surely a double."""

log = structlog.get_logger()


class Shares:
    """Keeps all processes together within Discord's limit, and makes sure that each runs its own shards.

    ``pause`` is the number of seconds between two looks at a process that may be a double.
    """

    def __init__(self, database: Database, bucket: Bucket, pause: float = LOOKED_AGAIN) -> None:
        self._database = database
        self._bucket = bucket
        self._pause = pause
        self._doubles = DuplicateProcesses()
        self._looking: asyncio.Task[None] | None = None

    async def enter(self) -> None:
        """Take the whole budget, or what the others leave until their next round."""
        self._bucket.take_share(1.0 if await self._count() == 1 else NEWCOMER)

    async def run(self, shards: Shards) -> None:
        """Tell the others which shards this process runs, as soon as they are known."""
        self._doubles.shards = shards
        await self._count()

    async def renew(self) -> None:
        """Take a share as large as each of the others'."""
        self._bucket.take_share(1 / await self._count())

    async def leave(self) -> None:
        """Give the share up to the others. If that cannot be saved, they notice after a while."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        try:
            await self._database.write(leave)
        except AWAY as error:
            log.warning("share not given up", error=where(error))

    async def _count(self) -> int:
        """Send this process's heartbeat, look for other processes, and return how many there are."""
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
        """Look again and again at a possible double, as it does at us, until it is gone or surely a double."""
        while self._doubles.in_doubt:
            await asyncio.sleep(self._pause)
            try:
                await self._count()
            except Exception as error:
                log.warning("other processes not looked at", error=where(error))
                return  # The next round looks again.
