"""The small game needs only its own folder, and the page on adding a game is true for it."""

from pathlib import Path

import bot
import engine
from tests.hazels import installing
from tests.hazels.engine import Hazels

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
ONE_LINE = " ".join(PAGE.split())
LISTS = ("RULEBOOKS", "WORDS_OF", "PICTURES_OF", "COGS_OF")


def files_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


def test_no_file_of_the_bot_or_the_engine_knows_the_small_game() -> None:
    for package in (bot, engine):
        for path in files_in(Path(package.__path__[0])):
            assert Hazels.slug.encode() not in path.read_bytes(), path


def test_the_small_game_stands_in_four_lists() -> None:
    text = Path(installing.__file__).read_text(encoding="utf-8")

    assert text.count("patch.setitem") + text.count("patch.setattr(rulebooks") == len(LISTS)
    assert all(f"`{each}` in `" in ONE_LINE and each in text for each in LISTS)


def test_the_page_counts_the_small_games_files() -> None:
    rules, edges = len(files_in(HERE / "engine")), len(files_in(HERE / "bot"))

    assert f"Its rules have {rules} files, and its words, theme, picture and commands {edges}:" in ONE_LINE
    assert f"`engine/` ({rules} files)" in PAGE


def test_the_page_names_each_of_the_small_games_files() -> None:
    named = [path.relative_to(HERE).as_posix() for path in files_in(HERE / "bot")]

    assert all(f"`{name}`" in PAGE or f"`{name.rpartition('/')[0]}/`" in PAGE for name in named)
