"""What docs/themes.md says is so."""

import re
from pathlib import Path

from bot.themes import LONGEST_SLUG, load_shelf
from bot.themes.needs import needs_of
from bot.themes.terms import LONGEST_NAME, LONGEST_TEXT
from bot.wording.words import Words
from tests.themes.making import TERMS, make

PAGE = (Path(__file__).parents[2] / "docs" / "themes.md").read_text(encoding="utf-8")


def example(mark: str) -> str:
    """The block of the page in which something stands, without its indentation."""
    blocks = re.findall(r"^   ```\w*\n(.*?)^   ```$", PAGE, re.DOTALL | re.MULTILINE)
    (block,) = (block for block in blocks if mark in block)
    return re.sub("^   ", "", block, flags=re.MULTILINE)


def test_the_examples_of_the_page_make_a_theme(tmp_path: Path) -> None:
    others = re.sub(r"^-(seer|good) =.*?\n(?=-|\n)", "", TERMS, flags=re.DOTALL | re.MULTILINE)
    shelf = load_shelf(make(tmp_path, example("title ="), example("-seer =") + others))
    theme = shelf.themes["mine"]
    words = Words(theme)

    assert theme.heading == "🐾 Cats and Dogs"
    assert [words.say(message) for message in ("role-seer", "you-are-seer")] == ["Wise Owl", "You are the Wise Owl"]


def test_the_page_names_whatever_may_have_an_emoji() -> None:
    assert {name for name in needs_of("quests").marked if f"`{name}`" not in PAGE} == set()


def test_the_page_says_how_long_things_may_be() -> None:
    assert f"Names have {LONGEST_NAME} characters" in PAGE
    assert f"flavour texts {LONGEST_TEXT}" in PAGE
    assert f"{LONGEST_SLUG} characters at most" in PAGE
