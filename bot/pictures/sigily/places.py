"""The places on the board: the ring, the arms inside it, the slabs, and where units stand side by side."""

from math import cos, pi, sin

from bot.pictures.boards.trail import Point
from engine.sigily.board import CENTRE, GATES, RING, Place, Province

PICTURE_WIDE, BOTTOM = 744, 688
"""The size of the land. Below it stands the foot, so that the picture is nearly square."""
FOOT = 104
"""The height of the foot: the throw, and beside it possible moves or words."""
WORDS, WORDS_WIDE = 302, 430
"""Where the part of the foot beside the throw begins, and its width."""
MIDDLE = (372, 344)
RADIUS = 286
HALF = 33
"""The extent of the ring to both sides."""
ARM = 94
"""The distance between two sigils of an arm."""
HUB = 46
"""The size of the centre."""
TURN, FIRST = pi / 12, pi / 4
"""The angle from sigil to sigil, and that of the first, clockwise from the north."""
SLABS = {
    Province.ULSTER: (372, 209),
    Province.LEINSTER: (541, 364),
    Province.MUNSTER: (372, 479),
    Province.CONNAUGHT: (203, 364),
}
"""The middles of the players' panels, which stand inside the ring."""
SLAB = (148, 90)
HOMES = {
    Province.ULSTER: (372, 272),
    Province.LEINSTER: (556, 424),
    Province.MUNSTER: (372, 416),
    Province.CONNAUGHT: (188, 424),
}
"""The middles of the letters of moves home: beside the panels, where neither names nor arms are."""
ASIDE = {"21": 36, "9": -34}
"""How far below the solar sigils above and below coins are shown beside their names."""
FEW = 6
ROOMY, NARROW = (3, (56, 56), 0.88), (4, (44, 50), 0.7)
"""The layouts of units on a gate, few or many: the number in a row, their distances, and their size."""


def angle(place: Place) -> float:
    """Return the direction of a place from the middle, clockwise from the north."""
    return FIRST + TURN * int(place.partition(".")[0])


def away(place: Place) -> int:
    """Return the distance of a place from the middle."""
    if place == CENTRE:
        return 0
    return RADIUS - ARM * int(place.partition(".")[2] or 0)


def at(place: Place) -> tuple[int, int]:
    """Return the middle of a sigil."""
    return MIDDLE if place == CENTRE else polar(angle(place), away(place))


def polar(turn: float, distance: float) -> tuple[int, int]:
    """Return a point in a direction from the middle."""
    return round(MIDDLE[0] + distance * sin(turn)), round(MIDDLE[1] - distance * cos(turn))


def beside(place: Place, distance: float) -> tuple[int, int]:
    """Return a point beside an arm or its gate: clockwise of it, or on the other side if the distance is below 0."""
    x, y = at(place)
    return round(x + distance * cos(angle(place))), round(y + distance * sin(angle(place)))


def slots(place: Place, count: int) -> tuple[tuple[Point, ...], float]:
    """Return where this many units stand on a sigil, and their size. Several stand in rows outward from their gate."""
    if count <= 1:
        return (at(place),) * count, 1
    columns, (wide, high), size = ROOMY if count <= FEW else NARROW
    (x, y), (right, down) = at(place), _outward(place)
    rows = [divmod(number, columns) for number in range(count)]
    return tuple([(x + right * wide * column, y + down * high * row) for row, column in rows]), size


def _outward(place: Place) -> tuple[int, int]:
    """Return right or left, and down or up, for the corner that a gate faces."""
    x, y = at(place)
    return (1 if x > MIDDLE[0] else -1), (1 if y > MIDDLE[1] else -1)


def under(place: Place) -> tuple[int, int]:
    """Return where the coins of an occupied sigil are shown. The unit has its own coins on its upper right."""
    (x, y), (right, down) = at(place), _outward(place)
    if place == CENTRE:
        return x, y + 30
    if place not in RING:
        return x + 6 * right, y + 42
    if place in GATES:
        return (x + 43, y + 4) if (right, down) == (-1, 1) else polar(angle(place), RADIUS - 49)
    if place in ASIDE:
        return x - 48, y + ASIDE[place]
    if int(place) < 6:
        return x - 34, y - 30
    if int(place) < 12:
        return x - 8, y - 46
    return (x + 40, y + 18) if int(place) < 18 else (x, y + 46)


def over(place: Place, *, is_crowded: bool) -> tuple[int, int]:
    """Return where the letters of moves to a place stand: outside the ring, beside an arm, or inside a crowded gate."""
    if place == CENTRE:
        return MIDDLE[0], MIDDLE[1] - HUB - 18
    if place not in RING:
        return beside(place, 50)
    if place not in GATES:
        return polar(angle(place), RADIUS + 55)
    (x, y), (right, down) = at(place), _outward(place)
    return (x - 16 * right, y - 52 * down) if is_crowded else (x + 50 * right, y + 50 * down)
