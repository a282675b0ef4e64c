"""The four sticks: an animal on the flat side, notches on the round one."""

from functools import lru_cache

from bot.pictures.boards.colours import FRAME, INK, ROUND_STICK
from bot.pictures.boards.trail import Point
from bot.pictures.canvas import Canvas
from bot.pictures.sigily.colours import GOLDEN
from bot.pictures.signs import Points, Polygon, Stroke
from engine.sigily.sticks import Animal, Sticks

STICK = (54, 62)
STEP = 57
"""The distance from one stick to the next in their row."""
STICKS = (STEP * len(Animal), STICK[1])
BEAST = 0.42
"""The size of an animal, in the units of its polygon."""


def _points(written: str) -> Points:
    pairs = [pair.split(",") for pair in written.split()]
    return tuple([(float(x), float(y)) for x, y in pairs])


BEASTS = {
    Animal.DOG: _points(
        "6,20 10,14 16,14 20,22 24,32 60,32 68,22 70,10 78,17 86,20 96,26 95,32 84,34 78,42 76,50 76,68 69,68 68,52 "
        "50,50 34,52 30,58 30,68 23,68 22,52 18,40 12,24"
    ),
    Animal.DEER: _points(
        "8,34 14,32 52,31 64,24 70,15 62,12 56,0 61,0 65,8 67,-2 72,-2 71,9 76,14 82,-3 87,-3 81,15 90,19 95,23 92,27 "
        "82,27 76,36 70,44 66,50 66,70 61,70 58,52 34,48 26,52 26,70 21,70 18,50 13,42"
    ),
    Animal.COW: _points(
        "6,20 14,16 62,18 70,15 66,4 71,3 76,12 82,12 88,2 93,4 88,16 97,28 95,34 86,35 80,36 76,44 74,52 74,68 66,68 "
        "65,54 46,54 44,61 36,61 34,54 26,54 25,68 17,68 15,50 12,28 9,52 4,54"
    ),
    Animal.HORSE: _points(
        "4,58 2,36 8,24 18,22 52,26 60,12 70,0 74,-6 77,0 88,10 96,19 92,25 82,20 78,20 76,36 72,46 70,70 63,70 62,50 "
        "34,48 28,54 28,70 21,70 18,50 14,34 10,36 9,58"
    ),
}
"""The animals, facing right, in a box of 100 by 70."""
EYES = {Animal.DOG: (82, 25), Animal.DEER: (85, 21), Animal.COW: (86, 22), Animal.HORSE: (84, 14)}
SPOTS: tuple[tuple[float, float, float], ...] = ((36, 31, 7), (56, 38, 5.5))
"""The spots of the cow."""
MANE: tuple[tuple[Point, Point], ...] = (((55, 10), (47, 4)), ((61, 3), (54, -4)), ((67, -4), (61, -10)))
"""The mane of the horse."""


def sticks(canvas: Canvas, at: tuple[int, float], thrown: Sticks) -> None:
    """Draw the four sticks in a row, with the upper left corner of the first at a point."""
    for number, animal in enumerate(Animal):
        canvas.lay(_stick(animal, is_flat=animal in thrown), (at[0] + STEP * number, round(at[1])))


@lru_cache(maxsize=2 * len(Animal))
def _stick(animal: Animal, *, is_flat: bool) -> Canvas:
    canvas = Canvas(STICK[1], FRAME, STICK[0])
    canvas.panel((0, 0, *STICK), GOLDEN if is_flat else ROUND_STICK, INK, 3, 15)
    if is_flat:
        _beast(canvas, animal)
    else:
        for y in (18, 31, 44):
            canvas.shape(Stroke(((9, y), (27, y + 2), (45, y - 1)), 2), INK)
    return canvas


def _beast(canvas: Canvas, animal: Animal) -> None:
    def placed(x: float, y: float) -> Point:
        return STICK[0] / 2 + (x - 50) * BEAST, STICK[1] / 2 + (y - 34) * BEAST

    canvas.shape(Polygon(tuple([placed(*point) for point in BEASTS[animal]])), INK)
    canvas.disc(placed(*EYES[animal]), 2, GOLDEN)
    if animal is Animal.COW:
        for x, y, radius in SPOTS:
            canvas.disc(placed(x, y), round(radius * BEAST), GOLDEN)
    if animal is Animal.HORSE:
        for first, last in MANE:
            canvas.shape(Stroke((placed(*first), placed(*last)), 2), INK)
