"""Ends a bot that hangs, so that whatever runs it starts it again: Docker, systemd, or another.

A restart loses nothing, because every move is saved before anybody is told of it.
"""

import asyncio
import faulthandler
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

PATIENCE = 60.0
"""The seconds for which the loop may stand still. Its health check calls it hanging much sooner."""


@asynccontextmanager
async def ended_if_it_hangs(patience: float = PATIENCE) -> AsyncIterator[None]:
    """End the process with status 1 once the loop has stood still for this many seconds.

    A thread of its own watches the loop. Before the end it writes to standard error where each thread was in the
    program, and no values.
    """
    alive = asyncio.create_task(_put_off(patience))
    try:
        yield
    finally:
        alive.cancel()
        faulthandler.cancel_dump_traceback_later()


async def _put_off(patience: float) -> None:
    """Put the end off, again and again, as long as the loop runs."""
    while True:
        faulthandler.dump_traceback_later(patience, exit=True)
        await asyncio.sleep(patience / 4)
