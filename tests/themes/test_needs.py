"""A theme's needs are read off the words of its rulebook."""

from pathlib import Path
from shutil import copytree

import pytest

import bot.words
from bot.themes.needs import needs_of

WORDS = """\
side-good = { -good }
side-told = You are with { -good(form: "inside") }.
role-seer = { -seer }
role-label = { $role } ({ $side })
item-ring = { -ring }
place-1 = { -ford }
flavour = { -opening }
drama-feast = { -drama-feast }
"""


@pytest.fixture(autouse=True)
def rulebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The words of a rulebook, in a language of their own."""
    folder = Path(copytree(bot.words.FOLDER, tmp_path / "words"))
    (folder / "xx").mkdir()
    (folder / "xx" / "quests.ftl").write_text(WORDS, encoding="utf-8")
    monkeypatch.setattr(bot.words, "FOLDER", folder)


def test_every_term_in_use_is_needed_in_its_forms() -> None:
    needs = needs_of("quests", "xx")

    assert needs.terms == {"-good", "-seer", "-ring", "-ford", "-opening"}
    assert needs.forms == {"inside"}


def test_drama_is_optional() -> None:
    assert needs_of("quests", "xx").drama == {"-drama-feast"}


def test_a_name_is_a_message_that_is_one_term_and_nothing_else() -> None:
    needs = needs_of("quests", "xx")

    assert needs.names == {"-good", "-seer", "-ring", "-ford"}
    assert needs.sides == {"good"}
    assert needs.marked == {"good", "seer", "ring", "place-1"}
