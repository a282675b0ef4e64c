"""The check of themes."""

from pathlib import Path

from bot.checking.findings import Level
from bot.checking.themes import check_themes
from tests.checking.conftest import ROOM
from tests.themes.making import make


def test_the_playable_themes_are_named(tmp_path: Path) -> None:
    (finding,) = check_themes(make(tmp_path), [ROOM])

    assert finding == (
        Level.OK,
        "Themes",
        "These can be played: "
        "bluff, classic, danube, great-table, honnoji, middle-earth, mine, open-table, sigily, tain.",
    )


def test_a_broken_theme_is_a_warning_with_file_and_line(tmp_path: Path) -> None:
    _, finding = check_themes(make(tmp_path, terms="-good"), [])

    assert finding.level is Level.WARNING
    assert finding.text.startswith(f"mine is left out. {tmp_path}/mine/en.ftl:1: ")


def test_a_missing_folder_is_an_error(tmp_path: Path) -> None:
    (finding,) = check_themes(tmp_path / "nowhere", [])

    assert finding.level is Level.ERROR
    assert finding.text.startswith("BREHON_THEMES is ")


def test_a_game_whose_theme_is_missing_is_an_error() -> None:
    _, finding = check_themes(None, [ROOM._replace(theme="mine")])

    assert finding.level is Level.ERROR
    assert finding.text == "Game 7 rests, for its theme mine is missing. Put it back."
