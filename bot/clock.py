"""The clock: one function, so that all of the bot lives in the same time."""

from datetime import datetime

from discord.utils import utcnow


def now() -> datetime:
    """The present time, aware, in UTC."""
    return utcnow()
