"""The clocks on the walls of a zone, on every day of the year."""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from hypothesis import example, given
from hypothesis import strategies as st

from bot.wall_clock import MIDNIGHT, shown_first, shown_last

PLACES = (
    *("UTC", "Europe/Dublin", "Europe/Berlin", "America/New_York", "America/St_Johns", "Asia/Kolkata", "Asia/Tokyo"),
    *("Australia/Lord_Howe", "Africa/Cairo", "Asia/Beirut", "America/Scoresbysund", "Pacific/Chatham", "Pacific/Apia"),
)
"""Zones with a half hour, with a skipped midnight, and with a repeated one are among them."""

zones = st.sampled_from(PLACES).map(ZoneInfo)
days = st.dates(date(2010, 1, 1), date(2037, 12, 1))
minutes = st.integers(0, MIDNIGHT - 1)
BERLIN, SPRING, AUTUMN = ZoneInfo("Europe/Berlin"), date(2026, 3, 29), date(2026, 10, 25)
HALF_PAST_TWO = 150
AROUND = [timedelta(minutes=number) for number in range(1, 26 * 60, 7)] + [timedelta(seconds=1)]


@given(days, minutes, zones)
@example(SPRING, HALF_PAST_TWO, BERLIN)
@example(AUTUMN, HALF_PAST_TWO, BERLIN)
@example(date(2011, 12, 30), 600, ZoneInfo("Pacific/Apia"))
@example(date(2026, 3, 28), 1410, ZoneInfo("America/Scoresbysund"))
def test_a_time_has_come_as_soon_as_clocks_show_it_or_have_skipped_it(day: date, minute: int, zone: ZoneInfo) -> None:
    moment, wall = shown_first(day, minute, zone), wall_of(day, minute)

    assert shown(moment, zone) >= wall
    assert all(shown(moment - before, zone) < wall for before in AROUND)


@given(days, minutes, zones)
@example(AUTUMN, HALF_PAST_TWO, BERLIN)
def test_a_time_has_passed_for_good_when_clocks_show_nothing_earlier_any_more(
    day: date, minute: int, zone: ZoneInfo
) -> None:
    moment, wall = shown_last(day, minute, zone), wall_of(day, minute)

    assert shown(moment, zone) >= wall
    assert all(shown(moment + after, zone) >= wall for after in AROUND)
    assert shown(moment - timedelta(seconds=1), zone) < wall


def test_a_skipped_time_has_come_when_the_clocks_are_put_forward() -> None:
    assert shown_first(SPRING, HALF_PAST_TWO, BERLIN) == datetime(2026, 3, 29, 1, tzinfo=UTC)


def test_a_time_that_is_shown_twice_comes_an_hour_apart() -> None:
    assert shown_first(AUTUMN, HALF_PAST_TWO, BERLIN) == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    assert shown_last(AUTUMN, HALF_PAST_TWO, BERLIN) == datetime(2026, 10, 25, 1, 30, tzinfo=UTC)


def wall_of(day: date, minute: int) -> datetime:
    return datetime.combine(day, time(*divmod(minute, 60)))


def shown(moment: datetime, zone: ZoneInfo) -> datetime:
    return moment.astimezone(zone).replace(tzinfo=None)
