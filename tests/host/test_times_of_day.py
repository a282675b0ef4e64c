"""Times of day that people type for their tables."""

import pytest

from bot.delivery.telling.saying import bot_words
from bot.host.denied import Denied
from bot.host.waits.times_of_day import (
    check_pace,
    least_typed,
    long_waits,
    pace_of,
    quiet_typed,
    times_typed,
    usual_least,
    with_suggested_hours,
)
from bot.storage.schema.game_settings import GameSettings
from bot.storage.schema.pace import EVERY_DAY, Ends, Pace, Quiet, TimeOfDay
from bot.words import LANGUAGE
from engine.great_table import GreatTableRules
from engine.quests import Quests
from engine.rulebook import any_rulebook
from tests.host.test_typed_times import WORDS as TYPED

WORDS = bot_words(None, LANGUAGE)
QUESTS, GREAT_TABLE = any_rulebook(Quests()), any_rulebook(GreatTableRules())
WORK, WEEKEND = (0, 1, 2, 3, 4), (5, 6)


@pytest.mark.parametrize(
    ("typed", "times"),
    [
        ("", []),
        ("20:00", [(1200, EVERY_DAY)]),
        ("08:00, 20:00", [(480, EVERY_DAY), (1200, EVERY_DAY)]),
        ("mon-fri 20:00, sat sun 15:00", [(1200, WORK), (900, WEEKEND)]),
        ("Monday\N{EN DASH}Friday 20:00, Saturday & Sunday 15:00", [(1200, WORK), (900, WEEKEND)]),
        ("fri - mon 9:05", [(545, (0, 4, 5, 6))]),
        ("we 20:00; su 18:30", [(1200, (2,)), (1110, (6,))]),
        ("sun 15:00 20:00", [(900, (6,)), (1200, (6,))]),
    ],
)
def test_times_of_day_are_read_with_the_days_before_them(typed: str, times: list[tuple[int, tuple[int, ...]]]) -> None:
    assert times_typed(typed, TYPED.week) == tuple(TimeOfDay(*each) for each in times)


NO_TIMES_OF_DAY: list[str] = [
    *("20", "24:00", "20:60", "soon", "8pm", "20:00 fri", "mon", "t 20:00", "s 20:00", "mon-fri-sun 20:00", "-"),
    *("mon- 20:00", "20:00-22:00", "\u00b2:00", ", ".join(["20:00"] * 15)),
]


def test_an_invalid_time_of_day_is_denied() -> None:
    for typed in NO_TIMES_OF_DAY:
        with pytest.raises(Denied, match="no-such-times"):
            times_typed(typed, TYPED.week)


@pytest.mark.parametrize(
    ("typed", "quiet"),
    [
        ("", None),
        ("23:00-08:00", Quiet(1380, 480)),
        (" 23:00 \N{EN DASH} 8:00 ", Quiet(1380, 480)),
        ("12:00-14:00", Quiet(720, 840)),
    ],
)
def test_quiet_hours_are_read_from_one_time_to_another(typed: str, quiet: Quiet | None) -> None:
    assert quiet_typed(typed) == quiet


@pytest.mark.parametrize("typed", ["23:00", "at night", "23:00-08:00-09:00", "23:00-25:00", "23:00-", "23-8"])
def test_invalid_quiet_hours_are_denied(typed: str) -> None:
    with pytest.raises(Denied, match="no-such-quiet"):
        quiet_typed(typed)


@pytest.mark.parametrize("typed", ["08:00-08:00", "08:00-07:00"])
def test_a_day_is_not_all_quiet(typed: str) -> None:
    with pytest.raises(Denied, match="quiet-too-long"):
        quiet_typed(typed)


@pytest.mark.parametrize("typed", ["169", "1.5", "90 min", "8 days"])
def test_the_least_hours_are_whole_hours_of_a_week(typed: str) -> None:
    with pytest.raises(Denied, match="no-such-least"):
        least_typed(typed, WORDS)


def test_the_least_hours_are_typed_as_a_number_or_in_words() -> None:
    assert [least_typed(typed, WORDS) for typed in ("12", "12 hours", "2 days")] == [12, 12, 48]


def test_a_wait_lasts_at_least_half_as_long_as_usual() -> None:
    assert [usual_least(GREAT_TABLE, kind) for kind in ("day", "lists", "night")] == [15, 6, 1]
    assert usual_least(QUESTS, "vote") == 12


def test_times_without_a_named_wait_apply_to_waits_of_a_day_or_longer() -> None:
    assert long_waits(GREAT_TABLE) == ("day",)
    assert long_waits(QUESTS) == QUESTS.kinds_of_wait


def test_no_wait_may_end_at_a_time_in_quiet_hours() -> None:
    evening, night = times_typed("20:00", TYPED.week), times_typed("23:30", TYPED.week)
    quiet = quiet_typed("23:00-08:00")

    check_pace(pace_of(QUESTS, evening, quiet))
    with pytest.raises(Denied, match="time-in-quiet"):
        check_pace(pace_of(QUESTS, night, quiet))


@pytest.mark.parametrize(
    ("chosen", "kept"),
    [
        ({"day": 48.0, "night": 24.0}, {"day": 12.0, "night": 24.0}),
        ({"day": 36.0, "night": 24.0}, {"day": 36.0, "night": 24.0}),
        ({"night": 24.0}, {"night": 24.0}),
    ],
)
def test_hours_that_a_set_up_suggests_replace_what_the_table_has_not_chosen(
    chosen: dict[str, float], kept: dict[str, float]
) -> None:
    before, after = {"day": 48.0, "night": 24.0}, {"day": 12.0, "night": 24.0}

    assert with_suggested_hours(GameSettings(hours=chosen), before, after).hours == kept


def test_a_wait_that_ends_at_a_time_of_day_takes_no_suggested_hours() -> None:
    settings = GameSettings(hours={"day": 48.0}, pace=Pace({"day": Ends((TimeOfDay(1200),), 12)}))

    assert with_suggested_hours(settings, {"day": 48.0}, {"day": 12.0}) == settings
