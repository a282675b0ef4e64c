"""Draws the river: whose turn it is in the head, the boats in the middle, the throw in the foot."""

from functools import lru_cache
from itertools import groupby

from bot.pictures.boards.colours import INK, NOTE_ON_FRAME, NOW, ON_FRAME, PANEL
from bot.pictures.boards.frame import FOOT, KNOT, SECOND, STRONG, lines, name, panel, signs, thrown
from bot.pictures.boards.motion import MOVING, Frames, in_motion
from bot.pictures.canvas import KEPT, Canvas, png
from bot.pictures.danube.boats import FILLS, MARKS, boat, boxed, fleet, fresh, trail
from bot.pictures.danube.ground import HEIGHT, SHALLOW, ground
from bot.pictures.danube.places import BOTTOM, SQUARE, at
from bot.pictures.danube.river import Lettered, River, Side, Told
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters, width
from bot.pictures.signs import Polygon
from engine.danube.board import END, FLEET, Colour

PANELS = (10, 366)
WIDE, HIGH = 344, 86
LETTER = Letters(Face.BOLD, 27)
MOST_IN_A_LINE = 3
"""The most letters that fit over a square in one line. More stand in two lines."""
LINE = 25
TO = "\N{EN DASH}"


@lru_cache(maxsize=KEPT)
def draw_river(river: River) -> bytes:
    """Draw the river as a PNG file."""
    return png(_paint, river)


@lru_cache(maxsize=MOVING)
def draw_moving_river(river: River, frames: Frames) -> bytes:
    """Draw the river as a GIF file in which these frames pass over it."""
    return in_motion(_paint, river, frames)


def _paint(river: River) -> Canvas:
    canvas = Canvas(HEIGHT, SHALLOW)
    canvas.lay(ground())
    for x, side in zip(PANELS, river.sides, strict=True):
        _side(canvas, side, x)
    for kind in Colour:
        fleet(canvas, kind, river.boats(kind))
    for square in river.fresh:
        fresh(canvas, square)
    for way in river.ways:
        trail(canvas, way, river.told)
    if river.told is Told.CHOSEN:
        _marked(canvas, {square for way in river.ways for square in (way.start, way.onto or END)})
    _marked(canvas, {lettered.way.start for lettered in river.letters})
    _letters(canvas, river.letters)
    middle = BOTTOM + KNOT + FOOT / 2
    left = 24.0 if river.throw is None else thrown(canvas, middle, river.throw.count, river.throw.white)
    lines(canvas, (left, middle - 20), river.lines)
    return canvas


def _side(canvas: Canvas, side: Side, x: int) -> None:
    ink = panel(canvas, (x, 8, x + WIDE, 8 + HIGH), is_now=side.is_now or side.has_won)
    left, right = x + 20, x + WIDE - 16
    if side.colour is not None:
        canvas.panel((x + 10, 20, x + 72, 82), SHALLOW, INK, 2, 9)
        boat(canvas, side.colour, (x + 41, 51), 52)
        left = x + 86
    told = {"play": side.is_now, "star": side.has_won, "torc": side.leads}
    right -= signs(canvas, (right - 13, 33), told, ink)
    name(canvas, (left, 34), side.name, ink, right - left - 4)
    if side.colour is None:
        canvas.text((left, 71), side.to_go, SECOND, ink)
    else:
        note = canvas.ending((x + WIDE - 14, 71), side.to_go, STRONG, ink)
        step = min(25.0, (x + WIDE - 26 - note - left) / FLEET)
        for number in range(FLEET):
            _mark(canvas, side, (left + 12 + step * number, 71), is_full=number < side.off)


def _mark(canvas: Canvas, side: Side, middle: tuple[float, float], *, is_full: bool) -> None:
    """Draw one of a side's five boats, filled if it is off."""
    assert side.colour is not None
    is_gold = side.is_now or side.has_won
    rim = INK if is_gold else NOTE_ON_FRAME
    canvas.sign(MARKS[side.colour], middle, 21, rim)
    if is_full:
        fill = FILLS[side.colour] if is_gold or side.colour is Colour.PENNIES else ON_FRAME
    else:
        fill = NOW if is_gold else PANEL
    x, y = middle
    down = 2 if side.colour is Colour.PENNIES else 0
    canvas.sign(MARKS[side.colour], (x, y + down), 15 if side.colour is Colour.NICKELS else 12, fill)


def _marked(canvas: Canvas, squares: set[int]) -> None:
    """Box the squares of the boats that may move."""
    for square in squares:
        x, y = at(square)
        boxed(canvas, (x, x), y, NOW)


def _letters(canvas: Canvas, letters: tuple[Lettered, ...]) -> None:
    """Write each move's letter over its goal, and those of a boat under the boat."""
    goals: dict[int, list[str]] = {}
    for lettered in letters:
        goals.setdefault(lettered.way.goal, []).append(lettered.letter)
    for square, own in goals.items():
        _over(canvas, square, own)
    for square, moves in groupby(letters, lambda lettered: lettered.way.start):
        own = [lettered.letter for lettered in moves]
        _under(canvas, square, own[0] if len(own) == 1 else f"{own[0]}{TO}{own[-1]}")


def _over(canvas: Canvas, square: int, letters: list[str]) -> None:
    """Write the letters of moves that end on a square, in a box that points at it."""
    half = (len(letters) + 1) // 2
    written = [letters] if len(letters) <= MOST_IN_A_LINE else [letters[:half], letters[half:]]
    texts = [" ".join(line) if len(line) < MOST_IN_A_LINE else "".join(line) for line in written]
    x, y = at(square)
    wide = max(max(width(text, LETTER) for text in texts) + 12, 28) / 2
    bottom = y - SQUARE[1] / 2 - 8
    box = (x - wide, bottom - 5 - LINE * len(texts), x + wide, bottom)
    canvas.shape(Polygon(((x - 12, bottom - 3), (x + 12, bottom - 3), (x, bottom + 13))), INK)
    canvas.panel(box, NOW, INK, 2, 7)
    canvas.shape(Polygon(((x - 8, bottom - 3), (x + 8, bottom - 3), (x, bottom + 8))), NOW)
    for number, text in enumerate(texts):
        canvas.centred((x, box[1] + 3 + LINE * (number + 0.5)), text, LETTER, INK)


def _under(canvas: Canvas, square: int, text: str) -> None:
    """Write the letters of the moves that a boat may make, in a box that points at it."""
    x, y = at(square)
    wide, upper = max(width(text, LETTER) + 14, 28) / 2, y + SQUARE[1] / 2 + 6
    canvas.shape(Polygon(((x - 9, upper + 3), (x + 9, upper + 3), (x, upper - 7))), INK)
    canvas.panel((x - wide, upper, x + wide, upper + 4 + LINE), INK, NOW, 2, 7)
    canvas.centred((x, upper + 2 + LINE / 2), text, LETTER, NOW)
