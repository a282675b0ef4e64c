"""The clock: one function, so that the whole bot lives in the same time, and another for elapsed time."""

import time
from datetime import datetime

from discord.utils import utcnow


def now() -> datetime:
    """Return the present time, aware, in UTC."""
    return utcnow()


def steady() -> float:
    """Return the seconds of a clock that nobody sets, for pauses. It stands still while the machine sleeps."""
    return time.monotonic()
