"""The empty board, painted once: land, ring, territories, arms, and all their names."""

from functools import lru_cache
from math import cos, sin

from bot.pictures.boards.colours import EDGE, FRAME, INK, LAND
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters
from bot.pictures.sigily.colours import COIN, FAIRY, FAIRY_EDGE, FILLS, GOLDEN, INSIDE, SHAPES, TINTS
from bot.pictures.sigily.places import (
    BOTTOM,
    FIRST,
    HALF,
    HUB,
    MIDDLE,
    PICTURE_WIDE,
    RADIUS,
    TURN,
    angle,
    at,
    polar,
)
from bot.pictures.sigily.ring import Names, Start
from bot.pictures.signs import Points, Polygon, Stroke
from engine.sigily.board import CENTRE, FAIRY_LAND, GATES, RING, SOLAR, TERRITORIES, Place, Province

CORNER = Letters(Face.BOLD, 28)
LABEL = Letters(Face.BOLD, 27)
NOTE = Letters(Face.PLAIN, 27)
CORNERS = {"0": (732, 24), "6": (732, 664), "12": (12, 664), "18": (12, 24)}
"""The places of the names of gates."""
LABELS = {"21": (372, 131), "9": (372, 556), "3": (542, 279), "15": (202, 279)}
"""The middles of the names of solar sigils."""
OUTWARD = {"21": -8, "9": 8}
"""The distances by which the names above and below make room for a third line."""
ROOM = 250
LABEL_ROOM = 150
LINE = 26
MARGIN = 0.42
"""The distance from a gate to the start of a territory, in sigils."""
KEPT = 32


@lru_cache(maxsize=KEPT)
def ground(names: Names, starts: tuple[Start, ...]) -> Canvas:
    """Return the picture of the bare board."""
    canvas = Canvas(BOTTOM, FRAME, PICTURE_WIDE)
    canvas.lay(_bare())
    for holiday, place in zip(names.holidays, RING[::3], strict=True):
        start = next((start for start in starts if start.at == place), None)
        (_corner if place in GATES else _label)(canvas, place, holiday, _note(names, start))
        if start is not None:
            _marks(canvas, start)
    return canvas


@lru_cache(maxsize=1)
def _bare() -> Canvas:
    """Return the board without names."""
    canvas = Canvas(BOTTOM, FRAME, PICTURE_WIDE)
    canvas.fill((0, 0, PICTURE_WIDE, BOTTOM), LAND)
    _ring(canvas)
    _arms(canvas)
    for place in RING:
        _sigil(canvas, place)
    return canvas


def _ring(canvas: Canvas) -> None:
    canvas.disc(MIDDLE, RADIUS + HALF + 3, INK)
    canvas.disc(MIDDLE, RADIUS - HALF, INSIDE, INK, 3)
    for province, places in TERRITORIES.items():
        first = FIRST + TURN * (int(places[0]) - 1 + MARGIN)
        last = FIRST + TURN * (int(places[-1]) + 1 - MARGIN)
        outer, inner = _arc(first, last, RADIUS + HALF), _arc(last, first, RADIUS - HALF)
        canvas.shape(Polygon((*outer, *inner)), TINTS[province])
        _pattern(canvas, province, places)


def _arc(first: float, last: float, radius: float) -> Points:
    turns = [first + (last - first) * number / 40 for number in range(41)]
    return tuple([(MIDDLE[0] + radius * sin(turn), MIDDLE[1] - radius * cos(turn)) for turn in turns])


def _pattern(canvas: Canvas, province: Province, places: tuple[Place, ...]) -> None:
    """Draw a province's own shape between its sigils, so that it is known without its colour."""
    sign, size = SHAPES[province], {"diamond": 19, "square": 13}.get(SHAPES[province], 15)
    for place in places[1:]:
        turn = angle(place) - TURN / 2
        for distance in (RADIUS - 23, RADIUS + 23):
            canvas.sign(sign, polar(turn, distance), size, FILLS[province])


def _arms(canvas: Canvas) -> None:
    for gate in GATES[:2]:
        ends = (at(gate), at(GATES[GATES.index(gate) + 2]))
        canvas.shape(Stroke(ends, 28), INK)
        canvas.shape(Stroke(ends, 23), FAIRY)
    for place in FAIRY_LAND - {CENTRE}:
        canvas.disc(at(place), 26, INK)
        canvas.disc(at(place), 24, FAIRY_EDGE)
        canvas.disc(at(place), 21, FAIRY)
    canvas.disc(MIDDLE, HUB, FAIRY_EDGE, INK, 3)
    canvas.disc(MIDDLE, HUB - 6, FAIRY)
    canvas.sign("spiral", MIDDLE, 72, FAIRY_EDGE)


def _sigil(canvas: Canvas, place: Place) -> None:
    x, y = at(place)
    if place in GATES:
        canvas.panel((x - 33, y - 33, x + 33, y + 33), COIN, INK, 3, 12)
        canvas.panel((x - 22, y - 22, x + 22, y + 22), INSIDE, EDGE, 2, 8)
    elif place in SOLAR:
        canvas.sign("rays", (x, y), 78, INK)
        canvas.sign("rays", (x, y), 70, GOLDEN)
        canvas.disc((x, y), 26, INSIDE, INK, 2)
    else:
        canvas.disc((x, y), 26, INSIDE, INK, 2)


def _note(names: Names, start: Start | None) -> str:
    return "" if start is None else names.start


def _corner(canvas: Canvas, gate: Place, name: str, note: str) -> None:
    """Write the name of a gate in the corner it faces."""
    x, y = CORNERS[gate]
    write = canvas.text if x < MIDDLE[0] else canvas.ending
    write((x, y), name, CORNER, INK, ROOM)
    write((x, y + (28 if y < MIDDLE[1] else -28)), note, NOTE, EDGE, ROOM)


def _label(canvas: Canvas, place: Place, name: str, note: str) -> None:
    """Write the name of a solar sigil inside the ring, one word on each line."""
    x, y = LABELS[place]
    first, _, second = name.partition(" ")
    lines = [line for line in (first, second, note) if line]
    outward = OUTWARD.get(place, 0) if note else 0
    apart = LINE if len(lines) < 3 else 23
    for number, line in enumerate(lines):
        middle = (x, y + outward + apart * (number - (len(lines) - 1) / 2))
        canvas.centred(middle, line, NOTE if line is note else LABEL, EDGE, LABEL_ROOM)


def _marks(canvas: Canvas, start: Start) -> None:
    """Draw the shapes of the provinces that start at a gate, if not all do."""
    if start.at not in CORNERS:
        return
    x, y = CORNERS[start.at]
    for number, province in enumerate(start.provinces):
        right = 74 + 26 * number
        middle = (x + right if x < MIDDLE[0] else x - right, y + (28 if y < MIDDLE[1] else -28))
        canvas.sign(SHAPES[province], middle, 24, INK)
        canvas.sign(SHAPES[province], middle, 18, FILLS[province])
