"""Moments in text. Discord shows each reader the stamp in their own time zone."""

from datetime import datetime

DASH = "\N{EN DASH}"


def clock(moment: datetime) -> str:
    """Return the time of day."""
    return stamp(moment, "t")


def date(moment: datetime) -> str:
    """Return the day and time, and how long it is until then."""
    return f"{stamp(moment, 'f')} ({stamp(moment, 'R')})"


def stamp(moment: datetime, style: str) -> str:
    """Return a moment in one of Discord's styles."""
    return f"<t:{int(moment.timestamp())}:{style}>"


def time_of_day(minute: int) -> str:
    """Return a wall clock time, from the minutes since midnight."""
    return f"{minute // 60:02}:{minute % 60:02}"


def hours_of_day(start: int, end: int) -> str:
    """Return a range of wall clock times."""
    return f"{time_of_day(start)}{DASH}{time_of_day(end)}"
