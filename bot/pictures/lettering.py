"""Letters of the one font: names fitted into their places, whatever they are made of.

The font's own box stands for a letter that it lacks. Letters are set one by one in the order in which they are seen,
because the library that knows all scripts is not on every host, and a picture should be the same everywhere.
"""

from functools import cache
from itertools import groupby
from pathlib import Path
from unicodedata import bidirectional, combining

from PIL import ImageFont

from bot.wording.pages import ELLIPSIS

SCALE = 2
"""Everything is drawn this many times as large as it is shown."""
FONT = Path(__file__).parent / "DejaVuSans.ttf"
FROM_RIGHT = frozenset({"R", "AL"})
"""Kinds of letters that are read from right to left."""
FROM_LEFT = frozenset({"L", "EN", "AN"})
"""Kinds of letters and figures that are read from left to right; all other signs go with those round them."""


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The font, so large that it is of a size once the picture is reduced."""
    return ImageFont.truetype(FONT, size * SCALE, layout_engine=ImageFont.Layout.BASIC)


def width(text: str, size: int) -> float:
    """How wide a text is in the reduced picture, with strokes that hang over its end."""
    return max(font(size).getlength(text), font(size).getbbox(text)[2]) / SCALE


def fitted(text: str, room: float, sizes: tuple[int, ...]) -> tuple[str, int]:
    """A text as it is seen, and the first of the sizes at which it fits; at the last its beginning and an ellipsis."""
    text = " ".join(text.split())
    for size in sizes:
        if width(seen(text), size) <= room:
            return seen(text), size
    beginnings = (text[:end].rstrip() + ELLIPSIS for end in range(len(text) - 1, 0, -1))
    fits = next((each for each in beginnings if width(seen(each), sizes[-1]) <= room), ELLIPSIS)
    return seen(fits), sizes[-1]


def seen(text: str) -> str:
    """The letters in the order in which they stand from left to right."""
    letters = _with_marks(text)
    ends = [_is_from_right(letter) for letter in letters]
    starts_right = next((end for end in ends if end is not None), False)
    turned = _turned(ends, starts_right)
    runs = [
        [letter for letter, _ in (reversed(list(run)) if is_turned else run)]
        for is_turned, run in groupby(zip(letters, turned, strict=True), lambda pair: pair[1])
    ]
    return "".join(letter for run in (reversed(runs) if starts_right else runs) for letter in run)


def _with_marks(text: str) -> list[str]:
    """The letters, each with the marks that stand on it."""
    letters: list[str] = []
    for character in text:
        if letters and combining(character):
            letters[-1] += character
        else:
            letters.append(character)
    return letters


def _is_from_right(letter: str) -> bool | None:
    """Whether a letter is read from the right; None for a sign that goes with those round it."""
    kind = bidirectional(letter[0])
    return True if kind in FROM_RIGHT else False if kind in FROM_LEFT else None


def _turned(ends: list[bool | None], otherwise: bool) -> list[bool]:
    """Whether each is read from the right: signs as both their neighbours are, or else as the text begins."""
    before = otherwise
    turned: list[bool] = []
    for place, end in enumerate(ends):
        after = next((other for other in ends[place:] if other is not None), otherwise)
        turned.append(end if end is not None else before if before == after else otherwise)
        before = end if end is not None else before
    return turned
