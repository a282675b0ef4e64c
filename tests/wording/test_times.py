"""Lengths of time in words."""

from datetime import timedelta

import pytest

from bot.delivery.telling.saying import bot_words
from bot.wording.time_words import is_exact, rough_span, span
from bot.words import LANGUAGE

WORDS = bot_words(None, LANGUAGE)


@pytest.mark.parametrize(
    ("length", "said"),
    [
        (timedelta(seconds=1), "1 second"),
        (timedelta(seconds=90), "1 minute and 30 seconds"),
        (timedelta(hours=0.03333), "2 minutes"),
        (timedelta(minutes=5), "5 minutes"),
        (timedelta(minutes=60), "1 hour"),
        (timedelta(hours=1.5), "1 hour and 30 minutes"),
        (timedelta(hours=36), "36 hours"),
        (timedelta(hours=72), "3 days"),
        (timedelta(hours=54, minutes=7), "2 days and 6 hours"),
        (timedelta(hours=1, seconds=30), "1 hour"),
    ],
)
def test_a_length_is_said_in_its_largest_units(length: timedelta, said: str) -> None:
    assert span(WORDS, length) == said


@pytest.mark.parametrize(
    ("length", "said"),
    [
        (timedelta(seconds=4), "1 minute"),
        (timedelta(minutes=44, seconds=40), "45 minutes"),
        (timedelta(minutes=100), "2 hours"),
        (timedelta(days=9, hours=20), "10 days"),
    ],
)
def test_a_rough_length_has_one_unit(length: timedelta, said: str) -> None:
    assert rough_span(WORDS, length) == said


@pytest.mark.parametrize("length", [{"seconds": 90}, {"minutes": 67}, {"hours": 54}, {"hours": 1 / 60}])
def test_a_length_that_two_units_give_in_full_is_exact(length: dict[str, float]) -> None:
    assert is_exact(timedelta(**length))


@pytest.mark.parametrize("length", [{"seconds": 97}, {"minutes": 67, "seconds": 15}, {"hours": 54, "minutes": 1}])
def test_a_length_that_two_units_cut_short_or_with_odd_seconds_is_not_exact(length: dict[str, float]) -> None:
    assert not is_exact(timedelta(**length))
