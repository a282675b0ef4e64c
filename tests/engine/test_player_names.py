"""The names that a player may have."""

import pytest

from engine.actions import Replace
from engine.names import GM, check_names
from engine.refusals import NameTaken
from tests.engine.quests.tables import voting


def test_a_name_may_hold_an_emoji_of_several_characters() -> None:
    assert check_names(["Ann \U0001f468\u200d\U0001f33e"]) is None


NO_NAMES: list[str] = [
    "Ben",
    "bEN",
    "zed",
    "gm",
    "GM",
    "clock",
    "Public",
    " ",
    " Kit",
    "Kit ",
    "K\nit",
    "K\u202eit",
    "\x00",
    "",
]


def test_a_newcomer_needs_a_fresh_and_decent_name() -> None:
    for name in NO_NAMES:
        play = voting()
        play.gm(Replace(player="Eve", by="Zed"))

        assert play.refused(GM, Replace(player="Ann", by=name)) == NameTaken(name)


BAD_NAMES: list[tuple[list[str], str]] = [
    (["Ann", "ann"], "two players are called"),
    (["Stra\u00dfe", "STRASSE"], "two players are called"),
    (["gm"], "nobody may be called"),
    (["Clock"], "nobody may be called"),
    (["PUBLIC"], "nobody may be called"),
    ([""], "1 to 32 characters that can be written"),
    (["A" * 33], "1 to 32 characters that can be written"),
    ([" Ann"], "1 to 32 characters that can be written"),
    (["Ann "], "1 to 32 characters that can be written"),
    (["A\tnn"], "1 to 32 characters that can be written"),
    (["\u202eAnn"], "1 to 32 characters that can be written"),
    (["Zo\u00eb", "Zoe\u0308"], "two players are called"),
    (["A\x1b[31m"], "1 to 32 characters that can be written"),
]


def test_names_are_short_writable_and_unique_ignoring_case() -> None:
    for names, problem in BAD_NAMES:
        found = check_names(names)

        assert found is not None
        assert problem in found


@pytest.mark.parametrize("name", ["A", "A" * 32, "Cú Chulainn", "李", "O'Neill", "public house"])
def test_any_other_name_will_do(name: str) -> None:
    assert check_names([name, "Ben"]) is None
