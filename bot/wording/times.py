"""Moments, shown in everybody's own zone: Discord does that with a stamp in the text."""

from datetime import datetime


def clock(moment: datetime) -> str:
    """The time of the day."""
    return stamp(moment, "t")


def date(moment: datetime) -> str:
    """The day and time, and how long it is until then."""
    return f"{stamp(moment, 'f')} ({stamp(moment, 'R')})"


def stamp(moment: datetime, style: str) -> str:
    """A moment in one of Discord's styles."""
    return f"<t:{int(moment.timestamp())}:{style}>"
