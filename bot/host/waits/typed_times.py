"""Parses times that people type, and lengths of time, as "fri 20:00 CET", "tomorrow", "in 3 days" or "+5 min"."""

import re
from collections.abc import Collection, Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

from msgspec import Struct

from bot.host.denied import Denied
from bot.host.waits.typed_zones import zone_typed
from bot.wording.name_words import escape_text
from bot.wording.time_words import DAY, HOUR, WEEK, Units, spellings, stamp, units_of
from bot.wording.words import Words

CLOCK = re.compile(r"(?P<hour>\d{1,2})(?::(?P<minute>\d{2}))?(?P<half>am|pm)?", re.IGNORECASE)
HALF = re.compile(r"(\d) (am|pm)\b", re.IGNORECASE)
STAMP = re.compile(r"<t:(?P<seconds>\d{1,10})(?::[tTdDfFR])?>")
"""A moment as Discord spells it where somebody has picked or copied one."""
NOON = 12
NOON_CLOCK = "12:00"
NUMBERS = re.compile(r"(?P<first>\d{1,2})(?P<mark>[./])(?P<second>\d{1,2})(?:[./](?P<year>\d{4})?)?")
"""A date in numbers. With dots the day comes first; with slashes it may come second."""
DAY_OF_MONTH = re.compile(r"(\d{1,2})(?:st|nd|rd|th|\.)?", re.IGNORECASE)
LENGTH = re.compile(r"\s*(?P<count>\d{1,6}(?:[.,]\d{1,6})?)\s*(?P<unit>[^\W\d]*)[\s,]*")
"""A number and a unit, such as "5 min"."""
LONGEST_TIME = 40
"""The most characters of a typed time."""
SHORTEST_DAY = 2
"""The fewest letters of a day's name, as in "fr 20:00"."""
SHORTEST_MONTH = 3
"""The fewest letters of a month's name, as in "25 dec"."""
LEAP_YEARS = 8
"""The most years between two 29ths of February."""


class TimeWords(Struct, frozen=True):
    """The words of a language in times that people type; ``week`` begins with Monday, and ``months`` with January."""

    today: str
    tomorrow: str
    week: tuple[str, ...]
    months: tuple[str, ...]
    at: frozenset[str]
    within: frozenset[str]
    """The words before a length of time from now on, as in "in 3 days"."""
    earlier: frozenset[str]
    later: frozenset[str]
    tonight: frozenset[str]
    noon: frozenset[str]
    units: Units


class _Place(Struct, frozen=True):
    """The present moment in a zone, and the time of day that a day without a time means."""

    at: datetime
    zone: tzinfo
    usual: time

    @property
    def today(self) -> date:
        return self.at.astimezone(self.zone).date()


def time_words_of(words: Words) -> TimeWords:
    """Return the words in which people may type times in a language."""
    return TimeWords(
        words.say("day-today"),
        words.say("day-tomorrow"),
        tuple([words.say(f"day-{number}") for number in range(1, 8)]),
        tuple([words.say(f"month-{number}") for number in range(1, 13)]),
        spellings(words, "typed-at"),
        spellings(words, "typed-in"),
        spellings(words, "typed-earlier"),
        spellings(words, "typed-later"),
        spellings(words, "typed-tonight"),
        spellings(words, "typed-noon"),
        units_of(words),
    )


def moment_meant(typed: str, at: datetime, zone: str, words: TimeWords, usual: datetime | None = None) -> datetime:
    """Return the moment, in UTC, of a typed time, or the one that is a typed length of time away, as in "3 days".

    A day without a time is that day at the time of day of ``usual``, or of the present. Raises Denied.
    """
    try:
        return at + length_meant((_from_now(typed, words) or typed).strip().removeprefix("+"), words.units)
    except Denied:
        return time_meant(typed, at, zone, words, usual)
    except OverflowError:
        raise Denied("no-such-time", {"typed": escape_text(typed)}) from None


def shift_meant(typed: str, at: datetime, zone: str, words: TimeWords, usual: datetime) -> timedelta | datetime:
    """Return by how much a typed time moves a deadline, as in "+5 min" and "2 h earlier", or the moment to which.

    Raises Denied.
    """
    if _from_now(typed, words) is not None:
        return moment_meant(typed, at, zone, words, usual)
    length, sign = typed.strip(), 1
    *before, last = length.split() or [""]
    if before and last.casefold() in words.earlier | words.later:
        length, sign = " ".join(before), 1 if last.casefold() in words.later else -1
    elif length[:1] in {"+", "-", "\N{MINUS SIGN}"}:
        length, sign = length[1:], 1 if length[0] == "+" else -1
    try:
        return sign * length_meant(length, words.units)
    except Denied:
        if length != typed.strip():
            raise
    return time_meant(typed, at, zone, words, usual)


def length_meant(typed: str, units: Units) -> timedelta:
    """Return a typed length of time, such as "5 min" or "1 h 30 min". A number without a unit counts hours.

    Raises Denied for text that cannot be read, and for no time at all.
    """
    length, place, text = timedelta(), 0, units.in_digits(typed)
    while place < len(text) and (match := LENGTH.match(text, place)) is not None:
        unit = match["unit"].casefold()
        size = HOUR if not unit and match.span() == (0, len(text)) else units.sizes.get(unit)
        if size is None:
            break
        length, place = length + size * float(match["count"].replace(",", ".")), match.end()
    if place < len(text) or not length:
        raise Denied("no-such-length", {"typed": escape_text(typed)})
    return length


def time_meant(typed: str, at: datetime, zone: str, words: TimeWords, usual: datetime | None = None) -> datetime:
    """Return the moment, in UTC, meant by a typed time, with or without a day; ``at`` is the present.

    Without a day, or with a weekday, it is the next such time. If the clocks show a time twice, it is the first that is
    still to come. Raises Denied for text that is no time or could be two, and for a time that has passed or that the
    clocks skip.
    """
    if stamped := STAMP.fullmatch(typed.strip()):
        return _stamped(int(stamped["seconds"]), at)
    said = [word for word in typed.replace(",", " ").split() if word.casefold() not in words.at]
    tokens = [NOON_CLOCK if word.casefold() in words.noon else word for word in said]
    zone_of = zone_typed(tokens[-1]) if len(tokens) > 1 else None
    place_zone = ZoneInfo(zone) if zone_of is None else zone_of
    place = _Place(at, place_zone, (usual or at).astimezone(place_zone).time().replace(second=0, microsecond=0))
    try:
        clock, day = _clock(tokens if zone_of is None else tokens[:-1], place.usual)
        walls = [[datetime.combine(each, clock) for each in days] for days in _days_meant(day, place, words) if days]
        return _one([_first_ahead(wall, place) for wall in walls])
    except (ValueError, OverflowError):
        raise Denied("no-such-time", {"typed": escape_text(typed)}) from None


def _stamped(seconds: int, at: datetime) -> datetime:
    """Return the moment of a stamp of Discord's. Raises Denied if it has passed."""
    moment = datetime.fromtimestamp(seconds, UTC)
    return _one([(moment, moment > at)])


def _from_now(typed: str, words: TimeWords) -> str | None:
    """Return what follows the word "in"; None if the text doesn't begin with it."""
    first, _, rest = typed.strip().partition(" ")
    return rest if first.casefold() in words.within else None


def _clock(tokens: Sequence[str], usual: time) -> tuple[time, list[str]]:
    """Return the time of day in a text, and its other words. Raises ValueError."""
    joined = HALF.sub(r"\1\2", " ".join(tokens)).split()
    if not joined:
        raise ValueError
    found = [match for word in joined if (match := CLOCK.fullmatch(word)) and (match["minute"] or match["half"])]
    if not found:
        return usual, joined
    (match,) = found
    hour, minute, half = int(match["hour"]), int(match["minute"] or 0), match["half"]
    if half and not 1 <= hour <= NOON:
        raise ValueError
    if half:
        hour = hour % NOON + NOON * (half.casefold() == "pm")
    return time(hour, minute), [word for word in joined if word != match[0]]


def _days_meant(tokens: Sequence[str], place: _Place, words: TimeWords) -> list[list[date]]:
    """Return the days that may be meant, earliest first, for each way to read the text; a way may give none.

    Raises ValueError.
    """
    today = place.today
    match tokens:
        case []:
            return [[today, today + DAY]]
        case [typed] if numbers := NUMBERS.fullmatch(typed):
            first, second, year = int(numbers["first"]), int(numbers["second"]), numbers["year"]
            readings = [(first, second), (second, first)] if numbers["mark"] == "/" else [(first, second)]
            return [_dates(day, month, year, today) for day, month in dict.fromkeys(readings)]
        case [typed] if typed[0].isdigit():
            return [[date.fromisoformat(typed)]]
        case [typed]:
            names = [*((each, today) for each in (words.today, *words.tonight)), (words.tomorrow, today + DAY)]
            names += [(name, today + (number - today.weekday()) % 7 * DAY) for number, name in enumerate(words.week)]
            ((name, day),) = (each for each in names if _begins(each[0], typed, SHORTEST_DAY))
            return [[day, day + WEEK] if name in words.week else [day]]
        case [one, other] | [one, other, _]:
            number, name = (one, other) if DAY_OF_MONTH.fullmatch(one) else (other, one)
            (month,) = (n for n, each in enumerate(words.months, 1) if _begins(each, name, SHORTEST_MONTH))
            found = DAY_OF_MONTH.fullmatch(number)
            return [_dates(int(found[1]) if found else 0, month, tokens[2] if len(tokens) > 2 else None, today)]
        case _:
            raise ValueError


def _dates(day: int, month: int, year: str | None, today: date) -> list[date]:
    """Return that day of the year or, without one, those of the next years; none if there is no such day."""
    years = [int(year)] if year is not None else range(today.year, today.year + LEAP_YEARS + 1)
    return [*_existing(day, month, years)]


def _existing(day: int, month: int, years: Collection[int]) -> Iterator[date]:
    for year in years:
        try:
            yield date(year, month, day)
        except ValueError:
            continue


def _begins(name: str, typed: str, least: int) -> bool:
    return len(typed) >= least and name.casefold().startswith(typed.casefold())


def _first_ahead(walls: Sequence[datetime], place: _Place) -> tuple[datetime, bool]:
    """Return the first of these times that is still to come and True, or the last one and False. Raises Denied."""
    for wall in walls:
        if (moment := _ahead(wall, place)) is not None:
            return moment, True
    return walls[-1].replace(tzinfo=place.zone).astimezone(UTC), False


def _one(readings: Sequence[tuple[datetime, bool]]) -> datetime:
    """Return the one moment that can be meant. Raises Denied if it has passed or if there are several, else ValueError.

    A reading whose time has passed counts, too: nobody knows which one was meant.
    """
    match [moment for moment, _ in readings]:
        case []:
            raise ValueError
        case [moment]:
            if not readings[0][1]:
                raise Denied("time-past", {"when": stamp(moment, "F")})
            return moment
        case [first, *_, last]:
            raise Denied("time-ambiguous", {"first": stamp(first, "D"), "second": stamp(last, "D")})
        case _:
            raise ValueError


def _ahead(wall: datetime, place: _Place) -> datetime | None:
    """Return the first moment after the present when the zone's clocks show this time, or None. Raises Denied."""
    moments = sorted(wall.replace(tzinfo=place.zone, fold=fold).astimezone(UTC) for fold in (0, 1))
    ahead = next((moment for moment in moments if moment > place.at), None)
    if ahead is not None and ahead.astimezone(place.zone).replace(tzinfo=None) != wall:
        raise Denied("time-skipped", {"zone": str(place.zone)})
    return ahead
