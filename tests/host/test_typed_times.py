"""Times that people type, read in the zone of their server."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.delivery.telling.saying import bot_words
from bot.host.denied import Denied
from bot.host.waits.typed_times import length_meant, moment_meant, shift_meant, time_meant, time_words_of
from bot.host.waits.typed_zones import zone_named, zones, zones_like
from bot.wording.time_words import units_of
from bot.words import LANGUAGE

WORDS = time_words_of(bot_words(None, LANGUAGE))
DUBLIN = "Europe/Dublin"
FRIDAY = datetime(2026, 11, 20, 18, 30, tzinfo=UTC)
"""Half past six in the evening on a Friday, in Dublin too."""


def meant(typed: str, at: datetime = FRIDAY, zone: str = DUBLIN) -> str:
    moment = time_meant(typed, at, zone, WORDS)
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
        ("8pm", "11-20 20:00"),
        ("12 am", "11-21 00:00"),
        ("tomorrow at 8:30 pm", "11-21 20:30"),
        ("20:00 tomorrow", "11-21 20:00"),
        ("8 pm, fri", "11-20 20:00"),
        ("on Saturday at 9 am", "11-21 09:00"),
        ("25 dec 20:00", "12-25 20:00"),
        ("December 25th, 8pm", "12-25 20:00"),
        ("1. jan 2027 00:30", "01-01 00:30"),
        ("22.11.2026 20:00", "11-22 20:00"),
        ("22.11. 20:00", "11-22 20:00"),
        ("22/11 20:00", "11-22 20:00"),
        ("11/22/2026 20:00", "11-22 20:00"),
        ("12/12 20:00", "12-12 20:00"),
        ("tomorrow", "11-21 18:30"),
        ("sun", "11-22 18:30"),
        ("24 dec", "12-24 18:30"),
        ("fri 20:00 CET", "11-20 19:00"),
        ("fri 18:00 CET", "11-27 17:00"),
        ("20:00 EST", "11-21 01:00"),
        ("20:00 Asia/Tokyo", "11-21 11:00"),
        ("20:00 UTC+2", "11-21 18:00"),
        ("8pm gmt-03:30", "11-20 23:30"),
        ("tonight 20:00", "11-20 20:00"),
        ("noon", "11-21 12:00"),
        ("tomorrow noon", "11-21 12:00"),
        ("<t:1795302000:F>", "11-21 23:00"),
        ("<t:1795302000>", "11-21 23:00"),
    ],
)
def test_a_time_is_the_next_of_its_kind(typed: str, moment: str) -> None:
    assert meant(typed) == moment


def test_a_summer_time_is_meant_in_summer_however_its_zone_is_written() -> None:
    for zone in ("CET", "CEST"):
        assert meant(f"2026-12-24 20:00 {zone}") == "12-24 19:00"
        assert meant(f"2027-07-01 20:00 {zone}") == "07-01 18:00"


def test_a_29th_of_february_is_in_the_next_leap_year() -> None:
    assert f"{time_meant('29 feb 20:00', FRIDAY, DUBLIN, WORDS):%Y-%m-%d}" == "2028-02-29"


@pytest.mark.parametrize(
    ("typed", "readings"), [("10/11 20:00", ("10 Nov", "11 Oct")), ("3/4/2027", ("3 Apr", "4 Mar"))]
)
def test_a_date_that_could_be_two_is_denied_with_both(typed: str, readings: tuple[str, str]) -> None:
    with pytest.raises(Denied, match="time-ambiguous") as denied:
        meant(typed)
    shown = [datetime.fromtimestamp(int(str(value)[3:-3]), UTC) for value in denied.value.values.values()]
    assert tuple(f"{moment.day} {moment:%b}" for moment in shown) == readings


@pytest.mark.parametrize("zone", ["IST", "bst", "CST"])
def test_a_zone_that_several_places_write_alike_is_denied_with_the_places(zone: str) -> None:
    with pytest.raises(Denied, match="zone-ambiguous") as denied:
        meant(f"20:00 {zone}")
    for place in str(denied.value.values["zones"]).split(", "):
        assert zone_named(place) == place


def test_a_time_is_read_in_the_zone() -> None:
    assert meant("20:00", zone="Asia/Tokyo") == "11-21 11:00"
    assert meant("fri 20:00", zone="Asia/Tokyo") == "11-27 11:00"
    assert meant("20:00", zone="America/New_York") == "11-21 01:00"


@pytest.mark.parametrize(
    "typed", ["today 18:30", "today 08:00", "tonight 18:00", "2026-11-20 18:29", "2025-11-22 20:00", "<t:1700000000:R>"]
)
def test_a_time_that_has_passed_is_denied(typed: str) -> None:
    with pytest.raises(Denied, match="time-past"):
        meant(typed)


NO_TIMES: list[str] = [
    *("", " ", "at", "soon", "20", "24:00", "20:60", "20:00:00", "-1:00", "13pm", "0 am", "20:00 21:00", "fri 8"),
    *(
        "f 20:00",
        "to 20:00",
        "t 20:00",
        "someday 20:00",
        "2026-02-30 20:00",
        "30.2. 20:00",
        "31/11 20:00",
        "31 feb 20:00",
        "feb 30",
        "29 feb 2026 20:00",
        "\u00b2 20:00",
    ),
    *("10000-01-01 20:00", "0000-01-01 20:00", "de 25 20:00", "fri dec 20:00", "20:00 Europe/Cruachan", "CET", "1 2 3"),
    *("noon 20:00", "<t:1>>", "<t:999999999999:F>", "<t:soon>"),
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

    assert time_meant("tomorrow 12:00", before, DUBLIN, WORDS) - before == timedelta(hours=25)


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
        ("2 hours and 30 minutes", timedelta(minutes=150)),
        ("an hour", timedelta(hours=1)),
        ("One Day", timedelta(days=1)),
        ("half an hour", timedelta(minutes=30)),
    ],
)
def test_a_length_is_typed_in_plain_words_or_in_hours(typed: str, length: timedelta) -> None:
    assert length_meant(typed, UNITS) == length


@pytest.mark.parametrize(
    "typed", ["", "0", "0 min", "soon", "min 5", "-5 min", "5 parsecs", "1 h 30", "5 min!", "and", "half"]
)
def test_a_length_that_cannot_be_read_is_denied(typed: str) -> None:
    with pytest.raises(Denied, match="no-such-length"):
        length_meant(typed, UNITS)


@pytest.mark.parametrize(
    ("typed", "later"),
    [
        ("3 days", timedelta(days=3)),
        ("in 3 days", timedelta(days=3)),
        ("+20 min", timedelta(minutes=20)),
        ("in 2 weeks", timedelta(weeks=2)),
        ("in a week", timedelta(weeks=1)),
        ("in half an hour", timedelta(minutes=30)),
    ],
)
def test_a_length_stands_for_the_moment_so_far_away(typed: str, later: timedelta) -> None:
    assert moment_meant(typed, FRIDAY, DUBLIN, WORDS) == FRIDAY + later


@pytest.mark.parametrize("typed", ["in", "in 20:00 min", "-5 min", "999999 weeks", "5 min earlier"])
def test_a_length_that_leads_to_no_moment_is_denied(typed: str) -> None:
    with pytest.raises(Denied, match="no-such-time"):
        moment_meant(typed, FRIDAY, DUBLIN, WORDS)


def test_a_clock_time_is_no_length() -> None:
    assert moment_meant("20:00", FRIDAY, DUBLIN, WORDS) == FRIDAY.replace(hour=20, minute=0)


SATURDAY_AT_8 = datetime(2026, 11, 21, 20, tzinfo=UTC)
"""A deadline, in Dublin too."""


@pytest.mark.parametrize(
    ("typed", "shift"),
    [
        ("2 h", timedelta(hours=2)),
        ("+5 min", timedelta(minutes=5)),
        ("-30 min", timedelta(minutes=-30)),
        ("1 h 30 min earlier", timedelta(minutes=-90)),
        ("2h sooner", timedelta(hours=-2)),
        ("an hour earlier", timedelta(hours=-1)),
        ("2 h later", timedelta(hours=2)),
        ("<t:1795302000:f>", datetime(2026, 11, 21, 23, tzinfo=UTC)),
        ("in 3 days", FRIDAY + timedelta(days=3)),
        ("fri 20:00 CET", FRIDAY.replace(hour=19, minute=0)),
        ("tomorrow", SATURDAY_AT_8),
        ("sunday", SATURDAY_AT_8 + timedelta(days=1)),
    ],
)
def test_a_deadline_moves_by_a_length_either_way_or_to_a_time(typed: str, shift: timedelta | datetime) -> None:
    assert shift_meant(typed, FRIDAY, DUBLIN, WORDS, SATURDAY_AT_8) == shift


@pytest.mark.parametrize("typed", ["-20:00", "+soon", "soon earlier", "earlier", "-"])
def test_a_shift_that_cannot_be_read_is_denied(typed: str) -> None:
    with pytest.raises(Denied, match="no-such-"):
        shift_meant(typed, FRIDAY, DUBLIN, WORDS, SATURDAY_AT_8)
