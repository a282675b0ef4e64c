"""Trails over a board: white dots on ink for a past move, gold for a future one."""

from itertools import pairwise
from math import hypot

from bot.pictures.boards.colours import INK
from bot.pictures.canvas import Canvas
from bot.pictures.lettering import Colour
from bot.pictures.signs import Polygon

DOTS = 9
"""The distance between the dots."""
BEADS = 3
THICK = 13

Point = tuple[float, float]


def evenly(points: tuple[Point, ...], step: float) -> tuple[Point, ...]:
    """Return points at equal distances along a way, from its beginning."""
    placed, walked, due = [points[0]], 0.0, step
    for (x, y), (end, low) in pairwise(points):
        piece = abs(complex(end - x, low - y))
        while piece and walked + piece >= due:
            share = (due - walked) / piece
            placed.append((x + (end - x) * share, y + (low - y) * share))
            due += step
        walked += piece
    return tuple(placed)


def leg(canvas: Canvas, points: tuple[Point, ...], dot: Colour) -> None:
    """Draw a way without its ends."""
    for x, y in (*evenly(points, BEADS), points[-1]):
        canvas.disc((round(x * 2) / 2, round(y * 2) / 2), THICK // 2, INK)
    for x, y in evenly(points, DOTS)[1:-1]:
        canvas.disc((round(x), round(y)), 3, dot)


def head(canvas: Canvas, end: Point, toward: Point, dot: Colour) -> None:
    """Draw an arrowhead over the end of a way, pointing in the direction of ``toward``."""
    length = hypot(*toward)
    (x, y), (right, down) = end, (toward[0] / length, toward[1] / length)
    for size, shade in ((0, INK), (4, dot)):
        tip, base, half = 10 - size * 1.7, 13 - size, 18 - size * 1.6
        corners = ((-base, -half), (-base, half), (tip, 0))
        canvas.shape(
            Polygon(tuple((x + right * on - down * aside, y + down * on + right * aside) for on, aside in corners)),
            shade,
        )
