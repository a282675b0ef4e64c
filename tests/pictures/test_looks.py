"""The looks of themes: every letter can be read on its background, and every sign has its own shape."""

from collections.abc import Mapping
from io import BytesIO
from itertools import combinations
from random import Random

import pytest
from coloraide import Color
from PIL import Image, ImageChops

from bot.pictures.canvas import Canvas, png
from bot.pictures.lettering import width
from bot.pictures.look import HEADING, Score, fit_of
from bot.pictures.parties.poster_drawing import STAR, side_fit
from bot.pictures.sigily.colours import FILLS, TINTS
from bot.pictures.signs import SIGNS, sign
from bot.themes import load_themes
from bot.themes.palette import EMBLEMS, Colour, Palette
from bot.wording.open_table.desk import SIGNS as SIGNS_OF_EFFECTS
from engine.honnoji.phases import MISSIONS_TO_WIN
from engine.parties.sides import Side
from engine.sigily.board import Province
from tests.pictures.pictures import is_small_and_bare, voice_of

LETTERS = {
    "ground": ("ink", "note", "good_letters", "evil_letters"),
    "raised": ("ink", "note"),
    "band": ("ink", "evil_letters"),
    "head": ("on_head", "good_on_head", "evil_on_head", "bright"),
    "lead": ("on_lead",),
}
"""The letters and their backgrounds, which must be readable at any size."""
NUMERALS = {"now": ("on_now",), "good": ("on_good",), "evil": ("on_evil",)}
"""The large ones."""
SHAPES, WORDS = 15.0, 8.0
"""The least distances (CIEDE2000) of two sides' colours, in shapes and in words. People see a distance of about 2."""
PALETTES = {slug: theme.palette for slug, theme in load_themes().items()}


def contrast(one: Colour, other: Colour) -> float:
    """Return how far two colours are apart, by the rules for readable text."""
    light, dark = sorted((_light(one), _light(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _light(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
def test_every_letter_can_be_read_on_its_background(palette: Palette) -> None:
    for allowed, pairs in ((4.5, LETTERS), (3.5, NUMERALS)):
        for ground, names in pairs.items():
            for name in names:
                assert contrast(getattr(palette, ground), getattr(palette, name)) >= allowed, (ground, name)


def seen(colour: Colour, blindness: str) -> Color:
    """Return a colour as somebody with a kind of colour blindness sees it."""
    return Color("srgb", [part / 255 for part in colour]).filter(blindness)


@pytest.mark.parametrize("blindness", ["protan", "deutan", "tritan"])
@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
def test_the_sides_differ_in_colour_for_the_colour_blind(palette: Palette, blindness: str) -> None:
    for least, pair in ((SHAPES, ("good", "evil")), (WORDS, ("good_letters", "evil_letters"))):
        one, other = (seen(getattr(palette, name), blindness) for name in pair)
        assert one.delta_e(other, method="2000") >= least, pair


@pytest.mark.parametrize("blindness", ["protan", "deutan", "tritan"])
@pytest.mark.parametrize(("colours", "least"), [(FILLS, SHAPES), (TINTS, WORDS)], ids=["fills", "tints"])
def test_the_provinces_differ_in_colour_for_the_colour_blind(
    colours: Mapping[Province, Colour], least: float, blindness: str
) -> None:
    for one, other in combinations(colours, 2):
        assert seen(colours[one], blindness).delta_e(seen(colours[other], blindness), method="2000") >= least, (
            one,
            other,
        )


def test_every_sign_that_a_theme_may_choose_is_drawn() -> None:
    assert set(EMBLEMS) <= SIGNS.keys()


def test_every_sign_of_an_effect_is_drawn() -> None:
    assert {*SIGNS_OF_EFFECTS.values()} <= SIGNS.keys()


def test_signs_for_different_things_look_different() -> None:
    alike = {frozenset({"crown", "king"}), frozenset({"insight", "role-finder"})}
    shapes = {name: sign(name, 30) for name in SIGNS if name not in {"round", "disc"}}

    for one, other in combinations(shapes, 2):
        differ = ImageChops.difference(shapes[one], shapes[other]).histogram()
        assert sum(differ[128:]) > 30 or {one, other} in alike, (one, other)


def test_flat_fields_keep_their_exact_colours() -> None:
    def paint(colour: Colour) -> Canvas:
        canvas = Canvas(300, (18, 52, 86))
        canvas.panel((20, 20, 200, 200), colour)
        canvas.sign("torc", (400, 100), 90, (200, 10, 20))
        return canvas

    made = png(paint, (101, 67, 33))

    assert is_small_and_bare(made)
    assert all(bytes(colour) in made for colour in ((18, 52, 86), (101, 67, 33), (200, 10, 20)))
    assert len(colours_of(made)) > 3


def test_a_picture_that_would_be_too_large_gets_hard_edges() -> None:
    ground, colour, least = (18, 52, 86), (101, 67, 33), (200, 10, 20)
    many = 600

    def paint(shapes: int) -> Canvas:
        canvas, random = Canvas(900, ground), Random(1)
        for _ in range(shapes):
            canvas.sign("torc", (random.randrange(700), random.randrange(850)), random.randrange(16, 48), colour)
        canvas.fill((700, 880, 702, 882), least)
        return canvas

    assert len(colours_of(png(paint, many // 2))) > 3
    assert colours_of(png(paint, many)) == {ground, colour, least}
    assert is_small_and_bare(png(paint, many))


def colours_of(made: bytes) -> set[object]:
    """Return the visible colours."""
    image = Image.open(BytesIO(made)).convert("RGB")
    return {colour for _, colour in image.getcolors() or ()}


@pytest.mark.parametrize(
    ("slug", "most"), [("tain", 0), ("middle-earth", 0), ("classic", 0), ("honnoji", MISSIONS_TO_WIN)]
)
def test_the_names_of_both_sides_fit_whole_beside_the_title_of_the_votes(slug: str, most: int) -> None:
    voice = voice_of(slug)
    scores = tuple(Score(side, voice.say(f"picture-side-{side}"), 0, most) for side in Side)

    assert fit_of(voice.say("picture-votes"), scores).has_room(scores)


@pytest.mark.parametrize("slug", ["tain", "middle-earth", "classic", "honnoji"])
def test_the_name_of_a_side_fits_whole_on_the_poster(slug: str) -> None:
    voice = voice_of(slug)
    names = [voice.say(f"picture-side-{side}") for side in Side]
    beside = STAR + width(voice.say("picture-victor"), HEADING)
    fits = [(name, *side_fit(name, beside)) for name in names]

    assert all(width(name, letters) <= room for name, letters, room in fits)
