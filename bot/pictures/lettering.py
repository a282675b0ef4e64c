"""Words in a picture: names in any script, fitted into their place without ever reaching out of it.

A text is set in pieces, each in one font and one direction. If this host cannot shape letters, they stand one by one in
visual order.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from math import ceil
from threading import RLock
from typing import NamedTuple
from unicodedata import bidirectional, category

from PIL import Image, ImageDraw

from bot.pictures.fonts import FOLDER, UNSEEN, Face, Font, file_for, language_of, opened, plain, shapes
from bot.pictures.signs import edges
from bot.wording.pages import ELLIPSIS

FROM_RIGHT = frozenset({"R", "AL"})
"""The classes of letters that are read from right to left."""
FROM_LEFT = frozenset({"L", "EN", "AN"})
"""The classes of letters and figures that are read from left to right. Other signs follow their neighbours."""
MARKS = frozenset({"Mn", "Mc", "Me"})
JOINER = "\N{ZERO WIDTH JOINER}"
SKIN_TONES = range(0x1F3FB, 0x1F400)
FLAGS = range(0x1F1E6, 0x1F200)
"""The letters of which a flag takes two."""
CAPITALS = 0.73
"""The height of a DejaVu capital letter, relative to the font size."""
LINE = 1.6
"""The height of a line's strip, relative to the font size. Nothing is drawn outside it."""
SHADES = edges(1 / 3)
"""Maps the shades of a letter's edge: more pixels become half than for shapes, because letters are finer."""
SET = 1024
"""The number of set texts that are cached."""
ASKING = RLock()
"""The lock to hold while asking fonts for letters: pictures are drawn in threads, and only one may ask at a time."""

Colour = tuple[int, int, int]


class Letters(NamedTuple):
    """A face and a size in pixels."""

    face: Face
    size: int


class Piece(NamedTuple):
    """A part of a text, in visual order from the left."""

    text: str
    font: Font
    direction: str | None
    """None if letters stand one by one."""

    @property
    def length(self) -> float:
        """The distance to the next piece on the right."""
        return self.font.getlength(self.text, direction=self.direction)

    @property
    def end(self) -> float:
        """The right end of the piece, including overhanging strokes."""
        return max(self.length, self.font.getbbox(self.text, direction=self.direction)[2])


@lru_cache(maxsize=SET)
def width(text: str, letters: Letters) -> float:
    """Return the width of a text."""
    with ASKING:
        own = pieces(text, letters)
        return sum(piece.length for piece in own[:-1]) + own[-1].end if own else 0


@lru_cache(maxsize=SET)
def fitted(text: str, room: float, letters: Letters) -> str:
    """Return a text no wider than its room: the whole text, or its beginning with an ellipsis."""
    text = " ".join(text.split())
    if width(text, letters) <= room:
        return text
    signs = list(clusters(text))
    low, high = 0, len(signs)
    while low < high:
        middle = (low + high + 1) // 2
        fits = width(_beginning(signs, middle), letters) <= room
        low, high = (middle, high) if fits else (low, middle - 1)
    return _beginning(signs, low)


@lru_cache(maxsize=SET)
def lines_of(text: str, room: float, letters: Letters) -> tuple[str, ...]:
    """Return a text in lines that are no wider than their room. A word that is wider gets a line of its own."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, letters) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def _beginning(signs: list[str], count: int) -> str:
    return "".join(signs[:count]).rstrip() + ELLIPSIS


def write(image: Image.Image, at: tuple[float, float], text: str, letters: Letters, colour: Colour) -> None:
    """Write a line that starts at a point, which is at half the height of its capital letters."""
    strip = _strip(text, letters)
    image.paste(colour, (round(at[0]), round(at[1] - strip.height / 2)), strip)


@lru_cache(maxsize=SET)
def _strip(text: str, letters: Letters) -> Image.Image:
    """Return a line as a mask."""
    height = 2 * ceil(letters.size * LINE / 2)
    strip = Image.new("L", (max(1, ceil(width(text, letters))), height), 0)
    canvas = ImageDraw.Draw(strip)
    x, base = 0.0, round((height + letters.size * CAPITALS) / 2)
    with ASKING:
        for piece in pieces(text, letters):
            _draw(canvas, (x, base), piece)
            x += piece.length
    return strip.point(SHADES)


def _draw(canvas: ImageDraw.ImageDraw, at: tuple[float, float], piece: Piece) -> None:
    """Draw a piece, without bold if it has a letter that FreeType cannot draw bold, such as U+FDFD."""
    try:
        canvas.text(at, piece.text, 255, piece.font, anchor="ls", direction=piece.direction)
    except OSError:
        canvas.text(at, piece.text, 255, plain(piece.font), anchor="ls", direction=piece.direction)


@lru_cache(maxsize=SET)
def pieces(text: str, letters: Letters) -> tuple[Piece, ...]:
    """Return a text in pieces from the left."""
    signs = list(clusters(text))
    ends = [_is_from_right(sign) for sign in signs]
    starts_right = next((end for end in ends if end is not None), False)
    turned = _turned(ends, starts_right)
    fonts = _fonts(signs, letters, language_of(text))
    parts: list[list[Piece]] = []
    for is_turned, run in groupby(zip(signs, fonts, turned, strict=True), lambda sign: sign[2]):
        pieces = [_piece([sign for sign, *_ in of_font], font, is_turned=is_turned) for font, of_font in _by_font(run)]
        parts.append(pieces[::-1] if is_turned else pieces)
    return tuple(piece for part in (reversed(parts) if starts_right else parts) for piece in part)


def _by_font(run: Iterator[tuple[str, Font, bool]]) -> Iterator[tuple[Font, list[tuple[str, Font, bool]]]]:
    return ((font, list(signs)) for font, signs in groupby(run, lambda sign: sign[1]))


def _piece(signs: list[str], font: Font, *, is_turned: bool) -> Piece:
    if shapes():
        return Piece("".join(signs), font, "rtl" if is_turned else "ltr")
    shown = ["".join(character for character in sign if character not in UNSEEN) for sign in signs]
    return Piece("".join(reversed(shown) if is_turned else shown), font, None)


def _fonts(signs: list[str], letters: Letters, language: int) -> list[Font]:
    """Return the font of each sign: one for a whole word if possible, so that its letters may join."""
    fonts: list[Font] = []
    for _, word in groupby(signs, str.isspace):
        own = list(word)
        whole = file_for("".join(own), letters.face)
        for sign in own:
            path = whole or file_for(sign, letters.face) or file_for(sign[0], letters.face)
            fonts.append(opened(path or FOLDER / f"{letters.face}.ttf", *letters, language))
    return fonts


def clusters(text: str) -> Iterator[str]:
    """Yield the signs of a text, each with its marks and whatever is joined to it."""
    sign = ""
    for character in text:
        if sign and not _continues(sign, character):
            yield sign
            sign = ""
        sign += character
    if sign:
        yield sign


def _continues(sign: str, character: str) -> bool:
    is_flag = ord(character) in FLAGS and len(sign) == 1 and ord(sign) in FLAGS
    is_mark = category(character) in MARKS or character in UNSEEN or ord(character) in SKIN_TONES
    return is_mark or is_flag or sign.endswith(JOINER)


def _is_from_right(sign: str) -> bool | None:
    """Return whether a sign is read from the right; None for a sign that follows its neighbours."""
    kind = bidirectional(sign[0])
    return True if kind in FROM_RIGHT else False if kind in FROM_LEFT else None


def _turned(ends: list[bool | None], otherwise: bool) -> list[bool]:
    """Return for each sign whether it is read from the right.

    Neutral signs follow their neighbours if both agree, or else the direction of the text.
    """
    before = otherwise
    turned: list[bool] = []
    for place, end in enumerate(ends):
        after = next((other for other in ends[place:] if other is not None), otherwise)
        turned.append(end if end is not None else before if before == after else otherwise)
        before = end if end is not None else before
    return turned
