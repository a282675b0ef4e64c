"""Draws the board: players in the head, the race in the middle, the throw and possible moves in the foot."""

from functools import lru_cache
from math import ceil

from bot.pictures.boards.colours import EDGE, FRAME, INK, NOTE_ON_FRAME, NOW, ON_FRAME, PANEL
from bot.pictures.boards.frame import COUNT
from bot.pictures.boards.motion import MOVING, Frames, in_motion
from bot.pictures.canvas import KEPT, Canvas, png
from bot.pictures.fonts import LEFT_FIRST, Face
from bot.pictures.lettering import Colour, Letters, lines_of, width
from bot.pictures.sigily.chariots import COINS, chariot, lying, units
from bot.pictures.sigily.colours import COIN, CURSE
from bot.pictures.sigily.ground import ground
from bot.pictures.sigily.head import LEFT as COLUMN
from bot.pictures.sigily.head import WIDE as COLUMN_WIDE
from bot.pictures.sigily.head import head, slabs
from bot.pictures.sigily.marks import LETTER, goals, trails
from bot.pictures.sigily.places import BOTTOM, PICTURE_WIDE
from bot.pictures.sigily.ring import Brings, Choice, RingBoard
from bot.pictures.sigily.sticks import STICKS_HIGH, sticks
from bot.pictures.signs import SIGNS
from engine.sigily.sticks import count

COLUMNS = (5, 4)
WIDE = {5: 175, 4: 221}
STRONG, WEAK = Letters(Face.BOLD, 27), Letters(Face.PLAIN, 27)
LINE = 29
MOST_LINES = 2
"""The most lines that each of the two texts takes."""
HIGH, STEP, GAP = 64, 70, 6
SIGN = 28
LEFT = 85
"""The place, within its panel, of what a move brings."""


@lru_cache(maxsize=KEPT)
def draw_ring(ring: RingBoard) -> bytes:
    """Draw the board as a PNG file."""
    return png(_paint, ring)


@lru_cache(maxsize=MOVING)
def draw_moving_ring(ring: RingBoard, frames: Frames) -> bytes:
    """Draw the board as a GIF file in which these frames pass over it."""
    return in_motion(_paint, ring, frames)


def _paint(ring: RingBoard) -> Canvas:
    columns, listed = _columns(ring), ring.choices if ring.is_listed else ()
    rows = ceil(len(listed) / columns)
    canvas = Canvas(BOTTOM + (GAP + STEP * rows if rows else 0), FRAME, PICTURE_WIDE)
    canvas.lay(ground(ring.names, ring.starts))
    head(canvas, ring)
    slabs(canvas, ring)
    lying(canvas, ring)
    units(canvas, ring)
    trails(canvas, ring)
    goals(canvas, ring)
    _foot(canvas, ring)
    for number, choice in enumerate(listed):
        row, column = divmod(number, columns)
        wide = WIDE[columns]
        _choice(canvas, choice, (9 + (wide + GAP) * column, BOTTOM + GAP + STEP * row), wide)
    return canvas


def _foot(canvas: Canvas, ring: RingBoard) -> None:
    """Draw below the panels what was thrown and what it led to."""
    top = BOTTOM - 6
    for text, letters, colour in ((ring.lines[1], WEAK, NOTE_ON_FRAME), (ring.lines[0], STRONG, ON_FRAME)):
        rows = _in_lines(text, letters)
        top -= LINE * len(rows)
        _write(canvas, rows, (COLUMN, top + LINE / 2), letters, colour)
    if ring.throw is not None:
        sticks(canvas, (COLUMN, top - STICKS_HIGH - 6), ring.throw)
        canvas.centred((COLUMN + COLUMN_WIDE - 20, top - STICKS_HIGH / 2 - 6), str(count(ring.throw)), COUNT, ON_FRAME)


def _in_lines(text: str, letters: Letters) -> tuple[str, ...]:
    """Return a text in few lines. The last one has what is left, and is shortened as it is written."""
    every = lines_of(text, COLUMN_WIDE, letters)
    first, rest = every[: MOST_LINES - 1], " ".join(every[MOST_LINES - 1 :])
    return (*first, rest) if rest else first


def _write(canvas: Canvas, rows: tuple[str, ...], at: tuple[float, float], letters: Letters, colour: Colour) -> None:
    for number, row in enumerate(rows):
        canvas.text((at[0], at[1] + LINE * number), LEFT_FIRST + row, letters, colour, COLUMN_WIDE)


def _columns(ring: RingBoard) -> int:
    """Return the number of columns for moves: fewer if one brings much."""
    widest = max((_width(choice.brings) for choice in ring.choices), default=0)
    return COLUMNS[0] if LEFT + widest <= WIDE[COLUMNS[0]] else COLUMNS[1]


def _choice(canvas: Canvas, choice: Choice, at: tuple[int, int], wide: int) -> None:
    """Draw a possible move: its letter, its chariot, and what it brings in signs."""
    (x, y), high = at, HIGH
    canvas.panel((x, y, x + wide, y + high), PANEL, EDGE, 3, 12)
    middle = y + high / 2
    canvas.panel((x + 8, middle - 16, x + 36, middle + 16), NOW, INK, 2, 7)
    canvas.centred((x + 22, middle), choice.letter, LETTER, INK)
    chariot(canvas, choice.chariot, (x + 60, middle), 0.88)
    left = float(x + LEFT)
    for sign in _signs(choice.brings):
        left += _sign(canvas, sign, (left, middle))


def _signs(brings: Brings) -> tuple[str, ...]:
    """Return the signs of what a move brings; coins by their number."""
    told = {"swords": brings.fights > 0, "cross": brings.curse, f"+{brings.coins}": brings.coins > 0}
    told |= {"rings": brings.fuses, "?": brings.asks, "again": brings.throws, "house": brings.home}
    return tuple([sign for sign, is_so in told.items() if is_so])


def _width(brings: Brings) -> float:
    return sum([SIGN + 2 if sign in SIGNS else width(sign, COINS) + 16 for sign in _signs(brings)])


def _sign(canvas: Canvas, sign: str, at: tuple[float, float]) -> float:
    """Draw a sign, or a number on a coin, and return its width."""
    left, y = at
    if sign in SIGNS:
        canvas.sign(sign, (left + SIGN / 2, y), SIGN, CURSE if sign == "cross" else ON_FRAME)
        return SIGN + 2
    wide = width(sign, COINS)
    canvas.panel((left, y - 16, left + wide + 14, y + 16), COIN, INK, 2, 16)
    canvas.centred((left + wide / 2 + 7, y), sign, COINS, INK)
    return wide + 16
