"""Limits edits of old messages: Discord takes three in six seconds in a channel, for messages older than an hour."""

import asyncio
from collections import deque
from datetime import timedelta

from discord.utils import snowflake_time

from bot.clock import now

OLD = timedelta(hours=1)
AT_ONCE = 3
PERIOD = 6.0
"""The seconds in which Discord takes this many edits."""
MARGIN = 0.25
"""The seconds by which requests may be late on their way."""


def is_old(message_id: int) -> bool:
    """Whether an edit of a message counts as one of an old message, or soon will."""
    return now() - snowflake_time(message_id) > OLD - timedelta(minutes=1)


class OldEdits:
    """Lets a limited number of edits of old messages pass in each channel and period, in order."""

    def __init__(self, period: float = PERIOD + MARGIN) -> None:
        self._period = period
        self._passed: dict[int, deque[float]] = {}

    async def take(self, channel_id: int, message_id: int) -> None:
        """Wait until a message may be edited. Return at once if it is not old."""
        if not is_old(message_id):
            return
        clock = asyncio.get_running_loop().time
        self._forget(clock() - self._period)
        passed = self._passed.setdefault(channel_id, deque(maxlen=AT_ONCE))
        free_at = passed[0] + self._period if len(passed) == AT_ONCE else clock()
        # The turn is taken before the wait, so that later edits wait for the next one.
        passed.append(max(free_at, clock()))
        await asyncio.sleep(max(0.0, free_at - clock()))

    def _forget(self, before: float) -> None:
        for channel_id in [known for known, passed in self._passed.items() if passed[-1] < before]:
            del self._passed[channel_id]
