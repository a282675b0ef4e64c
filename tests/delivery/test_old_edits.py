"""Edits of old messages: three in a period and channel, and no more."""

import asyncio
from datetime import timedelta

from discord.utils import time_snowflake

from bot.clock import now
from bot.delivery.requests.old_edits import OldEdits

PERIOD = 0.2
ROOM, ANOTHER = 1, 2


def message(hours: float) -> int:
    """Return the id of a message of that age."""
    return time_snowflake(now() - timedelta(hours=hours))


async def seconds_for(edits: OldEdits, *wanted: tuple[int, int]) -> float:
    """Return the time until all these messages of these channels may have been edited."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    await asyncio.gather(*(edits.take(channel, message_id) for channel, message_id in wanted))
    return loop.time() - began


async def test_the_fourth_edit_of_an_old_message_waits_and_the_seventh_twice_as_long() -> None:
    old = message(2)

    assert await seconds_for(OldEdits(PERIOD), *[(ROOM, old)] * 4) >= PERIOD
    assert await seconds_for(OldEdits(PERIOD), *[(ROOM, old)] * 7) >= 2 * PERIOD


async def test_edits_that_wait_in_one_channel_hold_up_no_other_and_no_young_message() -> None:
    edits, old = OldEdits(3600.0), message(2)
    await seconds_for(edits, *[(ROOM, old)] * 3)

    async with asyncio.timeout(60):
        await seconds_for(edits, *[(ANOTHER, old)] * 3, *[(ROOM, message(0.5))] * 9)
