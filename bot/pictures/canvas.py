"""A picture while it is painted: flat fields are exact, edges are smooth, and its file is small."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from io import BytesIO
from math import ceil, floor
from typing import NamedTuple, TypeVar

import msgspec
from PIL import Image, ImageChops, ImageDraw

from bot.pictures.lettering import Colour, Letters, fitted, width, write
from bot.pictures.signs import FINENESS, SHADES, Polygon, Stroke, sign

WIDTH = 720
"""The width of a picture."""
MARGIN = 24
COLOURS = 40
"""The most colours in a file: all those of flat fields, at most thirty, and blends."""
PACKED = 7
"""The compression level of a file. A higher one takes three times as long and saves little."""
LARGEST = 40_000
"""The most bytes in a file. A larger picture gets hard edges."""
COUNTED = 8192
"""The most colours a picture has before they are reduced, with hardly any exception. Counting them is quick up to
here."""
KEPT = 64
"""The number of pictures of a kind that are cached, by their contents: the same readers ask for each again."""

Box = tuple[float, float, float, float]
Pixels = tuple[int, int, int, int]
Shown = TypeVar("Shown")


class Canvas:
    """A picture of some size, initially all of one colour."""

    def __init__(self, height: int, ground: Colour, width: int = WIDTH) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self.flat = {ground}
        """The colours of flat fields. All others are blends of two of them."""
        self._draw = ImageDraw.Draw(self.image)

    def lay(self, painted: "Canvas", at: tuple[int, int] = (0, 0)) -> None:
        """Begin with what is already painted."""
        self.image.paste(painted.image, at)
        self.flat |= painted.flat

    def fill(self, box: Box, colour: Colour) -> None:
        """Fill a box with sharp corners."""
        left, top, right, bottom = map(round, box)
        self._draw.rectangle((left, top, right - 1, bottom - 1), colour)
        self.flat.add(colour)

    def panel(self, box: Box, colour: Colour, rim: Colour | None = None, width: int = 3, radius: int = 8) -> None:
        """Fill a box with round corners, perhaps with a rim inside it."""
        left, top, right, bottom = map(round, box)
        self._round((left, top, right, bottom), rim or colour, radius)
        if rim is not None:
            self._round((left + width, top + width, right - width, bottom - width), colour, max(0, radius - width))

    def frame(self, box: Box, colour: Colour, width: int, radius: int) -> None:
        """Draw the rim of a box with round corners, and leave its inside alone."""
        left, top, right, bottom = map(round, box)
        self._paste(_framed((right - left, bottom - top), width, radius), (left, top), colour)

    def shape(self, shape: Polygon | Stroke, colour: Colour) -> None:
        """Draw a shape that is measured in pixels from the corner of the picture."""
        reach = ceil(shape.width / 2) + 1 if isinstance(shape, Stroke) else 1
        left, top = (floor(min(point[axis] for point in shape.points)) - reach for axis in (0, 1))
        right, bottom = (ceil(max(point[axis] for point in shape.points)) + reach for axis in (0, 1))
        moved = msgspec.structs.replace(shape, points=tuple((x - left, y - top) for x, y in shape.points))
        self._paste(_shaped(moved, (right - left, bottom - top)), (left, top), colour)

    def disc(
        self, middle: tuple[float, float], radius: int, colour: Colour, rim: Colour | None = None, width: int = 4
    ) -> None:
        """Fill a circle, perhaps with a rim inside it."""
        x, y = middle
        self.sign("round", middle, 2 * radius, rim or colour)
        if rim is not None:
            self.sign("round", (x, y), 2 * (radius - width), colour)

    def sign(self, name: str, middle: tuple[float, float], size: int, colour: Colour) -> None:
        """Draw a sign centred on a point, rounded so that its rims are equally wide on all sides."""
        left, top = (floor(place - size / 2 + 0.5) for place in middle)
        self._paste(sign(name, size), (left, top), colour)

    def text(
        self, at: tuple[float, float], text: str, letters: Letters, colour: Colour, room: float | None = None
    ) -> float:
        """Write a line that begins at a point, shortened with an ellipsis if it has no room. Return its width."""
        shown, wide = _shown(text, letters, room)
        self._write(at, shown, letters, colour)
        return wide

    def ending(
        self, at: tuple[float, float], text: str, letters: Letters, colour: Colour, room: float | None = None
    ) -> float:
        """Write a line that ends at a point. Return its width."""
        shown, wide = _shown(text, letters, room)
        self._write((at[0] - wide, at[1]), shown, letters, colour)
        return wide

    def centred(
        self, at: tuple[float, float], text: str, letters: Letters, colour: Colour, room: float | None = None
    ) -> float:
        """Write a line centred on a point. Return its width."""
        shown, wide = _shown(text, letters, room)
        self._write((at[0] - wide / 2, at[1]), shown, letters, colour)
        return wide

    def _round(self, box: Pixels, colour: Colour, radius: int) -> None:
        """Fill a box with round corners. Only the corners take a mask, for that is slow."""
        left, top, right, bottom = box
        radius = min(radius, (right - left) // 2, (bottom - top) // 2)
        if right - left > 2 * radius:
            self.fill((left + radius, top, right - radius, bottom), colour)
        if bottom - top > 2 * radius:
            self.fill((left, top + radius, right, bottom - radius), colour)
        for mask, x, y in _corners(radius):
            self._paste(mask, (right + x if x else left, bottom + y if y else top), colour)

    def _write(self, at: tuple[float, float], shown: str, letters: Letters, colour: Colour) -> None:
        write(self.image, at, shown, letters, colour)
        self.flat.add(colour)

    def _paste(self, mask: Image.Image, at: tuple[int, int], colour: Colour) -> None:
        self.image.paste(colour, at, mask)
        self.flat.add(colour)


def _shown(text: str, letters: Letters, room: float | None) -> tuple[str, float]:
    """Return the part of a text that fits, and its width."""
    shown = " ".join(text.split()) if room is None else fitted(text, room, letters)
    return shown, width(shown, letters)


@lru_cache(maxsize=64)
def _shaped(shape: Polygon | Stroke, size: tuple[int, int]) -> Image.Image:
    """Return a shape as a mask of some size."""
    mask = Image.new("L", (size[0] * FINENESS, size[1] * FINENESS), 0)
    shape.paint(ImageDraw.Draw(mask), FINENESS)
    return mask.reduce(FINENESS).point(SHADES)


def _rounded(width: int, height: int, radius: int) -> Image.Image:
    """Return a box with round corners as a mask."""
    mask = Image.new("L", (width, height), 255)
    for corner, x, y in _corners(radius):
        mask.paste(corner, (width + x if x else 0, height + y if y else 0))
    return mask


@lru_cache(maxsize=32)
def _corners(radius: int) -> tuple[tuple[Image.Image, int, int], ...]:
    """Return the four corners of a box as masks, each with its place: 0, or less from the right or from below."""
    if not radius:
        return ()
    large = Image.new("L", (2 * radius * FINENESS, 2 * radius * FINENESS), 0)
    ImageDraw.Draw(large).ellipse((0, 0, large.width - 1, large.height - 1), 255)
    small = large.reduce(FINENESS).point(SHADES)
    sides = ((0, 0), (radius, -radius))
    return tuple((small.crop((left, top, left + radius, top + radius)), x, y) for left, x in sides for top, y in sides)


@lru_cache(maxsize=32)
def _framed(size: tuple[int, int], width: int, radius: int) -> Image.Image:
    """Return the rim of a box with round corners as a mask."""
    within = Image.new("L", size, 0)
    within.paste(_rounded(size[0] - 2 * width, size[1] - 2 * width, max(0, radius - width)), (width, width))
    return ImageChops.subtract(_rounded(*size, radius), within)


def png(paint: Callable[[Shown], Canvas], shown: Shown) -> bytes:
    """Paint something, and return a PNG file that has no content except what is seen."""
    return settled(paint(shown)).packed


class Settled(NamedTuple):
    """A finished picture: in few colours, with these, and as a file."""

    image: Image.Image
    colours: tuple[Colour, ...]
    packed: bytes


def settled(canvas: Canvas) -> Settled:
    """Reduce the colours of a painted picture. It gets hard edges if its file would be too large."""
    colours = _few_colours(canvas)
    image = in_colours(canvas.image, colours)
    packed = _packed(image)
    if len(packed) > LARGEST:
        _with_hard_edges(image, sum(colour in canvas.flat for colour in colours))
        packed = _packed(image)
    return Settled(image, colours, packed)


def _packed(image: Image.Image) -> bytes:
    written = BytesIO()
    image.save(written, "PNG", compress_level=PACKED)
    return written.getvalue()


def _few_colours(canvas: Canvas) -> tuple[Colour, ...]:
    """Return the colours of flat fields, then the most common blends between them."""
    image, flat = canvas.image, canvas.flat
    counted = image.getcolors(COUNTED) or image.getcolors(image.width * image.height) or []
    common = sorted((colour not in flat, -count, colour) for count, colour in counted if isinstance(colour, tuple))
    return tuple([(red, green, blue) for _, _, (red, green, blue) in common[:COLOURS]])


def in_colours(image: Image.Image, colours: Sequence[Colour]) -> Image.Image:
    """Return an image with this palette."""
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in colours for part in colour])
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def _with_hard_edges(image: Image.Image, flat: int) -> None:
    """Turn each blend of an image into a neighbouring flat colour.

    Its first ``flat`` colours are flat fields'.
    """
    is_blend = [255 * (number >= flat) for number in range(256)]
    for beside in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        image.paste(ImageChops.offset(image, *beside), mask=image.point(is_blend, "L"))
