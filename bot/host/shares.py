"""The budget of requests, divided among all processes that share a database, and so a token."""

from functools import partial

import structlog

from bot.clock import now
from bot.delivery.bucket import Bucket
from bot.logs import where
from bot.storage.database import Database
from bot.storage.loading import AWAY
from bot.storage.presence import count_processes, leave

NEWCOMER = 0.1
"""The share of a process of which the others have not heard yet: what the default budget leaves of Discord's."""

log = structlog.get_logger()


class Shares:
    """Sees to it that all processes together ask no more of Discord than one may."""

    def __init__(self, database: Database, bucket: Bucket) -> None:
        self._database = database
        self._bucket = bucket

    async def enter(self) -> None:
        """Take the whole, or what others leave until their next round."""
        self._bucket.take_share(1.0 if await self._count() == 1 else NEWCOMER)

    async def renew(self) -> None:
        """Take as much as each of the others."""
        self._bucket.take_share(1 / await self._count())

    async def leave(self) -> None:
        """Leave it to the others; where that cannot be saved, they find out after a while."""
        try:
            await self._database.write(leave)
        except AWAY as error:
            log.warning("share not given up", error=where(error))

    async def _count(self) -> int:
        return await self._database.write(partial(count_processes, at=now()))
