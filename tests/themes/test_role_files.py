"""A theme of the open table may bring a role file of its own, with which its games begin."""

from pathlib import Path

import pytest

from bot.themes import games, load_shelf, load_themes, usual_options, words_of
from bot.wording.voice import SetUp
from bot.wording.words_registry import words_for
from engine.codec import convert
from engine.open_table.events import RoleTold
from engine.open_table.options import FIVE_ROLES, OpenTableOptions
from engine.open_table.reading import read_role_file
from engine.views import Told
from tests.engine.open_table.role_files import SMALL, changed
from tests.themes.making import MANIFEST, check_refused, make

OPEN_TABLE = MANIFEST.replace("quests", "open_table")
COLOURED = f'{OPEN_TABLE}[colours]\nmafia = "#7A1F1F"\n'
GOON, COP = (
    RoleTold(to=("Ann",), role=role, side=side, fellows=()) for role, side in (("goon", "mafia"), ("cop", "town"))
)


def make_with(folder: Path, content: str, manifest: str = OPEN_TABLE) -> Path:
    """Write a theme with a role file into a host's folder, and return that folder."""
    terms = words_of(load_themes()["open-table" if manifest is not MANIFEST else "classic"])
    make(folder, manifest, terms.read_text(encoding="utf-8"))
    (folder / "mine" / "roles.toml").write_text(content, encoding="utf-8")
    return folder


def usual(folder: Path | None, slug: str) -> OpenTableOptions:
    """Return the options with which games of a theme begin."""
    themes = load_shelf(folder).themes
    return convert(usual_options(themes[slug], games(themes)[slug]), OpenTableOptions)


def test_games_begin_with_the_file_of_their_theme(tmp_path: Path) -> None:
    assert usual(make_with(tmp_path, SMALL), "mine").file == read_role_file(SMALL.encode())


def test_games_of_a_theme_without_a_file_begin_with_the_five_roles() -> None:
    assert usual(None, "open-table").file == FIVE_ROLES


@pytest.mark.parametrize(
    ("content", "line", "sentence"),
    [
        (changed("players = 5", "players = 6"), 2, "the counts add up to 5"),
        (changed('effect = "kill"', 'effect = "kiss"'), 30, "'kiss' is not known here; write one of swap"),
        (f"#{'x' * 40_000}", 1, "this file is too large; 32 KB are the most"),
    ],
)
def test_a_theme_with_a_mistake_in_its_file_is_left_out(tmp_path: Path, content: str, line: int, sentence: str) -> None:
    check_refused(make_with(tmp_path, content), "mine/roles.toml", line, sentence)


def test_a_role_card_has_the_colour_that_the_theme_gives_to_a_side_of_its_own_file(tmp_path: Path) -> None:
    theme = load_shelf(make_with(tmp_path, SMALL, COLOURED)).themes["mine"]
    words = words_for(theme, setup=SetUp(OpenTableOptions(read_role_file(SMALL.encode())), 5))
    cards = [words.tell(Told("Ann", told)) for told in (GOON, COP)]

    assert [card.colour for card in cards if card is not None] == [0x7A1F1F, theme.colour]


def test_only_the_sides_of_the_own_file_may_have_colours(tmp_path: Path) -> None:
    other = SMALL.replace("sides.mafia", "sides.mob").replace('side = "mafia"', 'side = "mob"')

    check_refused(make_with(tmp_path, other, COLOURED), "mine/theme.toml", 4, "the names are game, town, mob, death")


def test_a_theme_of_other_rules_brings_no_role_file(tmp_path: Path) -> None:
    check_refused(make_with(tmp_path, SMALL, MANIFEST), "mine/roles.toml", 1, "only themes of open_table have such a")
