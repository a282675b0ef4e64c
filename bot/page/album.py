"""The pictures of a page: each once, as small as it can be without loss, and together within a budget.

A picture that resembles an earlier one is stored as its difference, to be laid over the other. On a board that is
little from one turn to the next.
"""

from base64 import b64encode
from hashlib import sha256
from io import BytesIO
from typing import NamedTuple

from msgspec import Struct
from PIL import Image, ImageChops, ImageFilter

BUDGET = 2_000_000
"""The most letters that all pictures of a page may take."""
MOST_CHANGED = 0.5
"""A difference larger than this share of the whole is stored as a whole picture, with which the next are compared."""
EFFORT = 20
"""The effort of packing a picture, out of 100. The usual 75 takes more than twice as long and saves a seventh."""
BLOCK = 4
"""The side of a block in pixels. Differences are found block by block."""
ANY = [0] + [255] * 255
"""Maps every value but black to white."""


class Kept(Struct, frozen=True):
    """A picture as WebP in Base64, with its width and height; ``over`` is the number of the picture under it.

    Both have the same size, so that a screen scales them alike.
    """

    data: str
    size: tuple[int, int]
    over: int | None = None


class _Whole(NamedTuple):
    number: int
    image: Image.Image
    weight: int


class Album:
    """Takes pictures and returns a number for each, the same for equal pictures."""

    def __init__(self) -> None:
        self._numbers: dict[bytes, int] = {}
        self._kept: list[Kept] = []
        self._wholes: dict[tuple[int, int], _Whole] = {}

    def put(self, png: bytes) -> int:
        """Store a picture unless it is there already, and return its number."""
        digest = sha256(png).digest()
        if digest not in self._numbers:
            self._numbers[digest] = len(self._kept)
            self._kept.append(self._small(Image.open(BytesIO(png)).convert("RGB")))
        return self._numbers[digest]

    def pictures(self, budget: int = BUDGET) -> list[Kept | None]:
        """Return all pictures by number. If there are too many, keep every second, third and so on, and the last."""
        steps = range(1, len(self._kept) + 1)
        needed = next((some for some in map(self._needed, steps) if self._weight(some) <= budget), set[int]())
        return [each if number in needed else None for number, each in enumerate(self._kept)]

    def _weight(self, numbers: set[int]) -> int:
        return sum(len(self._kept[number].data) for number in numbers)

    def _needed(self, step: int) -> set[int]:
        last = len(self._kept) - 1
        chosen = {number for number in range(len(self._kept)) if (last - number) % step == 0}
        return chosen | {over for number in chosen if (over := self._kept[number].over) is not None}

    def _small(self, image: Image.Image) -> Kept:
        whole = self._wholes.get(image.size)
        if whole is not None and (change := _change(whole, image)) is not None:
            return change
        data = _webp(image)
        self._wholes[image.size] = _Whole(len(self._kept), image, len(data))
        return Kept(b64encode(data).decode(), image.size)


def _change(whole: _Whole, after: Image.Image) -> Kept | None:
    """Return the difference between two pictures where it is small; the rest of it is transparent."""
    shown = after.copy()
    shown.putalpha(_mask(whole.image, after))
    data = _webp(shown)
    if len(data) > MOST_CHANGED * whole.weight:
        return None
    return Kept(b64encode(data).decode(), after.size, whole.number)


def _mask(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return where two pictures differ, by blocks and their neighbours, because a screen blends these."""
    red, green, blue = ImageChops.difference(before, after).split()
    changed = ImageChops.lighter(ImageChops.lighter(red, green), blue).point(ANY)
    blocks = changed.reduce(BLOCK).point(ANY).filter(ImageFilter.MaxFilter(3))
    width, height = blocks.size
    return blocks.resize((BLOCK * width, BLOCK * height), Image.Resampling.NEAREST).crop((0, 0, *after.size))


def _webp(image: Image.Image) -> bytes:
    made = BytesIO()
    image.save(made, "WEBP", lossless=True, method=1, quality=EFFORT)
    return made.getvalue()
