"""A table's pace: when waits end by the clock, and when none ends."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from bot.storage.schema.pace import Ends, Pace, Quiet, TimeOfDay
from tests.test_wall_clock import BERLIN, zones

EIGHT = TimeOfDay(20 * 60)
NIGHT = Pace(quiet=Quiet(23 * 60, 8 * 60))
WEEKEND = Ends((TimeOfDay(20 * 60, (0, 1, 2, 3, 4)), TimeOfDay(15 * 60, (5, 6))), 12)

moments = st.datetimes(datetime(2015, 1, 1), datetime(2036, 1, 1)).map(lambda naive: naive.replace(tzinfo=UTC))  # noqa: DTZ001
quiets = st.builds(Quiet, st.integers(0, 1439), st.integers(0, 1439)).filter(
    lambda quiet: 0 < (quiet.end - quiet.start) % 1440 <= 20 * 60
)
times = st.builds(
    TimeOfDay, st.integers(0, 1439), st.sets(st.integers(0, 6), min_size=1).map(lambda days: tuple(sorted(days)))
)


def at(text: str, zone: ZoneInfo = BERLIN) -> datetime:
    """Return a moment by the clocks of Berlin."""
    return datetime.fromisoformat(text).replace(tzinfo=zone).astimezone(UTC)


def test_a_wait_ends_at_the_next_time_of_its_day() -> None:
    assert Ends((EIGHT,), 1).next_after(at("2026-11-20 20:00"), BERLIN) == at("2026-11-20 20:00")
    assert Ends((EIGHT,), 1).next_after(at("2026-11-20 20:01"), BERLIN) == at("2026-11-21 20:00")


def test_weekends_may_end_at_another_time() -> None:
    assert WEEKEND.next_after(at("2026-11-20 10:00"), BERLIN) == at("2026-11-20 20:00")
    assert WEEKEND.next_after(at("2026-11-20 22:00"), BERLIN) == at("2026-11-21 15:00")


def test_a_wait_may_end_on_some_days_alone() -> None:
    sundays = Ends((TimeOfDay(20 * 60, (6,)),), 12)

    assert sundays.next_after(at("2026-11-23 08:00"), BERLIN) == at("2026-11-29 20:00")


def test_a_time_that_is_shown_twice_ends_a_wait_the_first_time() -> None:
    assert Ends((TimeOfDay(150),), 1).next_after(at("2026-10-24 20:00"), BERLIN) == datetime(
        2026, 10, 25, 0, 30, tzinfo=UTC
    )


@given(moments, st.lists(times, min_size=1, max_size=3).map(tuple), zones)
def test_a_time_of_day_comes_within_eight_days_on_one_of_its_days(
    moment: datetime, chosen: tuple[TimeOfDay, ...], zone: ZoneInfo
) -> None:
    end = Ends(chosen, 1).next_after(moment, zone)
    shown = end.astimezone(zone)

    assert timedelta() <= end - moment <= timedelta(days=8, hours=1)
    is_plain = any(shown.hour * 60 + shown.minute == each.minute and shown.weekday() in each.days for each in chosen)
    assert is_plain or shown.utcoffset() != (end - timedelta(minutes=1)).astimezone(zone).utcoffset()


def test_quiet_hours_end_in_the_morning() -> None:
    assert NIGHT.awake(at("2026-11-20 22:59"), BERLIN) == at("2026-11-20 22:59")
    assert NIGHT.awake(at("2026-11-20 23:00"), BERLIN) == at("2026-11-21 08:00")
    assert NIGHT.awake(at("2026-11-21 07:59"), BERLIN) == at("2026-11-21 08:00")
    assert NIGHT.awake(at("2026-11-21 08:00"), BERLIN) == at("2026-11-21 08:00")


def test_quiet_hours_may_be_within_a_day() -> None:
    noon = Pace(quiet=Quiet(12 * 60, 14 * 60))

    assert noon.awake(at("2026-11-20 13:00"), BERLIN) == at("2026-11-20 14:00")
    assert not noon.is_quiet(at("2026-11-20 23:30"), BERLIN)


def test_a_time_that_clocks_show_twice_is_quiet_twice() -> None:
    early = Pace(quiet=Quiet(23 * 60, 150))
    first, second = datetime(2026, 10, 25, 0, 40, tzinfo=UTC), datetime(2026, 10, 25, 1, 30, tzinfo=UTC)

    assert early.awake(first, BERLIN) == second


@given(moments, quiets, zones)
def test_clocks_outside_quiet_hours_show_no_quiet_time(moment: datetime, quiet: Quiet, zone: ZoneInfo) -> None:
    woken = Pace(quiet=quiet).awake(moment, zone)
    shown = woken.astimezone(zone)

    assert not Pace(quiet=quiet).is_quiet(woken, zone)
    assert moment <= woken <= moment + timedelta(hours=22)
    assert (shown.hour * 60 + shown.minute - quiet.start) % 1440 >= (quiet.end - quiet.start) % 1440


@given(moments, quiets, zones, st.integers(0, 120).map(lambda minutes: timedelta(minutes=minutes)))
def test_neither_a_deadline_nor_the_end_of_its_grace_is_in_quiet_hours(
    moment: datetime, quiet: Quiet, zone: ZoneInfo, grace: timedelta
) -> None:
    pace = Pace(quiet=quiet)
    free = pace.free(moment, grace, zone)

    assert free >= moment
    assert not pace.is_quiet(free, zone)
    assert not pace.is_quiet(free + grace, zone)


def test_a_pace_comes_back_from_json_as_it_was() -> None:
    pace = Pace({"day": WEEKEND}, NIGHT.quiet, 10)

    assert msgspec.json.decode(msgspec.json.encode(pace), type=Pace) == pace
    assert msgspec.json.encode(Pace()) == b"{}"
