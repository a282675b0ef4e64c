"""Dice by their faces: hidden ones show a spiral, ones are Magic, and the red die is the standing bid."""

from enum import StrEnum

from bot.pictures.boards.colours import INK, ON_FRAME
from bot.pictures.canvas import Canvas
from bot.themes.palette import colour
from engine.bluff.track import MAGIC

RED = colour("#C22F2B")
VIOLET = colour("#57358A")
HIDDEN = colour("#4C5A70")
SPIRAL = colour("#A9B6C8")
LARGE = 80
"""Dice of this size and above lie on land and have dark rims."""
CORNERS = ((-1, -1), (1, 1))
OTHERS = ((-1, 1), (1, -1))
MIDDLES = ((-1, 0), (1, 0))
PIPS = {
    2: CORNERS,
    3: (*CORNERS, (0, 0)),
    4: (*CORNERS, *OTHERS),
    5: (*CORNERS, *OTHERS, (0, 0)),
    6: (*CORNERS, *OTHERS, *MIDDLES),
}


class Kind(StrEnum):
    """The ways in which a die is drawn."""

    OPEN = "open"
    BID = "bid"


def die(canvas: Canvas, middle: tuple[float, float], size: int, face: int, kind: Kind = Kind.OPEN) -> None:
    """Draw a visible die."""
    x, y = middle
    fill = RED if kind is Kind.BID else VIOLET if face == MAGIC else ON_FRAME
    rim = INK if fill == ON_FRAME or size >= LARGE else ON_FRAME
    _body(canvas, middle, size, fill, rim)
    if face == MAGIC:
        canvas.sign("ray", middle, round(size * 0.74), ON_FRAME)
        return
    away, radius = size * 0.25, max(3, round(size * 0.1))
    for across, down in PIPS[face]:
        canvas.disc((round(x + across * away), round(y + down * away)), radius, INK if fill == ON_FRAME else ON_FRAME)


def back(canvas: Canvas, middle: tuple[float, float], size: int) -> None:
    """Draw a die that nobody else may see."""
    _body(canvas, middle, size, HIDDEN, INK)
    canvas.sign("spiral", middle, round(size * 0.7), SPIRAL)


def _body(
    canvas: Canvas, middle: tuple[float, float], size: int, fill: tuple[int, int, int], rim: tuple[int, int, int]
) -> None:
    x, y = round(middle[0] - size / 2), round(middle[1] - size / 2)
    canvas.panel((x, y, x + size, y + size), fill, rim, max(2, round(size / 20)), round(size * 0.2))
