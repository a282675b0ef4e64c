"""One task that sleeps until the earliest deadline. To wake it, it is cancelled and created anew; nothing polls."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime

import structlog

from bot.clock import now
from bot.logs import where

PAUSE_AFTER_ERROR = 60.0
"""Seconds until the deadlines are checked again after an error."""

log = structlog.get_logger()


class Alarm:
    """Calls ``ring`` whenever the time that ``earliest`` returns has come, until it returns none."""

    def __init__(self, earliest: Callable[[], Awaitable[datetime | None]], ring: Callable[[], Awaitable[None]]) -> None:
        self._earliest = earliest
        self._ring = ring
        self._task: asyncio.Task[None] | None = None
        self._look_first: Callable[[], Awaitable[None]] | None = None
        self._is_asleep = False
        self._is_woken = False
        self._is_closed = False

    def look_first(self, look: Callable[[], Awaitable[None]]) -> None:
        """From now on, run another check before each check of the deadlines."""
        self._look_first = look

    def wake(self) -> None:
        """Signal that the earliest deadline may have changed."""
        if self._is_closed:
            return
        self._is_woken = True
        if self._task is not None and not self._task.done():
            if not self._is_asleep:
                return  # The task sees that it was woken before it sleeps or ends.
            self._task.cancel()
        self._is_asleep = False
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop."""
        self._is_closed = True
        if self._task is not None:
            if self._is_asleep:
                self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while not self._is_closed:
            self._is_woken = False
            try:
                if not await self._wait_or_ring():
                    return
            except Exception as error:
                log.error("deadlines not handled", error=where(error))
                await self._sleep(PAUSE_AFTER_ERROR)

    async def _wait_or_ring(self) -> bool:
        """Sleep until the earliest deadline, or ring if it has come; return whether there is more to do."""
        if self._look_first is not None:
            await self._look_first()
        at = await self._earliest()
        if self._is_woken:
            return True
        if at is None:
            return False
        if (pause := (at - now()).total_seconds()) > 0:
            await self._sleep(pause)
        else:
            await self._ring()
        return True

    async def _sleep(self, seconds: float) -> None:
        if self._is_closed or self._is_woken:
            return
        self._is_asleep = True
        await asyncio.sleep(seconds)
        self._is_asleep = False
