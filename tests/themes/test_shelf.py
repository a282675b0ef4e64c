"""The themes of an installation: those that come with Brehon, and a host's own."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import String

from bot.storage.schema.models import GameRow
from bot.themes import LONGEST_SLUG, NoThemes, Shelf, Theme, games, load_shelf, load_theme, load_themes
from engine.quests import Quests
from tests.themes.making import MANIFEST, TERMS, check_refused, make, refusal, replaced


def test_nine_themes_come_with_brehon() -> None:
    assert load_themes().keys() == {
        *("bluff", "classic", "danube", "great-table", "honnoji", "middle-earth", "open-table", "sigily", "tain")
    }
    assert load_shelf(None) == Shelf(load_themes())


def test_a_host_s_folder_adds_themes(tmp_path: Path) -> None:
    shelf = load_shelf(make(tmp_path))

    assert shelf.themes.keys() == {*load_themes(), "mine"}
    assert shelf.refused == ()
    assert isinstance(games(shelf.themes)["mine"], Quests)


def test_a_broken_theme_is_refused_and_the_others_load(tmp_path: Path) -> None:
    make(tmp_path, manifest="title = \n", slug="broken")
    make(tmp_path, terms="-good\n", slug="worse")
    shelf = load_shelf(make(tmp_path))

    assert shelf.themes.keys() == {*load_themes(), "mine"}
    assert [broken.slug for broken in shelf.refused] == ["broken", "worse"]


def test_a_missing_folder_is_reported_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(NoThemes, match=r"^BREHON_THEMES is .*nowhere, .*No such file or directory.*\.$"):
        load_shelf(tmp_path / "nowhere")
    with pytest.raises(NoThemes, match=r"BREHON_THEMES.*Not a directory"):
        load_shelf(make(tmp_path) / "mine" / "theme.toml")


def test_an_empty_folder_adds_nothing(tmp_path: Path) -> None:
    assert load_shelf(tmp_path) == load_shelf(None)


def test_files_and_hidden_folders_are_no_themes(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("Put themes here.")
    (tmp_path / ".git").mkdir()
    (tmp_path / "__pycache__").mkdir()

    assert load_shelf(tmp_path) == load_shelf(None)


def test_a_theme_that_comes_with_brehon_is_not_replaced(tmp_path: Path) -> None:
    check_refused(make(tmp_path, slug="tain"), "tain/theme.toml", 1, f"already, in {load_themes()['tain'].folder}")


@pytest.mark.parametrize("title", ["Middle-earth", "MIDDLE-EARTH"])
def test_a_title_is_given_once(tmp_path: Path, title: str) -> None:
    check_refused(make(tmp_path, f'title = "{title}"\nrulebook = "quests"\n'), "mine/theme.toml", 1, "has the title")


@pytest.mark.parametrize("slug", ["Not This", "a_b", "-a", "a--b", "é", "x" * 33, "a\nb", "Gm"])
def test_a_folder_has_a_plain_name(tmp_path: Path, slug: str) -> None:
    assert "the folder's name must be of lower-case letters" in str(load_shelf(make(tmp_path, slug=slug)).refused[0])


def test_the_longest_name_of_a_folder_fits_the_database(tmp_path: Path) -> None:
    slug = "x" * LONGEST_SLUG

    assert slug in load_shelf(make(tmp_path, slug=slug)).themes
    column = GameRow.__table__.c.theme.type
    assert isinstance(column, String)
    assert column.length == LONGEST_SLUG


def test_a_folder_without_a_manifest_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()

    check_refused(tmp_path, "mine/theme.toml", 1, "this file is missing")


def test_a_theme_without_words_is_refused(tmp_path: Path) -> None:
    (make(tmp_path) / "mine" / "en.ftl").unlink()

    check_refused(tmp_path, "mine/en.ftl", 1, "this file is missing")


@pytest.mark.parametrize("file", ["theme.toml", "en.ftl"])
def test_only_plain_files_are_read(tmp_path: Path, file: str) -> None:
    path = make(tmp_path) / "mine" / file
    path.unlink()
    os.mkfifo(path)
    check_refused(tmp_path, f"mine/{file}", 1, "this file is missing")
    path.unlink()
    path.symlink_to("/dev/zero")
    check_refused(tmp_path, f"mine/{file}", 1, "this file is missing")
    path.unlink()
    path.symlink_to(path)
    check_refused(tmp_path, f"mine/{file}", 1, "this file")


@pytest.mark.parametrize("file", ["theme.toml", "en.ftl"])
def test_a_file_has_a_largest_size(tmp_path: Path, file: str) -> None:
    path = make(tmp_path) / "mine" / file
    path.write_text("#" * 140_000, encoding="utf-8")

    check_refused(tmp_path, f"mine/{file}", 1, "larger than 128 KB")


@pytest.mark.parametrize("file", ["theme.toml", "en.ftl"])
def test_a_file_that_is_not_text_is_refused_with_its_line(tmp_path: Path, file: str) -> None:
    path = make(tmp_path) / "mine" / file
    path.write_bytes(b"# a\n# b\n\xff")

    check_refused(tmp_path, f"mine/{file}", 3, "no UTF-8")


def test_a_theme_may_be_a_link(tmp_path: Path) -> None:
    make(tmp_path / "elsewhere")
    folder = tmp_path / "themes"
    folder.mkdir()
    (folder / "mine").symlink_to(tmp_path / "elsewhere" / "mine")

    assert "mine" in load_shelf(folder).themes


def test_a_file_may_come_from_windows(tmp_path: Path) -> None:
    make(tmp_path)
    for file, text in (("theme.toml", MANIFEST), ("en.ftl", TERMS)):
        (tmp_path / "mine" / file).write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())

    assert "mine" in load_shelf(tmp_path).themes


def test_a_mended_theme_loads_at_the_next_start(tmp_path: Path) -> None:
    make(tmp_path, terms=replaced("-seer =", "-seeer ="))
    assert refusal(tmp_path)
    (tmp_path / "mine" / "en.ftl").write_text(TERMS, encoding="utf-8")

    assert "mine" in load_shelf(tmp_path).themes


PIECES = st.sampled_from(["{", "}", "\n", "-x", "$", "[a]", "*", "\x00", "{ $x }"])
broken_text = st.one_of(
    st.binary(max_size=200),
    st.text(alphabet='-= {}[]*$"#\n.():abcform', max_size=200).map(str.encode),
    st.builds(lambda at, piece: f"{TERMS[:at]}{piece}{TERMS[at:]}".encode(), st.integers(0, len(TERMS)), PIECES),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.sampled_from(["theme.toml", "en.ftl"]), broken_text)
def test_any_file_is_loaded_or_refused_with_its_name_and_line(tmp_path: Path, file: str, content: bytes) -> None:
    if not (tmp_path / "mine").exists():
        make(tmp_path)
    for name, text in (("theme.toml", MANIFEST.encode()), ("en.ftl", TERMS.encode())):
        (tmp_path / "mine" / name).write_bytes(content if name == file else text)
    shelf = load_shelf(tmp_path)

    assert "mine" in shelf.themes or str(shelf.refused[0]).startswith(f"{tmp_path}/mine/{file}:")
    assert shelf.themes.keys() >= load_themes().keys()


def test_deep_nesting_is_refused(tmp_path: Path) -> None:
    make(tmp_path, terms="-good = " + "{" * 20_000, slug="words")
    make(tmp_path, manifest="a = " + "[" * 20_000, slug="manifest")
    make(tmp_path, manifest="a = " + "9" * 20_000, slug="number")
    shelf = load_shelf(tmp_path)

    assert [broken.slug for broken in shelf.refused] == ["manifest", "number", "words"]


@pytest.mark.parametrize("theme", load_themes().values(), ids=lambda theme: theme.slug)
def test_themes_that_come_with_brehon_are_right(theme: Theme) -> None:
    assert load_theme(theme.folder) == theme
