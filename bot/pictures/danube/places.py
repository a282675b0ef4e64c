"""The places on the river: squares in three rows, of which the middle one runs back, and ways between them."""

from bot.pictures.boards.trail import Point
from engine.danube.board import END

IN_A_ROW = 12
LEFT, STEP = 63, 54
FIRST_ROW, ROW = 217, 156
SQUARE = (50, 86)
BOTTOM = 608
"""The lower end of the land."""
NEAR, FAR = 6, 46
"""The distance from a square at which a way begins, and its height over squares of its row."""
TURNS = 24
"""The number of pieces in which a bend is drawn."""


def row_of(square: int) -> int:
    """Return the row of a square."""
    return (square - 1) // IN_A_ROW


def at(square: int) -> tuple[int, int]:
    """Return the middle of a square."""
    row, place = divmod(square - 1, IN_A_ROW)
    return LEFT + STEP * (IN_A_ROW - 1 - place if row == 1 else place), FIRST_ROW + ROW * row


def top(square: int, away: float = NEAR) -> Point:
    """Return a point over a square."""
    x, y = at(square)
    return x, y - SQUARE[1] / 2 - away


def foot(square: int, away: float = NEAR) -> Point:
    """Return a point under a square."""
    x, y = at(square)
    return x, y + SQUARE[1] / 2 + away


def path(start: int, goal: int) -> tuple[Point, ...]:
    """Return the way from one square to another over land: an arch within a row, and a bend between two rows."""
    rows = row_of(start), row_of(goal)
    if rows[0] == rows[1]:
        (x, y), (end, _) = top(start), top(goal)
        high = y - FAR * 4 / 3
        return _bend((x, y), (x, high), (end, high), (end, y))
    is_down = rows[0] < rows[1]
    first, last = (foot(start), top(goal)) if is_down else (top(start), foot(goal))
    if abs(rows[0] - rows[1]) == 1:
        return _through(first, last)
    gap = foot(start) if is_down else top(start)
    between = _gap(first[0], last[0])
    side = SQUARE[1] / 2 + 2 * NEAR
    middle = FIRST_ROW + ROW
    ends = (between, middle - side), (between, middle + side)
    above, below = ends if is_down else ends[::-1]
    return (*_through(gap, above), *_through(below, last))


def _gap(x: float, end: float) -> float:
    """Return the gap between columns through which a way crosses the middle row."""
    columns = round((x - LEFT) / STEP)
    return LEFT + STEP * (columns + (0.5 if end >= x and columns < IN_A_ROW - 1 else -0.5 if columns else 0.5))


def _through(first: Point, last: Point) -> tuple[Point, ...]:
    """Return a bend that leaves and arrives vertically."""
    middle = (first[1] + last[1]) / 2
    return _bend(first, (first[0], middle), (last[0], middle), last)


def _bend(first: Point, second: Point, third: Point, last: Point) -> tuple[Point, ...]:
    def mix(axis: int, t: float) -> float:
        parts = zip((first, second, third, last), (1, 3, 3, 1), range(4), strict=True)
        return sum(point[axis] * times * t**power * (1 - t) ** (3 - power) for point, times, power in parts)

    return tuple((mix(0, n / TURNS), mix(1, n / TURNS)) for n in range(TURNS + 1))


SQUARES = range(1, END + 1)
