"""A name formats nothing, links nowhere and mentions nobody."""

import re

from hypothesis import given
from hypothesis import strategies as st

from bot.wording.name_words import ZERO_WIDTH_SPACE, bold, escape, escape_text
from tests.letters import LETTERS


@given(st.text(LETTERS, min_size=1, max_size=32))
def test_an_escaped_name_shows_as_it_was(name: str) -> None:
    shown = re.sub(r"\\([^0-9A-Za-z\s])", r"\1", escape(name)).replace(f"@{ZERO_WIDTH_SPACE}", "@")

    assert shown == name


@given(st.text(alphabet="*_~`|>#-[]()<@:\\ab", max_size=32))
def test_every_special_character_is_escaped(name: str) -> None:
    assert not re.search(r"(?<!\\)[*_~`|>#\-\[\]()<@:]", re.sub(r"\\\\", "", escape(name)))


def test_a_mention_is_disarmed() -> None:
    assert "@everyone" not in escape("@everyone")
    assert "<@1>" not in escape("<@1>")


def test_a_name_begins_no_numbered_list() -> None:
    assert escape("1. Ann") == r"1\. Ann"


def test_a_name_is_shown_in_bold() -> None:
    assert bold("A_n") == r"**A\_n**"


def test_a_text_is_escaped_line_by_line_without_blank_lines() -> None:
    assert escape_text("1. *a*\n \n\r\n  2. b\u2028# c") == "1\\. \\*a\\*\n2\\. b\n\\# c"
