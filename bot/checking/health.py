"""The bot's health: whether its database and Discord respond."""

import asyncio
from collections.abc import Callable

from bot.checking.pulse import Health
from bot.database.database import AWAY, Database
from bot.storage.processes.heartbeats import is_anybody_there

LONGEST_LOOK = 1.0
"""The seconds that the database may take, because a health check waits little longer."""


async def health(database: Database, is_connected: Callable[[], bool]) -> Health:
    """Find out the bot's health. Without its database it can do nothing, whether or not Discord responds."""
    try:
        async with asyncio.timeout(LONGEST_LOOK):
            await database.read(is_anybody_there)
    except AWAY:  # TimeoutError is one of these, because it is an OSError.
        return Health.NO_DATABASE
    return Health.CONNECTED if is_connected() else Health.DISCONNECTED
