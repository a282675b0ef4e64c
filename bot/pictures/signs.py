"""The signs, as shapes in a box of 100 by 100: each has one meaning in all pictures, and needs no colour."""

from functools import lru_cache
from math import cos, pi, sin

from msgspec import Struct
from PIL import Image, ImageDraw

FINENESS = 4
"""The factor by which a sign is painted larger than it is shown, for smooth edges."""
KEPT = 512
"""The number of cached signs, each at one size."""

Points = tuple[tuple[float, float], ...]


def edges(least: float) -> list[int]:
    """Return a map of edge shades: half where from ``least`` to 1 - ``least`` of a pixel is covered.

    One shade between none and full is smooth enough, and the fewer pixels have it, the smaller a file is.
    """
    return [0 if shade < 255 * least else 128 if shade <= 255 * (1 - least) else 255 for shade in range(256)]


SHADES = edges(0.4)
"""Maps the shades of a shape's edge."""


class Polygon(Struct, frozen=True):
    """A filled shape. ``cut`` cuts it out of what is there."""

    points: Points
    cut: bool = False

    def paint(self, canvas: ImageDraw.ImageDraw, scale: float) -> None:
        """Paint the shape."""
        canvas.polygon([(x * scale, y * scale) for x, y in self.points], _ink(self.cut))


class Disc(Struct, frozen=True):
    """A filled circle."""

    x: float
    y: float
    radius: float
    cut: bool = False

    def paint(self, canvas: ImageDraw.ImageDraw, scale: float) -> None:
        """Paint the circle."""
        canvas.circle((self.x * scale, self.y * scale), self.radius * scale, _ink(self.cut))


class Arc(Struct, frozen=True):
    """A part of a circle, from one angle to another clockwise from the east; by default all of it."""

    x: float
    y: float
    radius: float
    width: float
    start: float = 0
    end: float = 360

    def paint(self, canvas: ImageDraw.ImageDraw, scale: float) -> None:
        """Paint the arc."""
        around = [(self.x - self.radius) * scale, (self.y - self.radius) * scale]
        around += [(self.x + self.radius) * scale, (self.y + self.radius) * scale]
        canvas.arc(around, self.start, self.end, 255, round(self.width * scale))


class Stroke(Struct, frozen=True):
    """A line with round joints."""

    points: Points
    width: float
    cut: bool = False

    def paint(self, canvas: ImageDraw.ImageDraw, scale: float) -> None:
        """Paint the line."""
        points = [(x * scale, y * scale) for x, y in self.points]
        canvas.line(points, _ink(self.cut), round(self.width * scale), joint="curve")
        for end in (points[0], points[-1]):
            canvas.circle(end, self.width * scale / 2, _ink(self.cut))


Shape = Polygon | Disc | Arc | Stroke


def _ink(cut: bool) -> int:
    return 0 if cut else 255


def _round(points: int, radius: float, turn: float = 0, around: tuple[float, float] = (50, 50)) -> Points:
    """Return points at equal distances on a circle, the first at the top or ``turn`` rounds from there."""
    angles = [2 * pi * (number / points + turn) for number in range(points)]
    return tuple((around[0] + radius * sin(angle), around[1] - radius * cos(angle)) for angle in angles)


def _star(points: int, outer: float, inner: float) -> Points:
    pairs = zip(_round(points, outer), _round(points, inner, 0.5 / points), strict=True)
    return tuple(point for pair in pairs for point in pair)


SHIELD = ((10, 8), (90, 8), (90, 52), (78, 74), (50, 96), (22, 74), (10, 52))
KINGS: tuple[Shape, ...] = (
    Polygon(((14, 78), (6, 26), (30, 48), (50, 16), (70, 48), (94, 26), (86, 78))),
    Polygon(((14, 84), (86, 84), (84, 96), (16, 96))),
    *(Disc(x, y, 8) for x, y in ((8, 22), (50, 12), (92, 22))),
)
"""The crown of a leader, and of the King."""
LID = tuple((4 + 92 * n / 12, 34 * sin(pi * n / 12)) for n in range(13))
EYE: tuple[Shape, ...] = (
    Polygon((*((x, 50 - y) for x, y in LID), *((x, 50 + y) for x, y in reversed(LID)))),
    Disc(50, 50, 22, cut=True),
    Disc(50, 50, 10),
)
FOLDS = (-0.145, -0.085, -0.025, 0.035, 0.095)
"""The start of each fold of a fan, in rounds from its middle."""
BOWL = tuple((50 - 48 * cos(pi * n / 16), 60 + 40 * sin(pi * n / 16)) for n in range(17))
BOWL_WITHIN = tuple((50 - 40 * cos(pi * n / 16), 66 + 28 * sin(pi * n / 16)) for n in range(17))
HEART = tuple(
    (50 + 2.8 * 16 * sin(t) ** 3, 46 - 2.8 * (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)))
    for t in (2 * pi * n / 40 for n in range(40))
)

HALF_PLUS = ((24, 2), (76, 2), (76, 24), (98, 24), (98, 76), (76, 76))
PLUS = (*HALF_PLUS, *((100 - x, 100 - y) for x, y in HALF_PLUS))

SIGNS: dict[str, tuple[Shape, ...]] = {
    # The two sides of a party game.
    "torc": (Arc(50, 46, 42, 15, 122, 58), Disc(29, 84, 14), Disc(71, 84, 14)),
    "spear": (Stroke(((10, 92), (66, 34)), 11), Polygon(((92, 8), (84, 52), (48, 16)))),
    "leaf": (
        Polygon(((86, 6), (90, 44), (72, 76), (40, 84), (20, 72), (18, 46), (40, 18))),
        Stroke(((10, 94), (64, 34)), 7),
        Stroke(((30, 70), (66, 32)), 6, cut=True),
    ),
    "ring": (
        Arc(50, 50, 44, 18, 290, 250),
        Polygon(((44, 0), (66, 0), (52, 20), (60, 34), (40, 34), (48, 18)), cut=True),
    ),
    "sun": (Disc(50, 50, 24), *(Stroke((a, b), 9) for a, b in zip(_round(8, 33), _round(8, 45), strict=True))),
    "moon": (Disc(46, 50, 44), Disc(66, 40, 36, cut=True)),
    "disc": (Disc(50, 50, 44),),
    "diamond": (Polygon(_round(4, 50)),),
    # The course of quests.
    "round": (Disc(50, 50, 50),),
    "medallion": tuple(Arc(x, y, 9.5, 3) for x, y in _round(12, 36)),
    "octagon": (Polygon(_round(8, 54, 1 / 16)),),
    "broken": (
        Polygon(((14, 92), (26, 98), (48, 34), (44, 22), (38, 28), (34, 12), (30, 38))),
        Polygon(
            (
                (52, 20),
                (58, 8),
                (62, 20),
                (74, 16),
                (72, 30),
                (84, 62),
                (92, 54),
                (92, 96),
                (60, 70),
                (70, 67),
                (60, 38),
            )
        ),
    ),
    "banner": (Polygon(((12, 0), (88, 0), (88, 100), (50, 84), (12, 100))),),
    "tear": (Polygon(((10, 70), (10, 58), (90, 34), (90, 46))),),
    "person": (Disc(50, 24, 22), Polygon(((16, 96), (16, 76), (28, 56), (72, 56), (84, 76), (84, 96)))),
    "cross": (Stroke(((16, 16), (84, 84)), 19), Stroke(((84, 16), (16, 84)), 19)),
    "tick": (Disc(50, 50, 48), Stroke(((28, 52), (44, 68), (74, 34)), 11, cut=True)),
    "check": (Stroke(((12, 54), (40, 80), (88, 24)), 17),),
    "dash": (Stroke(((12, 50), (88, 50)), 16),),
    "crown": KINGS,
    "fan": (
        *(Polygon(((50, 84), *_round(1, 70, turn, (50, 84)), *_round(1, 70, turn + 0.05, (50, 84)))) for turn in FOLDS),
        Disc(50, 82, 9),
    ),
    "shield": (Polygon(SHIELD),),
    "flag": (Stroke(((24, 6), (24, 96)), 8), Polygon(((24, 8), (84, 8), (84, 66), (24, 66)))),
    "star": (Polygon(_star(5, 50, 21)),),
    "contract": (Polygon(_star(4, 50, 17)), Disc(50, 50, 8, cut=True)),
    # The talismans.
    "sword": (
        Stroke(((22, 84), (76, 18)), 12),
        Stroke(((22, 56), (48, 80)), 9),
        Polygon(((86, 6), (84, 26), (68, 14))),
    ),
    "staff": (Stroke(((22, 94), (58, 36)), 10), Arc(66, 22, 20, 9)),
    "insight": EYE,
    "mirror": (Arc(50, 36, 34, 12), Stroke(((50, 70), (50, 94)), 14), Stroke(((40, 46), (60, 26)), 6)),
    "struck": (Stroke(((6, 94), (94, 6)), 9),),
    # The Great Table.
    "house": (
        Polygon(
            ((50, 8), (96, 48), (84, 48), (84, 92), (60, 92), (60, 62), (40, 62), (40, 92), (16, 92), (16, 48), (4, 48))
        ),
    ),
    "wheel": (Disc(50, 50, 48), Disc(50, 50, 16, cut=True)),
    "king": KINGS,
    "consort": (
        Arc(50, 78, 40, 11, 180, 360),
        Stroke(((10, 82), (90, 82)), 11),
        Disc(50, 30, 11),
        Disc(22, 42, 8),
        Disc(78, 42, 8),
    ),
    "vigilante": (
        Polygon(((92, 4), (88, 34), (44, 74), (28, 58), (66, 16))),
        Stroke(((18, 52), (50, 82)), 9),
        Stroke(((32, 68), (14, 88)), 13),
    ),
    "thief": (
        Polygon(
            ((2, 28), (38, 34), (50, 40), (62, 34), (98, 28), (92, 64), (72, 74), (56, 56), (44, 56), (28, 74), (8, 64))
        ),
        Polygon(((20, 46), (38, 48), (34, 60), (24, 60)), cut=True),
        Polygon(((80, 46), (62, 48), (66, 60), (76, 60)), cut=True),
    ),
    "bomber": (
        Disc(42, 62, 36),
        Stroke(((62, 36), (74, 24)), 15),
        Polygon(tuple((x * 0.4 + 64, y * 0.4) for x, y in _star(6, 50, 22))),
    ),
    "guard": (Polygon(SHIELD), Stroke(((50, 28), (50, 72)), 11, cut=True), Stroke(((28, 46), (72, 46)), 11, cut=True)),
    "mayor": (
        Polygon(((26, 6), (74, 6), (70, 58), (30, 58))),
        Stroke(((8, 84), (92, 84)), 13),
        Polygon(((28, 66), (72, 66), (74, 84), (26, 84))),
    ),
    "role-finder": EYE,
    "card-finder": (
        Arc(40, 40, 34, 10),
        Stroke(((66, 66), (92, 92)), 15),
        Polygon(((30, 24), (50, 24), (50, 56), (30, 56))),
    ),
    "target-finder": (
        Arc(50, 50, 36, 9),
        Disc(50, 50, 9),
        *(Stroke((a, b), 9) for a, b in zip(_round(4, 24), _round(4, 46), strict=True)),
    ),
    "socialite": (
        Polygon(((8, 12), (92, 12), (54, 54), (46, 54))),
        Stroke(((50, 50), (50, 92)), 9),
        Stroke(((26, 92), (74, 92)), 9),
    ),
    "healer": (
        Polygon(
            (
                (36, 6),
                (64, 6),
                (64, 36),
                (94, 36),
                (94, 64),
                (64, 64),
                (64, 94),
                (36, 94),
                (36, 64),
                (6, 64),
                (6, 36),
                (36, 36),
            )
        ),
    ),
    "lover": (Polygon(HEART),),
    "place-swap": (
        Stroke(((8, 30), (62, 30)), 13),
        Polygon(((58, 8), (96, 30), (58, 52))),
        Stroke(((38, 72), (92, 72)), 13),
        Polygon(((42, 50), (4, 72), (42, 94))),
    ),
    "bull": (
        Polygon(((34, 26), (66, 26), (68, 46), (60, 78), (56, 90), (44, 90), (40, 78), (32, 46))),
        Polygon(((34, 44), (14, 44), (2, 28), (8, 2), (14, 18), (20, 28), (34, 30))),
        Polygon(((66, 44), (86, 44), (98, 28), (92, 2), (86, 18), (80, 28), (66, 30))),
        Polygon(((30, 48), (18, 48), (14, 60), (33, 56))),
        Polygon(((70, 48), (82, 48), (86, 60), (67, 56))),
        Polygon(((40, 52), (47, 56), (41, 58)), cut=True),
        Polygon(((60, 52), (53, 56), (59, 58)), cut=True),
        Disc(46, 82, 3, cut=True),
        Disc(54, 82, 3, cut=True),
    ),
    "list": tuple(
        shape
        for row in range(3)
        for shape in (Disc(14, 20 + 30 * row, 10), Stroke(((38, 20 + 30 * row), (90, 20 + 30 * row)), 15))
    ),
    "card": (
        Polygon(((18, 4), (82, 4), (82, 96), (18, 96))),
        Polygon(((28, 14), (72, 14), (72, 86), (28, 86)), cut=True),
        Polygon(_round(4, 24)),
    ),
    # The boards.
    "sticks": tuple(Stroke(((14 + 24 * n, 14), (14 + 24 * n + 6 * (-1) ** n, 86)), 15) for n in range(4)),
    "cup": (
        Polygon(((22, 6), (78, 6), (94, 84), (6, 84))),
        Stroke(((8, 92), (92, 92)), 12),
        Stroke(((22, 26), (78, 26)), 6, cut=True),
    ),
    "die": (
        Polygon(((6, 6), (94, 6), (94, 94), (6, 94))),
        *(Disc(x, y, 9, cut=True) for x, y in ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72))),
    ),
    "play": (Polygon(((12, 2), (96, 50), (12, 98))),),
    "wheel-boat": (Polygon(BOWL), Disc(50, 31, 31)),
    "wheel-boat-within": (
        Polygon(BOWL_WITHIN),
        Disc(50, 31, 25),
        Stroke(((50, 8), (50, 54)), 5, cut=True),
        Stroke(((27, 31), (73, 31)), 5, cut=True),
        Disc(50, 31, 9, cut=True),
        Polygon(((0, 55), (100, 55), (100, 66), (0, 66)), cut=True),
    ),
    "sail-boat": (
        Polygon(((50, 0), (92, 62), (8, 62))),
        Polygon(((0, 56), (100, 56), (100, 64), (82, 100), (18, 100), (0, 64))),
    ),
    "sail-boat-within": (Polygon(((50, 12), (79, 56), (21, 56))), Polygon(((9, 63), (91, 63), (78, 93), (22, 93)))),
    "up": (Polygon(((50, 8), (96, 92), (4, 92))),),
    "up-within": (Polygon(((50, 30), (80, 82), (20, 82))),),
    "circle": (Arc(50, 50, 48, 13),),
    "chevron": (Polygon(((50, 18), (98, 62), (98, 84), (50, 42), (2, 84), (2, 62))),),
    "waves": tuple(
        Stroke(tuple((2 + 96 * n / 24, 20 + 30 * row - 9 * sin(4 * pi * n / 24)) for n in range(25)), 9)
        for row in range(3)
    ),
    "wave": (Stroke(tuple((4 + 92 * n / 24, 50 - 13 * sin(3.4 * pi * n / 24)) for n in range(25)), 9),),
    "hill": (Arc(38, 74, 36, 8, 180, 360), Arc(68, 74, 28, 8, 180, 350)),
    "burst": (Polygon(_star(8, 50, 38)),),
    "ray": (Polygon(_star(8, 50, 17)),),
    "square": (Polygon(_round(4, 70.7, 1 / 8)),),
    "plus": (Polygon(PLUS),),
    "rays": (Polygon(_star(12, 50, 40.5)),),
    "swords": (
        Stroke(((14, 14), (82, 82)), 10),
        Stroke(((86, 14), (18, 82)), 10),
        Stroke(((54, 86), (86, 54)), 9),
        Stroke(((46, 86), (14, 54)), 9),
    ),
    "rings": (Arc(32, 50, 30, 11), Arc(68, 50, 30, 11)),
    "again": (Arc(50, 54, 40, 12, 20, 290), Polygon(((56, 0), (96, 12), (66, 44)))),
    "snow": tuple(Stroke(_round(2, 46, number / 6), 12) for number in range(3)),
    "gust": (
        Stroke(((4, 44), (66, 44)), 10),
        Arc(66, 28, 21, 10, 200, 450),
        Stroke(((4, 66), (74, 66)), 10),
        Arc(74, 80, 19, 10, 270, 480),
    ),
    "purse": (Disc(50, 64, 34), Polygon(((34, 34), (66, 34), (80, 4), (50, 14), (20, 4)))),
    "spiral": (
        Arc(50, 50, 48, 8),
        *(
            Stroke(
                tuple(
                    (50 + (8 + 32 * n / 12) * sin(turn + n / 5.5), 50 - (8 + 32 * n / 12) * cos(turn + n / 5.5))
                    for n in range(13)
                ),
                8,
            )
            for turn in (0, 2 * pi / 3, 4 * pi / 3)
        ),
    ),
}
"""Every sign by its name. The cards' and the talismans' signs have their names."""


@lru_cache(maxsize=KEPT)
def sign(name: str, size: int) -> Image.Image:
    """Return a sign as a mask."""
    mask = Image.new("L", (size * FINENESS, size * FINENESS), 0)
    canvas = ImageDraw.Draw(mask)
    for shape in SIGNS[name]:
        shape.paint(canvas, size * FINENESS / 100)
    return mask.reduce(FINENESS).point(SHADES)
