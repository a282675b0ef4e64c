"""How the bot is: whether its database and Discord answer it."""

import asyncio
from collections.abc import Callable
from enum import StrEnum

from bot.database.database import Database
from bot.storage.games.loading import AWAY
from bot.storage.processes.heartbeats import is_anybody_there

LONGEST_LOOK = 1.0
"""Seconds that the database may take: whoever asks how the bot is waits little longer."""


class Health(StrEnum):
    """How the bot is."""

    CONNECTED = "connected"
    DISCONNECTED = "disconnected"
    NO_DATABASE = "no database"


async def health(database: Database, is_connected: Callable[[], bool]) -> Health:
    """Find out how the bot is. Without its database it can do nothing, whether or not Discord answers."""
    try:
        async with asyncio.timeout(LONGEST_LOOK):
            await database.read(is_anybody_there)
    except AWAY:  # An error about time is one of the system's, too.
        return Health.NO_DATABASE
    return Health.CONNECTED if is_connected() else Health.DISCONNECTED
