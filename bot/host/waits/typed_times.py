"""Parses moments that people type, in the time zone of their server, and lengths of time."""

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

from bot.host.denied import Denied
from bot.wording.name_words import escape_text
from bot.wording.time_words import DAY, HOUR, Units

NO_PLACES = frozenset({"Factory", "localtime"})
"""Files beside the zones that mean a different zone on each machine, or none."""
TYPED = re.compile(r"(?:(?P<day>\S+)\s+)?(?P<hour>\d{1,2}):(?P<minute>\d{2})")
LENGTH = re.compile(r"\s*(?P<count>\d{1,6}(?:[.,]\d{1,6})?)\s*(?P<unit>[^\W\d]*)[\s,]*")
"""A number and a unit, such as "5 min"."""
LONGEST_TIME = 40
"""The most characters of a typed time."""
SHORTEST_DAY = 2
"""The fewest letters of a day's name, as in "fr 20:00"."""
WEEK = 7 * DAY


class Days(Struct, frozen=True):
    """The names of days in a language; ``week`` begins with Monday."""

    today: str
    tomorrow: str
    week: tuple[str, ...]


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all IANA zones."""
    return tuple(sorted(available_timezones() - NO_PLACES))


def zones_like(typed: str) -> list[str]:
    """Return the zones whose name contains the text, first those whose place begins with it."""
    wanted = _folded(typed)
    found = [zone for zone in zones() if wanted in _folded(zone)]
    return sorted(found, key=lambda zone: not _folded(zone).rpartition("/")[2].startswith(wanted))


def zone_named(typed: str) -> str:
    """Return the zone that somebody typed, ignoring case. Raises Denied."""
    zone = next((zone for zone in zones() if _folded(zone) == _folded(typed)), None)
    if zone is None:
        raise Denied("no-such-zone")
    return zone


def _folded(name: str) -> str:
    return name.strip().replace(" ", "_").casefold()


def time_meant(typed: str, at: datetime, zone: str, days: Days) -> datetime:
    """Return the moment, in UTC, meant by a typed time, with or without a day before it; ``at`` is the present.

    Without a day, or with a weekday, it is the next such time. If the clocks show a time twice, it is the first that is
    still to come. Raises Denied for text that is no time, and for a time that has passed or that the clocks skip.
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


def time_or_length_meant(typed: str, at: datetime, zone: str, days: Days, units: Units) -> datetime:
    """Return the same, or the moment that is a typed length of time away, as in "3 days". Raises Denied."""
    try:
        return at + length_meant(typed, units)
    except Denied:
        return time_meant(typed, at, zone, days)


def length_meant(typed: str, units: Units) -> timedelta:
    """Return a typed length of time, such as "5 min" or "1 h 30 min". A number without a unit counts hours.

    Raises Denied for text that cannot be read, and for no time at all.
    """
    length, place = timedelta(), 0
    while place < len(typed) and (match := LENGTH.match(typed, place)) is not None:
        unit = match["unit"].casefold()
        size = HOUR if not unit and match.span() == (0, len(typed)) else units.get(unit)
        if size is None:
            break
        length, place = length + size * float(match["count"].replace(",", ".")), match.end()
    if place < len(typed) or not length:
        raise Denied("no-such-length", {"typed": escape_text(typed)})
    return length


def _days_meant(typed: str | None, today: date, days: Days) -> Iterator[date]:
    """Yield the days that may be meant, earliest first. Raises ValueError."""
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
    """Return the first moment after ``at`` when the zone's clocks show this time, or None. Raises Denied."""
    moments = sorted(wall.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1))
    ahead = next((moment for moment in moments if moment > at), None)
    if ahead is not None and ahead.astimezone(zone).replace(tzinfo=None) != wall:
        raise Denied("time-skipped", {"zone": zone.key})
    return ahead
