"""The clock: one function, so that all of the bot lives in the same time; and one for how much has passed."""

import time
from datetime import datetime

from discord.utils import utcnow


def now() -> datetime:
    """The present time, aware, in UTC."""
    return utcnow()


def steady() -> float:
    """Seconds by a clock that nobody sets, as the pauses of the process count them; it stands still while the machine
    sleeps.
    """
    return time.monotonic()
