"""Themes are words and data; a broken one is refused, with file and line."""

import re
from pathlib import Path

import pytest

import bot
import engine
from bot.themes import BrokenTheme, Theme, games, load_themes, words_of
from bot.words import FOLDER, read
from tests.wording.saying import THEMES

MANIFEST = 'title = "Mine"\nrulebook = "quests"\ncolour = 0x112233\n'
TERMS = words_of(THEMES["tain"]).read_text(encoding="utf-8")


def make(folder: Path, manifest: str = MANIFEST, terms: str = TERMS, slug: str = "mine") -> Path:
    (folder / slug).mkdir()
    (folder / slug / "theme.toml").write_text(manifest, encoding="utf-8")
    (folder / slug / "en.ftl").write_text(terms, encoding="utf-8")
    return folder


def test_a_folder_of_a_host_adds_themes(tmp_path: Path) -> None:
    themes = load_themes(make(tmp_path))

    assert themes["mine"] == Theme("mine", "Mine", "quests", 0x112233, tmp_path / "mine")
    assert games(themes).keys() == {"tain", "middle-earth", "mine"}


@pytest.mark.parametrize(
    ("manifest", "complaint"),
    [
        ("title = \n", r"theme\.toml:1: "),
        (MANIFEST + "colours = 1\n", r"theme\.toml:\d: .*colours"),
        (MANIFEST.replace("0x112233", '"red"'), r"theme\.toml:3: .*colour"),
        (MANIFEST.replace("quests", "chess"), r"theme\.toml:2: unknown rulebook 'chess'"),
        (MANIFEST.replace('"Mine"', '""'), r"theme\.toml:1: .*title"),
    ],
)
def test_a_broken_manifest_is_refused(tmp_path: Path, manifest: str, complaint: str) -> None:
    with pytest.raises(BrokenTheme, match=complaint):
        load_themes(make(tmp_path, manifest))


@pytest.mark.parametrize(
    ("terms", "complaint"),
    [
        ("-good = x\n-evil\n", r"mine.en\.ftl:2: "),
        (TERMS + "-seer = Again\n", r"mine.en\.ftl:\d+: -seer stands already in .*en\.ftl:\d+"),
        (TERMS.replace("-seer = Lugh\n", ""), r"quests\.ftl:\d+: .*-seer, which no file of words supplies"),
        (TERMS + "closed = No\n", r"closed stands already in .*common\.ftl:\d+"),
    ],
)
def test_broken_words_are_refused(tmp_path: Path, terms: str, complaint: str) -> None:
    with pytest.raises(BrokenTheme, match=complaint):
        load_themes(make(tmp_path, terms=terms))


def test_a_theme_without_words_is_refused(tmp_path: Path) -> None:
    (make(tmp_path) / "mine" / "en.ftl").unlink()

    with pytest.raises(BrokenTheme, match=r"en\.ftl:1: this file cannot be read"):
        load_themes(tmp_path)


def test_a_slug_is_taken_once_and_plain(tmp_path: Path) -> None:
    with pytest.raises(BrokenTheme, match="already"):
        load_themes(make(tmp_path, slug="tain"))
    with pytest.raises(BrokenTheme, match="folder's name"):
        load_themes(make(tmp_path / "tain", slug="Not This"))


def test_no_name_of_a_theme_stands_in_code_or_in_common_words() -> None:
    names = {name for theme in THEMES.values() for name in names_of(theme)}
    source = [path for package in (bot, engine) for path in Path(package.__path__[0]).rglob("*.py")]
    said = {
        (path.name, name)
        for path in (*source, *FOLDER.rglob("*.ftl"))
        for name in names
        if re.search(rf"\b{re.escape(name)}\b", path.read_text(encoding="utf-8"))
    }

    assert said == set()


def names_of(theme: Theme) -> set[str]:
    lines = words_of(theme).read_text(encoding="utf-8").splitlines()
    flavour = next(number for number, line in enumerate(lines) if line == "## Flavour")
    terms = [entry for entry in read(words_of(theme)) if entry.line <= flavour]
    assert len(terms) == 18
    text = "\n".join(lines[:flavour])
    return {name.strip() for name in re.findall(r"(?:=|\]) +([A-Z].*)", text)}
