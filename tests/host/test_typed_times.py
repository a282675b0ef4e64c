"""Times that people type, read in the zone of their server."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.delivery.telling.saying import bot_words
from bot.host.denied import Denied
from bot.host.waits.typed_times import (
    Days,
    length_meant,
    time_meant,
    time_or_length_meant,
    zone_named,
    zones,
    zones_like,
)
from bot.wording.time_words import units_of
from bot.words import LANGUAGE

DAYS = Days("today", "tomorrow", ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"))
DUBLIN = "Europe/Dublin"
FRIDAY = datetime(2026, 11, 20, 18, 30, tzinfo=UTC)
"""Half past six in the evening on a Friday, in Dublin too."""


def meant(typed: str, at: datetime = FRIDAY, zone: str = DUBLIN) -> str:
    moment = time_meant(typed, at, zone, DAYS)
    assert moment.utcoffset() == timedelta(0)
    return f"{moment:%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("typed", "moment"),
    [
        ("20:00", "11-20 20:00"),
        (" 9:05 ", "11-21 09:05"),
        ("18:30", "11-21 18:30"),
        ("today 20:00", "11-20 20:00"),
        ("Tomorrow  20:00", "11-21 20:00"),
        ("fri 20:00", "11-20 20:00"),
        ("fri 18:00", "11-27 18:00"),
        ("Friday 18:00", "11-27 18:00"),
        ("thu 20:00", "11-26 20:00"),
        ("sa 00:00", "11-21 00:00"),
        ("2026-11-22 20:00", "11-22 20:00"),
    ],
)
def test_a_time_is_the_next_of_its_kind(typed: str, moment: str) -> None:
    assert meant(typed) == moment


def test_a_time_is_read_in_the_zone() -> None:
    assert meant("20:00", zone="Asia/Tokyo") == "11-21 11:00"
    assert meant("fri 20:00", zone="Asia/Tokyo") == "11-27 11:00"
    assert meant("20:00", zone="America/New_York") == "11-21 01:00"


@pytest.mark.parametrize("typed", ["today 18:30", "today 08:00", "2026-11-20 18:29", "2025-11-22 20:00"])
def test_a_time_that_has_passed_is_denied(typed: str) -> None:
    with pytest.raises(Denied, match="time-past"):
        meant(typed)


NO_TIMES: list[str] = [
    *("", "soon", "20", "8pm", "24:00", "20:60", "20:00:00", "20:00 fri", "-1:00"),
    *("f 20:00", "to 20:00", "t 20:00", "someday 20:00", "2026-02-30 20:00", "22.11.2026 20:00", "\u00b2 20:00"),
    *("10000-01-01 20:00", "0000-01-01 20:00"),
]


def test_nonsense_in_place_of_a_time_is_denied() -> None:
    for typed in NO_TIMES:
        with pytest.raises(Denied, match="no-such-time"):
            meant(typed)


def test_the_ends_of_all_time_are_denied() -> None:
    for typed, zone in (("0001-01-01 00:00", "Asia/Tokyo"), ("9999-12-31 23:59", "America/New_York")):
        with pytest.raises(Denied, match="no-such-time"):
            meant(typed, zone=zone)


def test_a_time_that_the_clocks_skip_is_denied() -> None:
    before = datetime(2026, 3, 28, 12, tzinfo=UTC)
    for typed in ("sun 01:30", "2026-03-29 01:30", "tomorrow 01:00"):
        with pytest.raises(Denied, match="time-skipped"):
            meant(typed, before)
    assert meant("sun 02:00", before) == "03-29 01:00"


def test_a_time_that_the_clocks_show_twice_means_the_first() -> None:
    assert meant("01:30", datetime(2026, 10, 24, 12, tzinfo=UTC)) == "10-25 00:30"
    assert meant("01:30", datetime(2026, 10, 25, 0, 45, tzinfo=UTC)) == "10-25 01:30"


def test_a_day_on_which_the_clocks_change_is_longer_or_shorter() -> None:
    before = datetime(2026, 10, 24, 11, tzinfo=UTC)

    assert time_meant("tomorrow 12:00", before, DUBLIN, DAYS) - before == timedelta(hours=25)


def test_a_zone_is_known_in_any_case() -> None:
    assert zone_named(" europe/dublin ") == DUBLIN
    assert zone_named("america/new york") == "America/New_York"
    with pytest.raises(Denied, match="no-such-zone"):
        zone_named("Europe/Cruachan")


def test_every_zone_can_be_used() -> None:
    assert "UTC" in zones()
    for zone in zones():
        meant("20:00", zone=zone)


def test_zones_are_found_by_a_part_of_their_name_their_place_first() -> None:
    assert zones_like("new york") == ["America/New_York"]
    assert zones_like("dub")[:2] == ["Asia/Dubai", DUBLIN]
    assert zones_like("me")[0] == "America/Argentina/Mendoza"
    assert len(zones_like("")) == len(zones())


UNITS = units_of(bot_words(None, LANGUAGE))


@pytest.mark.parametrize(
    ("typed", "length"),
    [
        ("5 min", timedelta(minutes=5)),
        ("90 s", timedelta(seconds=90)),
        ("2 h", timedelta(hours=2)),
        ("1 day", timedelta(days=1)),
        ("24", timedelta(hours=24)),
        ("0.5", timedelta(minutes=30)),
        (" 1,5 Hours ", timedelta(minutes=90)),
        ("1 h 30 min", timedelta(minutes=90)),
        ("1h30m", timedelta(minutes=90)),
        ("2 days, 6 hours", timedelta(hours=54)),
    ],
)
def test_a_length_is_typed_in_plain_words_or_in_hours(typed: str, length: timedelta) -> None:
    assert length_meant(typed, UNITS) == length


@pytest.mark.parametrize("typed", ["", " ", "0", "0 min", "soon", "min 5", "-5 min", "5 weeks", "1 h 30", "5 min!"])
def test_a_length_that_cannot_be_read_is_denied(typed: str) -> None:
    with pytest.raises(Denied, match="no-such-length"):
        length_meant(typed, UNITS)


@pytest.mark.parametrize(("typed", "later"), [("3 days", timedelta(days=3)), ("20 min", timedelta(minutes=20))])
def test_a_length_stands_for_the_moment_so_far_away(typed: str, later: timedelta) -> None:
    assert time_or_length_meant(typed, FRIDAY, DUBLIN, DAYS, UNITS) == FRIDAY + later


def test_a_clock_time_is_no_length() -> None:
    assert time_or_length_meant("20:00", FRIDAY, DUBLIN, DAYS, UNITS) == FRIDAY.replace(hour=20, minute=0)
