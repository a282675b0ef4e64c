"""Checks that tests make of all pictures."""

from functools import cache
from io import BytesIO

from PIL import Image

from bot.pictures import PICTURES_OF
from bot.pictures.canvas import COLOURS, LARGEST, WIDTH
from bot.pictures.game_pictures import Pictures
from bot.themes import load_themes
from bot.wording.name_words import bold
from bot.wording.voice import Voice
from bot.wording.words import Words

SHOWN = (b"IHDR", b"PLTE", b"IDAT", b"IEND")
"""The parts of a PNG file that are only its picture."""
LONG = (
    "山田太郎",
    "Bartholomew the Exceedingly Wise",
    "محمد علی",
    "Ciara 🦊",
    "प्रिया शर्मा",
    "สมชาย ใจดี",
    "Wolfgang Amadeus Maier",
)
DENSE = "鬱龘灣釁麤驫籲鸞纛爨齾癵厵灪麣鱻鸜钃"
"""Letters with many strokes, of which a file needs more than of any others."""


@cache
def voice_of(slug: str) -> Voice:
    """Return the voice of a theme."""
    theme = load_themes()[slug]
    return Voice(theme, Words(theme), bold)


def pictures_of(slug: str) -> Pictures:
    """Return the pictures of a theme."""
    voice = voice_of(slug)
    return PICTURES_OF[voice.theme.rulebook](voice)


def long_names(count: int) -> tuple[str, ...]:
    """Return names as long and foreign as possible."""
    return tuple(f"{LONG[number % len(LONG)]} {number}"[-32:].replace(" ", "-") for number in range(count))


def dense_names(count: int) -> tuple[str, ...]:
    """Return names that make a picture as large as possible."""
    return tuple([(DENSE[number % len(DENSE) :] + 2 * DENSE)[:32] for number in range(count)])


def is_small_and_bare(png: bytes, width: int = WIDTH) -> bool:
    """Return whether a file is small, of the right width, in few colours, and has no content except what is seen."""
    image = Image.open(BytesIO(png))
    is_bare = set(_parts(png)) == set(SHOWN)
    return len(png) <= LARGEST and image.width == width and is_bare and len(image.getcolors() or ()) <= COLOURS


def _parts(png: bytes) -> list[bytes]:
    found, at = [], 8
    while at < len(png):
        found.append(png[at + 4 : at + 8])
        at += 12 + int.from_bytes(png[at : at + 4], "big")
    return found
