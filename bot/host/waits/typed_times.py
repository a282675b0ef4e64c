"""Times that people type, read in the zone of their server."""

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

from bot.host.denied import Denied

NO_PLACES = frozenset({"Factory", "localtime"})
"""Files beside the zones, which mean another zone on each machine or none."""
TYPED = re.compile(r"(?:(?P<day>\S+)\s+)?(?P<hour>\d{1,2}):(?P<minute>\d{2})")
DAYS_TYPED = re.compile(r"(?P<count>\d{1,3})\s*(?P<unit>[^\W\d]+)")
SHORTEST_DAY = 2
"""The letters that a day's name must have at least, such as in "fr 20:00"."""
DAY = timedelta(days=1)
WEEK = 7 * DAY


class Days(Struct, frozen=True):
    """What days are called in a language; ``week`` begins with Monday."""

    today: str
    tomorrow: str
    week: tuple[str, ...]


@cache
def zones() -> tuple[str, ...]:
    """The names of all IANA zones."""
    return tuple(sorted(available_timezones() - NO_PLACES))


def zones_like(typed: str) -> list[str]:
    """The zones in whose name that stands, those of which the place begins with it first."""
    wanted = _folded(typed)
    found = [zone for zone in zones() if wanted in _folded(zone)]
    return sorted(found, key=lambda zone: not _folded(zone).rpartition("/")[2].startswith(wanted))


def zone_named(typed: str) -> str:
    """The zone that somebody has typed, whatever its case. Raises Denied."""
    zone = next((zone for zone in zones() if _folded(zone) == _folded(typed)), None)
    if zone is None:
        raise Denied("no-such-zone")
    return zone


def _folded(name: str) -> str:
    return name.strip().replace(" ", "_").casefold()


def time_meant(typed: str, at: datetime, zone: str, days: Days) -> datetime:
    """The moment, in UTC, that somebody means who types it ``at`` another: a time, with or without a day before it.

    Without a day, or with one of the week, it is the next such time. Of a time that the clocks show twice it is the
    first that is still to come. Raises Denied for what is no time, has passed, or is skipped by the clocks.
    """
    match = TYPED.fullmatch(typed.strip())
    place = ZoneInfo(zone)
    try:
        if match is None:
            raise ValueError
        clock = time(int(match["hour"]), int(match["minute"]))
        for day in _days_meant(match["day"], at.astimezone(place).date(), days):
            if (moment := _ahead(datetime.combine(day, clock), at, place)) is not None:
                return moment
    except (ValueError, OverflowError):
        raise Denied("no-such-time") from None
    raise Denied("time-past", {"zone": zone})


def time_or_days_meant(typed: str, at: datetime, zone: str, days: Days, unit: str) -> datetime:
    """The same, or so many days from then on, as in "3 days": of what these are called, one letter is enough."""
    match = DAYS_TYPED.fullmatch(typed.strip())
    if match is None or not unit.casefold().startswith(match["unit"].casefold()):
        return time_meant(typed, at, zone, days)
    if not (count := int(match["count"])):
        raise Denied("no-such-time")
    return at + count * DAY


def _days_meant(typed: str | None, today: date, days: Days) -> Iterator[date]:
    """The days that may be meant, earliest first. Raises ValueError."""
    if typed is None:
        yield from (today, today + DAY)
    elif typed[0].isdigit():
        yield date.fromisoformat(typed)
    else:
        names = [(days.today, today), (days.tomorrow, today + DAY)]
        names += [(name, today + (number - today.weekday()) % 7 * DAY) for number, name in enumerate(days.week)]
        ((name, day),) = (each for each in names if _begins(each[0], typed))
        yield from (day, day + WEEK) if name in days.week else (day,)


def _begins(name: str, typed: str) -> bool:
    return len(typed) >= SHORTEST_DAY and name.casefold().startswith(typed.casefold())


def _ahead(wall: datetime, at: datetime, zone: ZoneInfo) -> datetime | None:
    """The first moment after ``at`` at which the clocks of a zone show that; None if there is none."""
    moments = sorted(wall.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1))
    ahead = next((moment for moment in moments if moment > at), None)
    if ahead is not None and ahead.astimezone(zone).replace(tzinfo=None) != wall:
        raise Denied("time-skipped", {"zone": zone.key})
    return ahead
