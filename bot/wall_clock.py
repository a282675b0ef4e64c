"""The clocks on the walls of a zone: when they come to a time of day, also when they are put forward or back.

A time that they skip has come when they have skipped it. One that they show twice comes twice, and the caller chooses.
"""

from bisect import bisect_left
from datetime import UTC, date, datetime, time
from zoneinfo import ZoneInfo

MIDNIGHT = 24 * 60
"""The minutes of a day; a time of day is the minutes since midnight, by the clock."""


def shown_first(day: date, minute: int, zone: ZoneInfo) -> datetime:
    """The first moment, in UTC, at which the clocks show that time of that day or have gone beyond it."""
    return min(_shown(day, minute, zone))


def shown_last(day: date, minute: int, zone: ZoneInfo) -> datetime:
    """The moment, in UTC, from which on the clocks show that time of that day or a later one, and never again less."""
    return max(_shown(day, minute, zone))


def _shown(day: date, minute: int, zone: ZoneInfo) -> tuple[datetime, datetime]:
    """Both moments at which the clocks come to a time: the same one, save where they are put back."""
    wall = datetime.combine(day, time(*divmod(minute, 60)))
    first, second = (wall.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1))
    if first <= second:
        return first, second
    seconds = range(int(second.timestamp()), int(first.timestamp()) + 1)
    skipped = bisect_left(seconds, True, key=lambda each: _read(each, zone) >= wall)
    return (datetime.fromtimestamp(seconds[skipped], UTC),) * 2


def _read(second: int, zone: ZoneInfo) -> datetime:
    """What the clocks show."""
    return datetime.fromtimestamp(second, zone).replace(tzinfo=None)
