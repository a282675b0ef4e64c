"""Wall clocks in a time zone: when they reach a time of day, even on days when they are put forward or back.

A time that they skip is reached at the moment of the skip. A time that they show twice has two moments, and the caller
chooses.
"""

from bisect import bisect_left
from datetime import UTC, date, datetime, time
from zoneinfo import ZoneInfo

MIDNIGHT = 24 * 60
"""The minutes of a day. A time of day is the minutes since midnight, by the clock."""


def shown_first(day: date, minute: int, zone: ZoneInfo) -> datetime:
    """Return the first moment, in UTC, at which the clocks show that time of that day or a later one."""
    return min(_shown(day, minute, zone))


def shown_last(day: date, minute: int, zone: ZoneInfo) -> datetime:
    """Return the moment, in UTC, from which the clocks show that time of that day or a later one for good."""
    return max(_shown(day, minute, zone))


def _shown(day: date, minute: int, zone: ZoneInfo) -> tuple[datetime, datetime]:
    """Return both moments at which the clocks reach a time. They differ only where the clocks are put back."""
    wall = datetime.combine(day, time(*divmod(minute, 60)))
    first, second = (wall.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1))
    if first <= second:
        return first, second
    seconds = range(int(second.timestamp()), int(first.timestamp()) + 1)
    skipped = bisect_left(seconds, True, key=lambda each: _read(each, zone) >= wall)
    return (datetime.fromtimestamp(seconds[skipped], UTC),) * 2


def _read(second: int, zone: ZoneInfo) -> datetime:
    """Return what the clocks show."""
    return datetime.fromtimestamp(second, zone).replace(tzinfo=None)
