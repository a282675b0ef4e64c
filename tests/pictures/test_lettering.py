"""Names in a picture: every script and emoji is written in reading order and within its room."""

from collections.abc import Iterator
from unicodedata import combining

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageFont, features

from bot.pictures import fonts
from bot.pictures.fonts import FOLDER, Face, Source, file_for, found
from bot.pictures.lettering import ASKING, Letters, clusters, fitted, pieces, width, write
from bot.wording.pages import ELLIPSIS
from engine.actions import LONGEST_NAME
from engine.names import is_writable
from tests.locks import is_free

NAME = Letters(Face.BOLD, 27)
SCRIPTS = {
    "Arabic": "محمد علی",
    "Armenian": "Անի",
    "Bengali": "মধুমিতা",
    "Chinese": "王小明",
    "Cyrillic": "Жанна",
    "Devanagari": "प्रिया",
    "Ethiopic": "አበበ",
    "Georgian": "გიორგი",
    "Greek": "Νίκος",
    "Gujarati": "ગુજરાતી",
    "Gurmukhi": "ਗੁਰਪ੍ਰੀਤ",
    "Hebrew": "שלום",
    "Japanese": "山田たろう",
    "Kannada": "ಕನ್ನಡ",
    "Khmer": "សុខា",
    "Korean": "김민준",
    "Lao": "ລາວ",
    "Latin": "Þórdís Ní Bhriain",
    "Malayalam": "മലയാളം",
    "Myanmar": "မောင်မောင်",
    "Oriya": "ଓଡ଼ିଆ",
    "Sinhala": "ගයාන්",
    "Tamil": "தமிழ்",
    "Telugu": "తెలుగు",
    "Thai": "สมชาย",
    "emoji": "🦊👍🏽❤️👩‍👩‍👧🇮🇪",
}
BOX = "\U0010fffd"
"""A letter that no font has."""


@pytest.fixture(name="unshaped")
def _unshaped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulate a host that cannot shape letters."""
    monkeypatch.setattr(features, "check", lambda feature: False)
    _forget()


@pytest.fixture(autouse=True)
def _forgetful() -> Iterator[None]:
    """Forget everything that a host like that has set."""
    yield
    _forget()


def _forget() -> None:
    for remembered in (fonts.shapes, fonts.opened, file_for, pieces, width, fitted):
        remembered.cache_clear()


def seen(text: str) -> str:
    """Return the letters from left to right."""
    return "".join(piece.text for piece in pieces(text, NAME))


@pytest.mark.parametrize("name", SCRIPTS.values(), ids=SCRIPTS.keys())
@pytest.mark.parametrize("face", Face)
def test_a_name_in_every_script_has_all_its_letters_in_every_face(name: str, face: Face) -> None:
    assert all(file_for(sign, face) is not None for sign in clusters(name))


@pytest.mark.parametrize("name", ["محمد", "प्रि", "น้ำ", "👩‍👩‍👧"])
def test_letters_take_their_form_from_their_neighbours(name: str) -> None:
    assert width(name, NAME) < sum(width(letter, NAME) for letter in name if letter != "\N{ZERO WIDTH JOINER}")


def test_each_language_of_east_asia_has_its_own_letters() -> None:
    def drawn(name: str) -> bytes:
        return bytes(pieces(name, NAME)[0].font.getmask("直"))

    assert len({drawn("直"), drawn("直あ"), drawn("直한")}) > 1


def test_a_letter_that_no_font_has_is_a_box() -> None:
    assert file_for(BOX, Face.BOLD) is None
    assert width(BOX, NAME) == width("\U0010fffc", NAME) > 0


@pytest.mark.parametrize("face", Face)
def test_a_letter_that_cannot_be_drawn_bold_is_drawn_plain(face: Face) -> None:
    image = Image.new("RGB", (400, 80))
    write(image, (20, 40), "\N{ARABIC LIGATURE BISMILLAH AR-RAHMAN AR-RAHEEM}", Letters(face, 27), (255, 255, 255))

    assert image.getbbox() is not None


@given(st.text(st.characters().filter(is_writable), min_size=1, max_size=LONGEST_NAME))
def test_any_name_is_written_within_its_room(name: str) -> None:
    text = fitted(name, 150, NAME)
    image = Image.new("RGB", (200, 80))
    write(image, (20, 40), text, NAME, (255, 255, 255))
    left, top, right, bottom = image.getbbox() or (20, 40, 20, 40)

    assert width(text, NAME) <= 150
    assert (left >= 20, right <= 20 + 151) == (True, True)
    assert 40 - NAME.size <= top <= bottom <= 40 + NAME.size


@pytest.mark.usefixtures("unshaped")
def test_a_host_that_cannot_shape_letters_writes_them_one_by_one() -> None:
    assert [seen(name) for name in ("Ann", "שלום", "שלום Ann", "Ann שלום")] == ["Ann", "םולש", "Ann םולש", "Ann םולש"]
    assert seen("שלום עולם 12") == "12 םלוע םולש"
    assert all(width(name, NAME) > 0 for name in SCRIPTS.values())


@pytest.mark.usefixtures("unshaped")
def test_marks_stay_on_their_letters_in_reversed_text() -> None:
    dotted = "\N{HEBREW LETTER SHIN}\N{HEBREW POINT QAMATS}\N{HEBREW LETTER LAMED}"

    assert combining(dotted[1])
    assert seen(dotted) == "\N{HEBREW LETTER LAMED}\N{HEBREW LETTER SHIN}\N{HEBREW POINT QAMATS}"


def test_a_host_without_noto_writes_what_dejavu_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "found", lambda source: ())
    file_for.cache_clear()
    pieces.cache_clear()

    assert file_for("Ann", Face.BOLD) == FOLDER / f"{Face.BOLD}.ttf"
    assert file_for("王", Face.BOLD) is None
    assert width("王 Ann", NAME) > width(" Ann", NAME)


def test_both_packages_of_noto_are_installed() -> None:
    assert all(found(source) for source in Source)


def test_a_long_name_keeps_its_size_and_ends_in_an_ellipsis() -> None:
    assert fitted("Ann", 150, NAME) == "Ann"
    assert fitted("Ann of the Far Hills", 150, NAME).startswith("Ann of")
    assert fitted("Ann of the Far Hills", 150, NAME).endswith(ELLIPSIS)
    assert fitted("W" * 32, 3, NAME) == ELLIPSIS


def test_a_name_is_cut_only_between_signs() -> None:
    assert list(clusters("é👍🏽🇮🇪🇫🇷x")) == ["é", "👍🏽", "🇮🇪", "🇫🇷", "x"]
    assert fitted("👩‍👩‍👧" * 9, 150, NAME).rstrip(ELLIPSIS) in {"👩‍👩‍👧" * count for count in range(9)}


@pytest.mark.parametrize("asked", ["getlength", "getmask2"])
def test_only_one_thread_at_a_time_asks_a_font_for_letters(monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    ask, found_free = getattr(ImageFont.FreeTypeFont, asked), list[bool]()

    def noted(*args: object, **kwargs: object) -> object:
        found_free.append(is_free(ASKING))
        return ask(*args, **kwargs)

    monkeypatch.setattr(ImageFont.FreeTypeFont, asked, noted)
    write(Image.new("RGB", (200, 40)), (0, 20), fitted(f"To {asked} alone", 150, NAME), NAME, (0, 0, 0))

    assert found_free
    assert not any(found_free)
