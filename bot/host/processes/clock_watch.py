"""Notices when the machine's clock is set while the bot runs, by hand or over the network, and tells the host.

A second, monotonic clock shows the jump, because nobody sets it. Retries and pauses move back with the clock, so that
none lasts longer. Deadlines stay: players were shown those times, and only their GM knows what they meant.
"""

import asyncio
from datetime import datetime, timedelta
from typing import NamedTuple

import structlog
from sqlalchemy import Connection

from bot.clock import now, steady
from bot.database.database import Database
from bot.delivery.sending.delivery import Delivery
from bot.storage.outbox.clock_jumps import deadlines_ahead, pull_back
from bot.storage.outbox.outbox import Destination

LEAST = timedelta(seconds=5)
"""Smaller corrections happen all the time, and hardly anything is affected by them."""
RIGHT = "`brehon check` says whether it is right now; let the machine set it by the network (NTP)."
BACK = (
    "No message waits longer because of it. Deadlines stay at the times that players were shown. Those of the games "
    f"listed were set at a time that is yet to come: if the clock was ahead then, they come too late. {RIGHT}"
)
FORWARD = (
    "The clock was behind, or is ahead now, or the machine slept. Deadlines stay at the times that players were shown: "
    "those that are over by the new clock pass now, and those that were set while it was behind come too early. "
    f"{RIGHT}"
)

log = structlog.get_logger()


class _Reading(NamedTuple):
    """The readings of both clocks at one moment."""

    at: datetime
    steady: float

    def set_since(self, earlier: "_Reading") -> timedelta:
        """Return by how much the clock was set forward since the earlier reading."""
        return self.at - earlier.at - timedelta(seconds=self.steady - earlier.steady)


class ClockWatch:
    """Notices that the clock was set, reports it once, and keeps the jump from delaying retries."""

    def __init__(self, database: Database, delivery: Delivery) -> None:
        self._database = database
        self._delivery = delivery
        self._last: _Reading | None = None
        self._looking = asyncio.Lock()

    async def look(self) -> None:
        """Compare the clocks. Changes before the first look, such as while the bot was down, stay unknown."""
        async with self._looking:
            reading = _Reading(now(), steady())
            by = timedelta() if self._last is None else reading.set_since(self._last)
            if self._last is None or abs(by) >= LEAST:
                await self._set_right(reading.at, by)
            self._last = reading

    async def _set_right(self, at: datetime, by: timedelta) -> None:
        back = max(-by, timedelta())

        def set_right(connection: Connection) -> tuple[list[Destination], list[int]]:
            return pull_back(connection, at=at, by=back), deadlines_ahead(connection, at=at)

        destinations, games = await self._database.write(set_right)
        self._delivery.look(destinations)
        if back:
            log.warning("the clock was set back", seconds=round(back.total_seconds()), games=games, advice=BACK)
        elif by:
            log.warning("the clock was set forward", seconds=round(by.total_seconds()), advice=FORWARD)
