"""Draws boats: each side by its shape, which of them guard or block, and the way of a moving one."""

from itertools import pairwise

from bot.pictures.boards.colours import INK, NOW
from bot.pictures.boards.trail import Point, head, leg
from bot.pictures.canvas import Canvas
from bot.pictures.danube.places import SQUARE, STEP, at, path, row_of
from bot.pictures.danube.river import Told, Way
from bot.pictures.lettering import Colour as Shade
from bot.pictures.signs import Stroke
from bot.themes.palette import colour
from engine.danube.board import RAPIDS, Colour
from engine.danube.rows import is_block, rows

FILLS = {Colour.NICKELS: colour("#FBFAF6"), Colour.PENNIES: colour("#B4562B")}
SHAPES = {Colour.NICKELS: "wheel-boat", Colour.PENNIES: "sail-boat"}
MARKS = {Colour.NICKELS: "round", Colour.PENNIES: "up"}
BOAT = 46
UP = 14
"""The height of a boat above the middle of its square."""
HULL = 4
"""The distance below a boat at which boats are bound together."""


def boat(canvas: Canvas, kind: Colour, middle: Point, size: int = BOAT) -> None:
    """Draw a boat."""
    canvas.sign(SHAPES[kind], middle, size, INK)
    canvas.sign(f"{SHAPES[kind]}-within", middle, size, FILLS[kind])


def fleet(canvas: Canvas, kind: Colour, boats: tuple[int, ...]) -> None:
    """Draw one side's boats. Guarded ones are bound together; a box surrounds those that nobody can pass."""
    for row in rows(boats):
        for square, following in pairwise(row):
            _bind(canvas, kind, square, following)
        if is_block(row):
            _block(canvas, kind, row)
    for square in boats:
        x, y = at(square)
        boat(canvas, kind, (x, y - UP))


def _bind(canvas: Canvas, kind: Colour, square: int, following: int) -> None:
    (x, y), (end, low) = at(square), at(following)
    if y == low:
        points = (x, y + HULL), (end, low + HULL)
    else:
        points = (x, y + SQUARE[1] // 2 + 8), (end, low - SQUARE[1] // 2 - 8)
    canvas.shape(Stroke(points, 14), INK)
    canvas.shape(Stroke(points, 8), FILLS[kind])


def _block(canvas: Canvas, kind: Colour, row: tuple[int, ...]) -> None:
    for line in {row_of(square): None for square in row}:
        own = [at(square) for square in row if row_of(square) == line]
        (left, y), right = min(own), max(own)[0]
        boxed(canvas, (left, right), y, FILLS[kind])


def boxed(canvas: Canvas, ends: tuple[int, int], y: int, shade: Shade) -> None:
    """Draw a box round squares of a row, from the middle of the first to that of the last."""
    wide, high = STEP / 2, SQUARE[1] / 2 + 3
    left, upper, right, lower = ends[0] - wide, y - high, ends[1] + wide, y + high
    canvas.frame((left - 1, upper - 1, right + 1, lower + 1), INK, 8, 12)
    canvas.frame((left + 1, upper + 1, right - 1, lower - 1), shade, 4, 10)


def fresh(canvas: Canvas, square: int) -> None:
    """Mark a square with the white dot of what has just happened: its boat has moved."""
    x, y = at(square)
    canvas.disc((x + 16, y - 33), 9, FILLS[Colour.NICKELS], INK, 3)


def trail(canvas: Canvas, way: Way, told: Told) -> None:
    """Draw the way of a boat: white dots for a past move, gold for a future one. A swap points at both its ends."""
    dot = NOW if told is Told.CHOSEN else FILLS[Colour.NICKELS]
    _leg(canvas, path(way.start, way.goal), dot, swapped=way.swapped)
    if way.rapids and way.onto is not None:
        _leg(canvas, path(RAPIDS, way.onto), dot, swapped=False)


def _leg(canvas: Canvas, points: tuple[Point, ...], dot: Shade, *, swapped: bool) -> None:
    leg(canvas, points, dot)
    for end, before in ((points[-1], points[-2]), *(((points[0], points[1]),) if swapped else ())):
        head(canvas, end, (0, end[1] - before[1]), dot)
