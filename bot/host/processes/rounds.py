"""A round that is made again and again: nobody wakes the bot when a clock is set, or another process has ended."""

import asyncio

import structlog

from bot.database.database import Database
from bot.delivery.sending.delivery import Delivery
from bot.host.processes.clock_watch import ClockWatch
from bot.host.processes.hourly_cleanup import Tidying
from bot.host.processes.shares import Shares
from bot.host.waits.alarm import Alarm
from bot.logs import where

PAUSE = 45.0
"""Seconds between two rounds: so few that two processes which run the same shards know of it within a minute."""

log = structlog.get_logger()


class Rounds:
    """Looks at the clock, at deadlines and what is owed by it, and at who else is there, and tidies up."""

    def __init__(
        self, database: Database, delivery: Delivery, alarm: Alarm, shares: Shares, pause: float = PAUSE
    ) -> None:
        self._shares = shares
        self._delivery = delivery
        self._alarm = alarm
        self._pause = pause
        self._clock = ClockWatch(database, delivery)
        self._tidying = Tidying(database)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Make the first round after a pause, and then one after each; no deadline passes by a clock not looked at."""
        self._alarm.look_first(self._clock.look)
        self._task = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Make no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._tidying.close()

    async def make(self) -> None:
        """Make a round."""
        await self._clock.look()
        self._alarm.wake()
        await self._shares.renew()
        await self._delivery.start()
        self._tidying.begin()

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(self._pause)
            try:
                await self.make()
            except Exception as error:
                log.error("round not made", error=where(error))
