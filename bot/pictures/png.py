"""How a picture becomes a file: painted at twice its size, reduced, and in few colours."""

from collections.abc import Callable
from io import BytesIO
from threading import Lock
from typing import TypeVar

from PIL import Image

from bot.pictures.lettering import SCALE

COLOURS = 64
ONE_AT_A_TIME = Lock()
"""Pictures are drawn in threads, and the letters of a font must not be asked for in two at once."""
KEPT = 64
"""How many pictures of a kind are to be remembered, by what they show: each is asked for again by the same readers."""

Shown = TypeVar("Shown")


def png(paint: Callable[[Shown], Image.Image], shown: Shown) -> bytes:
    """Paint something, and make a PNG file of it that says nothing but what is seen."""
    with ONE_AT_A_TIME:
        image = paint(shown)
    reduced = image.reduce(SCALE).quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    written = BytesIO()
    reduced.save(written, "PNG")
    return written.getvalue()
