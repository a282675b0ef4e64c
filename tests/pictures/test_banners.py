"""The banner of a sign-up shows the title of the game, however long it is, between two signs."""

import pytest

from bot.pictures.teaching.banner import Banner, draw_banner
from bot.themes import load_themes
from tests.pictures.pictures import is_small_and_bare, pictures_of


@pytest.mark.parametrize("slug", load_themes())
def test_every_theme_has_a_small_banner_that_is_described(slug: str) -> None:
    banner = pictures_of(slug).banner()

    assert is_small_and_bare(banner.png)
    assert banner.text == f"The banner of {load_themes()[slug].title}."


def test_no_two_themes_have_the_same_banner() -> None:
    assert len({pictures_of(slug).banner().png for slug in load_themes()}) == len(load_themes())


@pytest.mark.parametrize("title", ["Cats and Dogs " * 4, "W" * 60, "鬱" * 60])
def test_a_title_of_any_length_fits_a_banner(title: str) -> None:
    look = pictures_of("tain").look

    assert is_small_and_bare(draw_banner(Banner(look, title, ("torc", "spear"))))
