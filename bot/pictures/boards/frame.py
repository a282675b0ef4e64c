"""The frame of every board: a head of panels, a knot above and below, and a foot that shows the throw."""

from collections.abc import Mapping
from functools import cache

from bot.pictures.boards.colours import (
    EDGE,
    FLAT_STICK,
    FRAME,
    INK,
    NOTE_ON_FRAME,
    NOW,
    ON_FRAME,
    OTHER_STRAND,
    PANEL,
    ROUND_STICK,
    STRAND,
)
from bot.pictures.canvas import WIDTH, Box, Canvas
from bot.pictures.fonts import LEFT_FIRST, Face
from bot.pictures.lettering import Colour, Letters, fitted, width
from bot.pictures.signs import Stroke

KNOT = 24
"""The height of the knot."""
BEND = 20
"""The width of one bend of the knot."""
NAMES = tuple(Letters(Face.BOLD, size) for size in (34, 30, 27))
SECOND = Letters(Face.PLAIN, 27)
STRONG = Letters(Face.BOLD, 27)
COUNT = Letters(Face.BOLD, 58)
SIGN, APART = 28, 38
"""The size of a sign beside a name, and its distance to the next."""
FOOT = 100
SHORT = 230


@cache
def knot() -> Canvas:
    """Return a strip of two strands that cross over and under each other."""
    strip, piece = Canvas(KNOT, FRAME), _two_bends()
    for left in range(0, WIDTH, 2 * BEND):
        strip.lay(piece, (left, 0))
    return strip


def _two_bends() -> Canvas:
    """Return a piece of the knot that also contains the overlap of its neighbours."""
    canvas = Canvas(KNOT, FRAME, 2 * BEND)
    canvas.fill((0, 0, 2 * BEND, 2), EDGE)
    canvas.fill((0, KNOT - 2, 2 * BEND, KNOT), EDGE)
    for bend in range(-1, 3):
        for is_up, colour in ((bend % 2 == 0, STRAND), (bend % 2 == 1, OTHER_STRAND)):
            points = tuple((bend * BEND + x, _height(x, is_up=is_up)) for x in range(0, BEND + 1, 2))
            canvas.shape(Stroke(points, 7), FRAME)
            canvas.shape(Stroke(points, 4), colour)
    return canvas


def _height(x: int, *, is_up: bool) -> float:
    """Return how far down a strand is at this point of its bend."""
    away = 6 * (1 - ((x - BEND / 2) / (BEND / 2)) ** 2)
    return KNOT / 2 - away if is_up else KNOT / 2 + away


def panel(canvas: Canvas, box: Box, *, is_now: bool) -> Colour:
    """Draw a panel of the head, and return the colour of its letters."""
    canvas.panel(box, NOW if is_now else PANEL, NOW if is_now else EDGE, 3, 12)
    return INK if is_now else ON_FRAME


def name(canvas: Canvas, at: tuple[float, float], text: str, colour: Colour, room: float) -> float:
    """Write a name as large as it fits, at most at the usual size, and return its width."""
    letters = next((each for each in NAMES if width(text, each) <= room), NAMES[-1])
    return canvas.text(at, text, letters, colour, room)


def signs(canvas: Canvas, at: tuple[float, float], told: Mapping[str, bool], colour: Colour) -> int:
    """Draw the signs that are true, the first at this place and each other to its left. Return their width."""
    x, y = at
    drawn = [sign for sign, is_so in told.items() if is_so]
    for number, sign in enumerate(drawn):
        canvas.sign(sign, (x - APART * number, y), SIGN, colour)
    return APART * len(drawn)


def short_name(text: str) -> str:
    """Return a name short enough to leave room for its note in a line of the foot."""
    return fitted(text, SHORT, STRONG)


def lines(canvas: Canvas, at: tuple[float, float], texts: tuple[str, str]) -> None:
    """Write the two lines of a foot, the second in a lesser rank."""
    x, y = at
    room = WIDTH - x - 20
    texts = LEFT_FIRST + texts[0], LEFT_FIRST + texts[1] if texts[1] else ""
    first = y if texts[1] else y + 20
    letters = next((each for each in NAMES[1:-1] if width(texts[0], each) <= room), STRONG)
    canvas.text((x, first), texts[0], letters, ON_FRAME, room)
    canvas.text((x, y + 42), texts[1], SECOND, NOTE_ON_FRAME, room)


def sticks(canvas: Canvas, at: tuple[float, float], white: int) -> None:
    """Draw four sticks side by side, this many with their white side up."""
    for number, lean in enumerate((4, -2, 3, -3)):
        x, y = at[0] + 27 * number, at[1]
        ends = ((x - lean, y - 27), (x + lean, y + 27))
        is_white = number < white
        canvas.shape(Stroke(ends, 23), INK)
        canvas.shape(Stroke(ends, 17), FLAT_STICK if is_white else ROUND_STICK)
        if is_white:
            canvas.shape(Stroke(((x - lean / 2, y - 17), (x + lean / 2, y + 17)), 3), STRAND)
        else:
            for notch in (-15, 1, 17):
                canvas.shape(Stroke(((x - 6, y + notch), (x + 6, y + notch - 9)), 3), INK)


def thrown(canvas: Canvas, y: float, count: int, white: int) -> float:
    """Draw a throw and its count. Return where the words beside it begin."""
    sticks(canvas, (34, y), white)
    canvas.centred((172, y), str(count), COUNT, ON_FRAME)
    return 214
