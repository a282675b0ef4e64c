"""Pages and messages are kept within Discord's limits."""

from hypothesis import given
from hypothesis import strategies as st

from bot.wording.pages import MESSAGE, Page, fitted, grouped, is_legal, length, shorten, split

words = st.text(alphabet="ab 😀\n`", max_size=300)


@given(words, words, st.lists(st.tuples(words, words), max_size=30), st.integers(1, 40))
def test_a_fitted_page_is_legal(title: str, text: str, fields: list[tuple[str, str]], times: int) -> None:
    page = Page(title * times, text * times, tuple((name * times, value * times) for name, value in fields))

    assert is_legal(fitted(page))


def test_a_legal_page_is_left_alone() -> None:
    page = Page("A", "b", (("c", "d"),), 1)

    assert fitted(page) == page


@given(st.text(alphabet="a😀", max_size=50), st.integers(1, 50))
def test_a_shortened_text_fits_and_shows_that_something_is_missing(text: str, limit: int) -> None:
    short = shorten(text, limit)

    assert length(short) <= limit
    assert short == text or short.endswith("…")


@given(st.lists(st.text(alphabet="ab😀 ", max_size=60), max_size=60), st.integers(60, 200))
def test_a_split_text_loses_nothing_and_fits(lines: list[str], limit: int) -> None:
    messages = split("\n".join(lines), limit)

    assert all(length(message) <= limit and message.strip() for message in messages)
    assert "".join("".join(messages).split()) == "".join("".join(lines).split())


def test_a_text_is_split_at_line_ends() -> None:
    assert split("one\ntwo\nthree", 8) == ["one\ntwo", "three"]


def test_a_code_block_stays_whole() -> None:
    block = "```\n" + "x\n" * 30 + "```"

    assert split(f"{'a' * 60}\n{block}\nend", 80) == ["a" * 60, f"{block}\nend"]


def test_a_code_block_too_long_for_a_message_becomes_several() -> None:
    messages = split("```py\n" + "x = 1\n" * 1000 + "```")

    assert len(messages) > 1
    assert all(message.startswith("```py\n") and message.endswith("\n```") for message in messages)
    assert all(length(message) <= MESSAGE for message in messages)


def test_pages_are_grouped_into_messages_that_discord_takes() -> None:
    pages = [Page("t", "x" * 2500) for _ in range(3)]

    assert [len(group) for group in grouped(pages)] == [2, 1]
    assert [len(group) for group in grouped([Page("t", "x")] * 11)] == [10, 1]
    assert list(grouped([])) == []
