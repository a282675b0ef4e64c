"""Pages and messages stay within Discord's limits."""

from hypothesis import given
from hypothesis import strategies as st

from bot.wording.pages import Page, fitted, grouped, is_legal, joined, length, shorten

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


def test_pages_are_grouped_into_messages_that_discord_takes() -> None:
    pages = [Page("t", "x" * 2500) for _ in range(3)]

    assert [len(group) for group in grouped(pages)] == [2, 1]
    assert [len(group) for group in grouped([Page("t", "x")] * 11)] == [10, 1]
    assert list(grouped([])) == []


def test_pages_under_one_title_are_joined_as_far_as_they_fit() -> None:
    first, other, long = Page("t", "a"), Page("u", "b"), Page("t", "x" * 4000)

    assert joined([first, first, other, first]) == (Page("t", "a\na"), other, first)
    assert joined([long, long]) == (long, long)
    assert joined([Page("t", "a", (("c", "d"),)), first]) == (Page("t", "a", (("c", "d"),)), first)
