"""The facts in docs/themes.md are true."""

import re
from pathlib import Path

from bot.themes import LONGEST_SLUG, load_shelf
from bot.themes.needs import needs_of
from bot.themes.terms import LONGEST_LINE, LONGEST_NAME, LONGEST_TEXT, MOST_LINES
from bot.themes.theme_icons import LARGEST
from bot.wording.dramatic_lines import Cue
from bot.wording.parties.highlights import Highlight
from bot.wording.words import Words
from bot.wording.words_registry import words_for
from tests.themes.making import TERMS, make
from tests.wording.saying import RULEBOOK_OF

PAGE = (Path(__file__).parents[2] / "docs" / "themes.md").read_text(encoding="utf-8")
ONE_LINE = " ".join(PAGE.split())


def example(mark: str) -> str:
    """Return the block of the page that contains a mark, without its indentation."""
    blocks = re.findall(r"^   ```\w*\n(.*?)^   ```$", PAGE, re.DOTALL | re.MULTILINE)
    (block,) = (block for block in blocks if mark in block)
    return re.sub("^   ", "", block, flags=re.MULTILINE)


def test_the_examples_of_the_page_make_a_theme(tmp_path: Path) -> None:
    others = re.sub(r"^-(seer|good|drama-quest-won) =.*?\n(?=-|\n)", "", TERMS, flags=re.DOTALL | re.MULTILINE)
    shelf = load_shelf(make(tmp_path, example("title ="), example("-seer =") + example("-drama-") + others))
    theme = shelf.themes["mine"]
    words = Words(theme)

    assert words_for(theme).drama(Cue(Highlight.QUEST_WON, 0), "1") in example("-drama-")
    assert theme.heading == "🐾 Cats and Dogs"
    assert [words.say(message) for message in ("role-seer", "you-are-seer")] == ["Wise Owl", "You are the Wise Owl"]


def test_the_page_lists_every_name_that_may_have_an_emoji() -> None:
    assert {name for name in needs_of("quests").marked if f"`{name}`" not in PAGE} == set()


def test_the_page_lists_every_highlight() -> None:
    moments = {term.removeprefix("-drama-") for rulebook in RULEBOOK_OF for term in needs_of(rulebook).drama}

    assert {moment for moment in moments if f"`{moment}`" not in PAGE} == set()


def test_the_page_gives_the_length_limits() -> None:
    assert f"Names have {LONGEST_NAME} characters" in ONE_LINE
    assert f"flavour texts {LONGEST_TEXT}" in ONE_LINE
    assert f"{MOST_LINES} lines at most, of {LONGEST_LINE} characters each" in ONE_LINE
    assert f"{LONGEST_SLUG} characters at most" in ONE_LINE
    assert f"a PNG file of {LARGEST // 1024} KB at most" in ONE_LINE
