"""Makes periodic rounds, because no event tells the bot that a clock was set or another process has ended."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import structlog

from bot.database.database import Database
from bot.delivery.sending.delivery import Delivery
from bot.host.processes.clock_watch import ClockWatch
from bot.host.processes.hourly_cleanup import Tidying
from bot.host.processes.shares import Shares
from bot.host.waits.alarm import Alarm
from bot.logs import where

PAUSE = 45.0
"""Seconds between two rounds: few enough that two processes with the same shards notice within a minute."""

log = structlog.get_logger()


class Rounds:
    """Checks the clock, the deadlines, the outbox, the other processes and what else ``looks``; starts the clean-up."""

    def __init__(
        self,
        database: Database,
        delivery: Delivery,
        alarm: Alarm,
        shares: Shares,
        looks: Sequence[Callable[[], Awaitable[None]]],
    ) -> None:
        self._shares = shares
        self._looks = looks
        self._delivery = delivery
        self._alarm = alarm
        self._clock = ClockWatch(database, delivery)
        self._tidying = Tidying(database)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the rounds, the first after a pause. No deadline passes by a clock that was not checked."""
        self._alarm.look_first(self._clock.look)
        self._task = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Stop the rounds."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._tidying.close()

    async def make(self) -> None:
        """Make one round."""
        await self._clock.look()
        self._alarm.wake()
        await self._shares.renew()
        await self._delivery.start()
        for look in self._looks:
            await look()
        self._tidying.begin()

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.make()
            except Exception as error:
                log.error("round not made", error=where(error))
