"""How to play: every game has four short pages, each with a picture that fits and is described."""

from functools import partial

import pytest

from bot.pictures.canvas import WIDTH
from bot.pictures.lettering import lines_of
from bot.pictures.picture import LONGEST_TEXT, Picture
from bot.pictures.sigily.places import PICTURE_WIDE
from bot.pictures.teaching.lesson import Lesson, lesson_of
from bot.pictures.teaching.lesson_drawing import CAPTION, MOST_LINES, room_of
from bot.themes import load_themes
from bot.wording.game_words import PAGES
from bot.wording.pages import length
from bot.wording.words_registry import words_for
from tests.pictures.pictures import is_small_and_bare, pictures_of, voice_of

MOST_WORDS = 60
every_page = pytest.mark.parametrize(
    ("slug", "number"), [(slug, number) for slug in load_themes() for number in range(1, PAGES + 1)]
)


def picture(slug: str, number: int) -> Picture:
    made = pictures_of(slug).lesson(number)
    assert made is not None
    return made


def lesson(slug: str, number: int) -> Lesson | None:
    """Return what a page's picture of signs shows; None if it shows a board."""
    pictures = pictures_of(slug)
    shown = pictures.lessons.get(number)
    return None if shown is None else lesson_of(voice_of(slug), pictures.look, number, shown)


@every_page
def test_a_page_has_a_small_picture_that_is_described(slug: str, number: int) -> None:
    made = picture(slug, number)

    shows_ring = slug == "sigily" and lesson(slug, number) is None
    assert is_small_and_bare(made.png, PICTURE_WIDE if shows_ring else WIDTH)
    assert 0 < length(made.text) <= LONGEST_TEXT


@every_page
def test_a_page_has_few_words(slug: str, number: int) -> None:
    page = words_for(load_themes()[slug]).how_to_play(number)

    assert len(f"{page.title} {page.text}".split()) <= MOST_WORDS


@every_page
def test_every_caption_is_described_and_fits_below_its_sign(slug: str, number: int) -> None:
    shown = lesson(slug, number)
    if shown is None:
        return
    fit = partial(lines_of, room=room_of(len(shown.figures)), letters=CAPTION)

    assert all(figure.caption in picture(slug, number).text for figure in shown.figures)
    assert {figure.caption: len(fit(figure.caption)) <= MOST_LINES for figure in shown.figures} == {
        figure.caption: True for figure in shown.figures
    }


def test_a_caption_breaks_between_words() -> None:
    assert lines_of("The leader names a party", 160, CAPTION) == ("The leader", "names a", "party")
