"""Icons: the files that a theme may have in place of its emoji, and their names on Discord."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.themes import Theme, load_shelf
from bot.themes.manifest import GAME
from bot.themes.needs import needs_of
from bot.themes.theme_icons import LARGEST, Face, read_icons, without_icons
from engine import rulebooks
from tests.themes.making import MANIFEST, add_icon, check_refused, make, picture

MARKED = MANIFEST + '[emoji]\nseer = "🦉"\n'


def loaded(folder: Path, slug: str = "mine") -> Theme:
    return load_shelf(folder).themes[slug]


def emoji(folder: Path) -> str:
    (icon,) = loaded(folder).icons
    return icon.emoji


def test_every_name_with_an_emoji_may_have_an_icon(tmp_path: Path) -> None:
    names = {GAME, *needs_of("quests").marked}
    assert {"evil", "seer", "plain-good", "vision", "place-1"} < names
    make(tmp_path)
    for name in names:
        add_icon(tmp_path, f"{name}.png", picture())

    assert {icon.name for icon in loaded(tmp_path).icons} == names


def test_hidden_files_are_not_icons(tmp_path: Path) -> None:
    assert loaded(add_icon(make(tmp_path), ".DS_Store", b"")).icons == ()


@pytest.mark.parametrize(
    ("file", "content", "problem"),
    [
        ("seeer.png", picture(), "there is no such name; the names are game, assassin,"),
        ("seer.jpg", picture(), "an icon is a PNG file, whose name ends in .png"),
        ("seer.png", b"", "this is no PNG picture, or a damaged one"),
        ("seer.png", b"GIF89a", "this is no PNG picture, or a damaged one"),
        ("seer.png", picture()[:-20], "this is no PNG picture, or a damaged one"),
        ("seer.png", picture() + bytes(LARGEST), "this file is larger than 256 KB"),
    ],
)
def test_a_file_that_is_not_an_icon_is_refused_by_name(tmp_path: Path, file: str, content: bytes, problem: str) -> None:
    check_refused(add_icon(make(tmp_path), file, content), f"mine/icons/{file}", 1, problem)


def test_a_plain_file_named_icons_is_refused(tmp_path: Path) -> None:
    (make(tmp_path) / "mine" / "icons").write_bytes(b"")

    check_refused(tmp_path, "mine/icons", 1, "this folder cannot be read: Not a directory")


def test_an_emoji_is_named_after_theme_icon_and_content(tmp_path: Path) -> None:
    first = emoji(add_icon(make(tmp_path), "seer.png", picture()))
    changed = emoji(add_icon(tmp_path, "seer.png", picture(255)))

    assert re.fullmatch("mine_seer_[0-9a-f]{8}", first)
    assert re.fullmatch("mine_seer_[0-9a-f]{8}", changed)
    assert first != changed
    assert first == emoji(add_icon(tmp_path, "seer.png", picture()))


@pytest.mark.parametrize("rulebook", [rulebook.slug for rulebook in rulebooks.RULEBOOKS])
def test_emoji_names_are_legal_and_distinct(tmp_path: Path, rulebook: str) -> None:
    slug, names = "x-" * 15 + "x", {GAME, *needs_of(rulebook).marked}
    (tmp_path / slug / "icons").mkdir(parents=True)
    for name in names:
        (tmp_path / slug / "icons" / f"{name}.png").write_bytes(picture())
    called = {icon.emoji for icon in read_icons(tmp_path / slug, rulebook)}

    assert len(called) == len(names)
    assert all(re.fullmatch("[A-Za-z0-9_]{2,32}", emoji) for emoji in called)


def test_an_icon_replaces_its_emoji_where_discord_shows_it(tmp_path: Path) -> None:
    theme = loaded(make(tmp_path, MARKED))
    iconic = replace(theme, shown=(("seer", "<:mine_seer_0123abcd:1>"),))

    assert (theme.marked("seer", "Seer"), theme.labelled("seer", "Seer")) == ("🦉 Seer", "🦉 Seer")
    assert (iconic.marked("seer", "Seer"), iconic.labelled("seer", "Seer")) == (
        "<:mine_seer_0123abcd:1> Seer",
        "🦉 Seer",
    )
    assert (theme.face("seer", "Seer"), iconic.face("seer", "Seer")) == (
        Face("🦉 Seer"),
        Face("Seer", iconic.shown[0][1]),
    )
    assert without_icons(iconic.marked("seer", "Seer")) == "Seer"
