"""The empty river, painted once: land, water, squares, and their names."""

from functools import cache

from bot.pictures.boards.colours import EDGE, FRAME, INK, LAND, MARK_ON_LAND, STRAND
from bot.pictures.boards.frame import FOOT, KNOT, knot
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.danube.places import BOTTOM, FIRST_ROW, LEFT, ROW, SQUARE, SQUARES, STEP, at
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters
from bot.pictures.signs import Polygon, Stroke
from bot.themes.palette import colour
from engine.danube.board import END, PORTAGE, RAPIDS, SAFE, STARTS, Colour

BANK = colour("#1B4569")
WATER = colour("#2C6A99")
SHALLOW = colour("#A9D0E6")
START = colour("#C9E3EF")
NICKEL_MARK = colour("#2C6A99")
GREEN, SHIELD = colour("#86B37A"), colour("#2F5D3A")
DEEP = colour("#16364F")
LAST = colour("#F7E7B8")
FOAM = colour("#F4F8FA")
HEAD = 98
HEIGHT = BOTTOM + KNOT + FOOT
NUMBER = Letters(Face.BOLD, 27)
RIGHT = LEFT + 11 * STEP


@cache
def ground() -> Canvas:
    """Return the picture of the bare river."""
    canvas = Canvas(HEIGHT, FRAME)
    canvas.lay(knot(), (0, HEAD))
    canvas.fill((0, HEAD + KNOT, WIDTH, BOTTOM), LAND)
    rows = [FIRST_ROW + ROW * row for row in range(3)]
    for x, y in ((172, 0), (428, 0), (232, 1), (566, 1)):
        canvas.sign("hill", (x, rows[y + 1] - 65), 50, MARK_ON_LAND)
    _water(canvas, rows)
    for square in SQUARES:
        _square(canvas, square)
    _rapids(canvas)
    canvas.lay(knot(), (0, BOTTOM))
    return canvas


def _water(canvas: Canvas, rows: list[int]) -> None:
    first, second, third = rows
    bed = ((LEFT, first), (RIGHT, first), (RIGHT, second), (LEFT, second), (LEFT, third), (RIGHT, third))
    for bank, shade in ((5, BANK), (0, WATER)):
        spring, wide, sea = 20 + bank, 48 + bank, 88 + bank
        canvas.shape(Stroke(bed, 2 * wide), shade)
        canvas.shape(
            Polygon(((-4, first - spring), (26, first - 6 - bank), (26, first + 6 + bank), (-4, first + spring))), shade
        )
        canvas.shape(
            Polygon(((RIGHT, third - wide), (WIDTH + 6, third - sea), (WIDTH + 6, third + sea), (RIGHT, third + wide))),
            shade,
        )
    for x, y in ((RIGHT, first + ROW / 2), (LEFT, second + ROW / 2), *((701, third + 44 * n) for n in (-1, 0, 1))):
        canvas.sign("wave", (x, y), 34, SHALLOW)


def _square(canvas: Canvas, square: int) -> None:
    x, y = at(square)
    wide, high = SQUARE
    box = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
    canvas.panel(box, _shade(square), BANK, 2, 9)
    canvas.centred((x, y + 28), str(square), NUMBER, FOAM if square == RAPIDS else INK)
    if square in SAFE:
        canvas.frame((box[0] + 4, box[1] + 4, box[2] - 4, box[3] - 4), SHIELD, 2, 6)
        canvas.sign("shield", (x, y - 14), 32, SHIELD)
        canvas.sign("shield", (x, y - 14), 24, GREEN)
    elif square == RAPIDS:
        canvas.sign("waves", (x, y - 15), 40, FOAM)
    elif square == END:
        canvas.sign("sun", (x, y - 15), 46, STRAND)
    elif square in STARTS[Colour.NICKELS]:
        canvas.sign("circle", (x, y - 15), 26, NICKEL_MARK)
    elif square in STARTS[Colour.PENNIES]:
        canvas.sign("up", (x, y - 16), 30, EDGE)
        canvas.sign("up-within", (x, y - 16), 30, START)


def _shade(square: int) -> tuple[int, int, int]:
    if square in SAFE:
        return GREEN
    special = {RAPIDS: DEEP, END: LAST}
    return special.get(square, START if any(square in starts for starts in STARTS.values()) else SHALLOW)


def _rapids(canvas: Canvas) -> None:
    """Draw the arrow from the rapids to the place where a crew builds a new boat."""
    x = at(RAPIDS)[0]
    y = (at(RAPIDS)[1] + at(PORTAGE)[1]) / 2
    for number in range(3):
        canvas.sign("chevron", (x, y + 14 - 15 * number), 40, BANK)
        canvas.sign("chevron", (x, y + 14 - 15 * number), 32, FOAM)
