"""Moments, shown in everybody's own zone: Discord does that with a stamp in the text."""

from datetime import datetime

DASH = "\N{EN DASH}"


def clock(moment: datetime) -> str:
    """The time of the day."""
    return stamp(moment, "t")


def date(moment: datetime) -> str:
    """The day and time, and how long it is until then."""
    return f"{stamp(moment, 'f')} ({stamp(moment, 'R')})"


def stamp(moment: datetime, style: str) -> str:
    """A moment in one of Discord's styles."""
    return f"<t:{int(moment.timestamp())}:{style}>"


def time_of_day(minute: int) -> str:
    """A time by the clock on a wall, from the minutes since midnight."""
    return f"{minute // 60:02}:{minute % 60:02}"


def hours_of_day(start: int, end: int) -> str:
    """From one time by the clock on a wall to another."""
    return f"{time_of_day(start)}{DASH}{time_of_day(end)}"
