"""The marks over the board: the way of the last move, and the letters of possible moves."""

from itertools import pairwise
from math import cos, hypot, sin

from bot.pictures.boards.colours import INK, NOW
from bot.pictures.boards.trail import Point, head, leg
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters, width
from bot.pictures.sigily.colours import WHITE
from bot.pictures.sigily.places import (
    BOTTOM,
    HOMES,
    MIDDLE,
    PICTURE_WIDE,
    RADIUS,
    angle,
    at,
    away,
    beside,
    over,
    polar,
)
from bot.pictures.sigily.ring import Drawn, RingBoard
from bot.pictures.signs import Polygon
from engine.sigily.board import CENTRE, HOME, RING, Place, Province, clockwise

LETTER = Letters(Face.BOLD, 27)
ASIDE = 46
"""The distance of a way outside the ring from the ring's middle."""
LINE = 28
CROWD = 3
"""The most letters or units that are no crowd."""
STEEP = 0.7
"""The sine of a direction from which on it leads to the picture's sides."""
ON_ARM = 40
"""The distance of a way beside an arm from the arm's middle."""
PIECES = 8
"""The number of pieces in which a way from sigil to sigil of the ring is drawn."""


def trails(canvas: Canvas, ring: RingBoard) -> None:
    """Draw the last way in white dots, or that of a move to confirm in gold, with a disc at each place passed over."""
    dot = NOW if ring.drawn is Drawn.CHOSEN else WHITE
    for places in ring.courses:
        points = path(places)
        leg(canvas, points, dot)
        canvas.disc(points[0], 8, dot, INK, 3)
        for number in range(1, len(places) - 1):
            canvas.disc(_beside(places, number), 9, dot, INK, 3)
        (x, y), (end, low) = points[-2], points[-1]
        head(canvas, (end, low), (end - x, low - y), dot)


def path(places: tuple[Place, ...]) -> tuple[Point, ...]:
    """Return the way through some places: outside the ring, beside the arms, and round the centre."""
    points = [_beside(places, 0)]
    for number, (place, following) in enumerate(pairwise(places), start=1):
        if place in RING and following in RING:
            steps = clockwise(place, following)
            turn = (steps if steps <= 12 else steps - 24) * (angle("1") - angle("0"))
            points += [polar(angle(place) + turn * piece / PIECES, RADIUS + ASIDE) for piece in range(1, PIECES + 1)]
        else:
            points.append(_beside(places, number))
    return tuple(points)


def _beside(places: tuple[Place, ...], number: int) -> Point:
    """Return a point of a way beside one of its places, always on the left in the direction of travel."""
    place = places[number]
    before = places[number - 1] if number else None
    after = places[number + 1] if number + 1 < len(places) else None
    if place in RING and not any(other is not None and other not in RING for other in (before, after)):
        return polar(angle(place), RADIUS + ASIDE)
    if place == CENTRE:
        return _round_centre(before, after)
    inward = away(after) < away(place) if after is not None else before is not None and away(place) < away(before)
    return beside(place, ON_ARM if inward else -ON_ARM)


def _round_centre(before: Place | None, after: Place | None) -> Point:
    """Return the corner of a way at the centre."""
    arms = [(arm, side) for arm, side in ((before, ON_ARM), (after, -ON_ARM)) if arm is not None]
    x = sum(side * cos(angle(arm)) for arm, side in arms)
    y = sum(side * sin(angle(arm)) for arm, side in arms)
    if before is not None and after is not None and abs(int(angle(before) * 2 - angle(after) * 2)) == 6:
        x, y = x * 0.68, y * 0.68
    return round(MIDDLE[0] + x), round(MIDDLE[1] + y)


def goals(canvas: Canvas, ring: RingBoard) -> None:
    """Draw the letters of moves at their goals, those of moves home at their panel. Draw the tags likewise."""
    found: dict[tuple[Place, Province | None], list[str]] = {}
    for place, text in ring.tags:
        found.setdefault((place, None), []).append(text)
    for choice in ring.choices:
        owner = choice.chariot.province if choice.onto == HOME else None
        found.setdefault((choice.onto, owner), []).append(choice.letter)
    for (place, owner), letters in found.items():
        if owner is None:
            _goal(canvas, ring, place, letters)
        else:
            text = _row(letters)
            _tag(canvas, HOMES[owner], (_half(text), LINE / 2), (text,))


def _goal(canvas: Canvas, ring: RingBoard, place: Place, letters: list[str]) -> None:
    """Draw the letters of moves to a place; in a column where the picture's sides leave little room."""
    x, y = over(place, is_crowded=[unit.at for unit in ring.units].count(place) > CROWD)
    is_aside = place in RING and abs(sin(angle(place))) > STEEP
    texts = tuple(letters) if is_aside else (_row(letters),)
    half = max(map(_half, texts))
    high = LINE * len(texts) / 2
    middle = _kept(x, half + 3, PICTURE_WIDE - 3 - half), _kept(y, high + 3, BOTTOM - high - 3)
    _pointer(canvas, middle, (half, high), at(place))
    _tag(canvas, middle, (half, high), texts)


def _kept(value: float, least: float, most: float) -> float:
    return min(max(value, least), most)


def _row(letters: list[str]) -> str:
    """Return letters side by side, closer together if they are many."""
    return (" " if len(letters) <= CROWD else "").join(letters)


def _half(text: str) -> float:
    return max(width(text, LETTER) + 10, 27) / 2


def _pointer(canvas: Canvas, middle: Point, reach: tuple[float, float], target: Point) -> None:
    """Draw the tip of a box of letters, which points at a place."""
    right, down = target[0] - middle[0], target[1] - middle[1]
    longer = max(abs(right) / reach[0], abs(down) / reach[1])
    right, down = right / longer, down / longer
    far = hypot(right, down)
    right, down = right / far, down / far
    for shade, size in ((INK, 0), (NOW, 4)):
        tip, wide = far + 12 - size * 1.3, 12 - size
        x, y = middle
        points = ((-down * wide, right * wide), (down * wide, -right * wide), (right * tip, down * tip))
        canvas.shape(Polygon(tuple([(x + on, y + aside) for on, aside in points])), shade)


def _tag(canvas: Canvas, middle: Point, reach: tuple[float, float], texts: tuple[str, ...]) -> None:
    """Draw a box with lines of letters."""
    (x, y), (half, high) = middle, reach
    canvas.panel((x - half, y - high - 1, x + half, y + high + 1), NOW, INK, 2, 7)
    for number, text in enumerate(texts):
        canvas.centred((x, y + LINE * (number - (len(texts) - 1) / 2)), text, LETTER, INK)
