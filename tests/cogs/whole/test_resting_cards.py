"""A card that rests between two edits holds nobody up when the bot stops."""

import asyncio
from datetime import timedelta

from tests.cogs.stage import Stage

STEPS = 20
"""More steps than a task takes to end."""


async def test_a_bot_that_stops_waits_for_no_card_that_rests(game: Stage) -> None:
    painter = game.bot._delivery.painter
    painter.hold(1, timedelta(hours=1))
    waiting = asyncio.create_task(painter.paint(1))
    for _ in range(STEPS):
        await asyncio.sleep(0)
    before = waiting.done()
    painter.end_rests()
    for _ in range(STEPS):
        await asyncio.sleep(0)

    assert (before, waiting.done()) == (False, True)
