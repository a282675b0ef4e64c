"""A picture while it is painted: flat fields are exact, edges smooth, and a file of it is small."""

from collections.abc import Callable
from functools import lru_cache
from io import BytesIO
from math import ceil, floor
from typing import TypeVar

import msgspec
from PIL import Image, ImageChops, ImageDraw

from bot.pictures.lettering import Colour, Letters, fitted, width, write
from bot.pictures.signs import FINENESS, SHADES, Polygon, Stroke, sign

WIDTH = 720
"""How wide a picture is."""
MARGIN = 24
COLOURS = 40
"""As many a file has at most: all those of flat fields, which are thirty at most, and blends."""
PACKED = 7
"""How hard a file is packed: harder takes three times as long and saves little."""
LARGEST = 40_000
"""Bytes that a file has at most: what would be larger has hard edges."""
COUNTED = 8192
"""As many colours a picture has before it is reduced to few, or hardly ever more: to count them is quick so far."""
KEPT = 64
"""How many pictures of a kind are to be remembered, by what they show: each is asked for again by the same readers."""

Box = tuple[float, float, float, float]
Shown = TypeVar("Shown")


class Canvas:
    """A picture of some size, all of one colour at first."""

    def __init__(self, height: int, ground: Colour, width: int = WIDTH) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self.flat = {ground}
        """The colours of flat fields: all others are blends of two of them."""
        self._draw = ImageDraw.Draw(self.image)

    def lay(self, painted: "Canvas", at: tuple[int, int] = (0, 0)) -> None:
        """Begin with what is painted already."""
        self.image.paste(painted.image, at)
        self.flat |= painted.flat

    def fill(self, box: Box, colour: Colour) -> None:
        """Fill a box with sharp corners."""
        left, top, right, bottom = map(round, box)
        self._draw.rectangle((left, top, right - 1, bottom - 1), colour)
        self.flat.add(colour)

    def panel(self, box: Box, colour: Colour, rim: Colour | None = None, width: int = 3, radius: int = 8) -> None:
        """Fill a box with round corners, perhaps with a rim within it."""
        left, top, right, bottom = map(round, box)
        self._paste(_rounded(right - left, bottom - top, radius), (left, top), rim or colour)
        if rim is not None:
            size = (right - left - 2 * width, bottom - top - 2 * width)
            self._paste(_rounded(*size, max(0, radius - width)), (left + width, top + width), colour)

    def frame(self, box: Box, colour: Colour, width: int, radius: int) -> None:
        """Draw the rim of a box with round corners, and leave alone what is within."""
        left, top, right, bottom = map(round, box)
        self._paste(_framed((right - left, bottom - top), width, radius), (left, top), colour)

    def shape(self, shape: Polygon | Stroke, colour: Colour) -> None:
        """Draw a shape that is measured in pixels from the corner of the picture."""
        reach = ceil(shape.width / 2) + 1 if isinstance(shape, Stroke) else 1
        left, top = (floor(min(point[axis] for point in shape.points)) - reach for axis in (0, 1))
        right, bottom = (ceil(max(point[axis] for point in shape.points)) + reach for axis in (0, 1))
        moved = msgspec.structs.replace(shape, points=tuple((x - left, y - top) for x, y in shape.points))
        mask = Image.new("L", ((right - left) * FINENESS, (bottom - top) * FINENESS), 0)
        moved.paint(ImageDraw.Draw(mask), FINENESS)
        self._paste(mask.reduce(FINENESS).point(SHADES), (left, top), colour)

    def disc(
        self, middle: tuple[float, float], radius: int, colour: Colour, rim: Colour | None = None, width: int = 4
    ) -> None:
        """Fill a circle, perhaps with a rim within it."""
        x, y = middle
        self.sign("round", middle, 2 * radius, rim or colour)
        if rim is not None:
            self.sign("round", (x, y), 2 * (radius - width), colour)

    def sign(self, name: str, middle: tuple[float, float], size: int, colour: Colour) -> None:
        """Put a sign with its middle at a point, rounded so that rims are as wide on all sides."""
        left, top = (floor(place - size / 2 + 0.5) for place in middle)
        self._paste(sign(name, size), (left, top), colour)

    def text(
        self, at: tuple[float, float], text: str, letters: Letters, colour: Colour, room: float | None = None
    ) -> float:
        """Write a line that begins at a point, and ends in an ellipsis if it has no room; gives its width."""
        shown, wide = _shown(text, letters, room)
        self._write(at, shown, letters, colour)
        return wide

    def ending(
        self, at: tuple[float, float], text: str, letters: Letters, colour: Colour, room: float | None = None
    ) -> float:
        """Write a line that ends at a point."""
        shown, wide = _shown(text, letters, room)
        self._write((at[0] - wide, at[1]), shown, letters, colour)
        return wide

    def centred(
        self, at: tuple[float, float], text: str, letters: Letters, colour: Colour, room: float | None = None
    ) -> float:
        """Write a line that has its middle at a point."""
        shown, wide = _shown(text, letters, room)
        self._write((at[0] - wide / 2, at[1]), shown, letters, colour)
        return wide

    def _write(self, at: tuple[float, float], shown: str, letters: Letters, colour: Colour) -> None:
        write(self.image, at, shown, letters, colour)
        self.flat.add(colour)

    def _paste(self, mask: Image.Image, at: tuple[int, int], colour: Colour) -> None:
        self.image.paste(colour, at, mask)
        self.flat.add(colour)


def _shown(text: str, letters: Letters, room: float | None) -> tuple[str, float]:
    """What is written of a text, and how wide that is."""
    shown = " ".join(text.split()) if room is None else fitted(text, room, letters)
    return shown, width(shown, letters)


@lru_cache(maxsize=128)
def _rounded(width: int, height: int, radius: int) -> Image.Image:
    """A box with round corners as a mask."""
    mask = Image.new("L", (width, height), 255)
    if radius:
        large = Image.new("L", (2 * radius * FINENESS, 2 * radius * FINENESS), 0)
        ImageDraw.Draw(large).ellipse((0, 0, large.width - 1, large.height - 1), 255)
        small = large.reduce(FINENESS).point(SHADES)
        for x, left in ((0, 0), (width - radius, radius)):
            for y, top in ((0, 0), (height - radius, radius)):
                mask.paste(small.crop((left, top, left + radius, top + radius)), (x, y))
    return mask


@lru_cache(maxsize=32)
def _framed(size: tuple[int, int], width: int, radius: int) -> Image.Image:
    """The rim of a box with round corners as a mask."""
    within = Image.new("L", size, 0)
    within.paste(_rounded(size[0] - 2 * width, size[1] - 2 * width, max(0, radius - width)), (width, width))
    return ImageChops.subtract(_rounded(*size, radius), within)


def png(paint: Callable[[Shown], Canvas], shown: Shown) -> bytes:
    """Paint something, and make a PNG file of it that says nothing but what is seen."""
    canvas = paint(shown)
    colours = _few_colours(canvas)
    image = _in_colours(canvas.image, colours)
    packed = _packed(image)
    if len(packed) <= LARGEST:
        return packed
    return _packed(_with_hard_edges(image, sum(colour in canvas.flat for colour in colours)))


def _packed(image: Image.Image) -> bytes:
    written = BytesIO()
    image.save(written, "PNG", compress_level=PACKED)
    return written.getvalue()


def _few_colours(canvas: Canvas) -> tuple[tuple[int, ...], ...]:
    """The colours of its flat fields, and then of the blends between them the commonest."""
    image, flat = canvas.image, canvas.flat
    counted = image.getcolors(COUNTED) or image.getcolors(image.width * image.height) or []
    common = sorted((colour not in flat, -count, colour) for count, colour in counted if isinstance(colour, tuple))
    return tuple([colour for *_, colour in common[:COLOURS]])


def _in_colours(image: Image.Image, colours: tuple[tuple[int, ...], ...]) -> Image.Image:
    """An image with this palette."""
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in colours for part in colour])
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def _with_hard_edges(image: Image.Image, flat: int) -> Image.Image:
    """An image of which each blend becomes what is beside it; its first colours, so many, are those of flat fields."""
    is_blend = [255 * (number >= flat) for number in range(256)]
    for beside in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        image.paste(ImageChops.offset(image, *beside), mask=image.point(is_blend, "L"))
    return image
