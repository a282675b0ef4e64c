"""Deletes old rows and pictures once an hour, in the background and a little at a time.

So nobody who presses waits for it.
"""

import asyncio
from functools import partial

import structlog

from bot.clock import now, steady
from bot.database.database import Database
from bot.logs import where
from bot.storage.channels.spoken_votes import forget_old_spoken_votes
from bot.storage.outbox.outbox_cleanup import tidy
from bot.storage.people.sent_pictures import forget_old_pictures

TIDIED_EVERY = 3600.0
"""Seconds between two clean-ups."""
REST = 0.05
"""Seconds between two batches, in which others write."""

log = structlog.get_logger()


class Tidying:
    """Deletes messages that were sent long ago, and pictures and votes aloud of games that ended long ago."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tidied_at: float | None = None
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start a clean-up unless one succeeded in the last hour; a failed one is repeated."""
        is_due = self._tidied_at is None or steady() - self._tidied_at > TIDIED_EVERY
        if is_due and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        """Stop, and leave the rest for the next time."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _tidy(self) -> None:
        last: int | None = 0
        try:
            for forget in (forget_old_pictures, forget_old_spoken_votes):
                await self._database.write(partial(forget, now=now()))
            while last is not None:
                last = await self._database.write(partial(tidy, after=last, now=now()))
                await asyncio.sleep(REST)
        except Exception as error:
            log.error("not tidied up", error=where(error))
        else:
            self._tidied_at = steady()
