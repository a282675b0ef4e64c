"""Players are called as on Discord, unless others could not read or tell apart what they are called."""

import pytest

from bot.host.seats.player_names import name_for

UNSEEN = ("A\u200bnn", "\u2060Ann", "Ann\ufe0f", "Ann\u3164", "A\u00adNN", "\uff21nn")
NOTHING = ("\u200b", "\u2800\u3164", "\ufe0f\u200d", " \u00ad ")
SEEN = ("Ann", "❤️", "👩‍🚀", "می‌خواهم", "A-nn")


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_that_nobody_can_tell_from_another_gets_a_number(name: str) -> None:
    assert name_for(name, ["Ann"], "Nameless").endswith(" 2")


@pytest.mark.parametrize("name", NOTHING)
def test_a_name_of_which_nothing_is_seen_is_none(name: str) -> None:
    assert name_for(name, [], "Nameless") == "Nameless"


@pytest.mark.parametrize("name", SEEN)
def test_a_name_that_is_seen_stays_as_it_is(name: str) -> None:
    assert name_for(name, ["Ben"], "Nameless") == name
