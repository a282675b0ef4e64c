"""Draws the board: the race, the players inside its ring, and the throw and possible moves in the foot."""

from functools import lru_cache

from bot.pictures.boards.colours import EDGE, FRAME, INK, NOTE_ON_FRAME, NOW, ON_FRAME, PANEL
from bot.pictures.boards.frame import COUNT
from bot.pictures.boards.motion import MOVING, Frames, in_motion
from bot.pictures.canvas import KEPT, Canvas, png
from bot.pictures.fonts import LEFT_FIRST, Face
from bot.pictures.lettering import Colour, Letters, lines_of, width
from bot.pictures.sigily.chariots import COINS, chariot, lying, units
from bot.pictures.sigily.colours import COIN, CURSE
from bot.pictures.sigily.ground import ground
from bot.pictures.sigily.head import head
from bot.pictures.sigily.marks import LETTER, goals, trails
from bot.pictures.sigily.places import BOTTOM, FOOT, PICTURE_WIDE, WORDS
from bot.pictures.sigily.ring import Brings, Choice, RingBoard
from bot.pictures.sigily.sticks import STICKS, sticks
from bot.pictures.signs import SIGNS
from engine.sigily.sticks import count

COLUMNS, ROWS = 2, 2
LISTED = COLUMNS * ROWS
"""The most moves whose results are listed."""
STRONG, WEAK = Letters(Face.BOLD, 27), Letters(Face.PLAIN, 27)
MARGIN = 12
LINE = 30
MOST_LINES = 3
"""The most lines of words, of which what happened takes at most two."""
WIDE, HIGH, GAP = 214, 46, 5
SIGN = 28
LEFT = 84
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
    canvas = Canvas(BOTTOM + FOOT, FRAME, PICTURE_WIDE)
    canvas.lay(ground(ring.names, ring.starts))
    canvas.fill((0, BOTTOM, PICTURE_WIDE, BOTTOM + 3), EDGE)
    head(canvas, ring)
    lying(canvas, ring)
    trails(canvas, ring)
    units(canvas, ring)
    goals(canvas, ring)
    _foot(canvas, ring)
    return canvas


def _foot(canvas: Canvas, ring: RingBoard) -> None:
    """Draw what was thrown, and beside it the possible moves or what happened."""
    middle, listed = BOTTOM + 2 + FOOT / 2, ring.choices if ring.is_listed else ()
    if ring.throw is not None:
        y = middle - LINE / 2 if ring.choices else middle
        sticks(canvas, (MARGIN, y - STICKS[1] / 2), ring.throw)
        canvas.centred((MARGIN + STICKS[0] + 28, y), str(count(ring.throw)), COUNT, ON_FRAME)
    if ring.choices:
        canvas.text((MARGIN, BOTTOM + FOOT - LINE / 2), ring.lines[1], WEAK, NOTE_ON_FRAME, WORDS - MARGIN)
    for number, choice in enumerate(listed):
        row, column = divmod(number, COLUMNS)
        _choice(canvas, choice, (WORDS + (WIDE + GAP) * column, BOTTOM + 5 + (HIGH + GAP) * row))
    if not listed:
        _words(canvas, ring.lines[:1] if ring.choices else ring.lines, WORDS if ring.throw else MARGIN, middle)


def _words(canvas: Canvas, texts: tuple[str, ...], left: int, middle: float) -> None:
    """Write what happened and what it led to, each in as many lines as there is room for."""
    room, rows = PICTURE_WIDE - MARGIN - left, list[tuple[str, Letters, Colour]]()
    for text, letters, colour in zip(texts, (STRONG, WEAK), (ON_FRAME, NOTE_ON_FRAME), strict=False):
        lines = _in_lines(text, letters, room, MOST_LINES - max(1, len(rows)))
        rows += [(line, letters, colour) for line in lines]
    for number, (line, letters, colour) in enumerate(rows):
        y = middle + LINE * (number - (len(rows) - 1) / 2)
        canvas.text((left, y), LEFT_FIRST + line, letters, colour, room)


def _in_lines(text: str, letters: Letters, room: float, most: int) -> tuple[str, ...]:
    """Return a text in at most so many lines. The last one has what is left, and is shortened as it is written."""
    every = lines_of(text, room, letters)
    first, rest = every[: most - 1], " ".join(every[most - 1 :])
    return (*first, rest) if rest else first


def _choice(canvas: Canvas, choice: Choice, at: tuple[int, int]) -> None:
    """Draw a possible move: its letter, its chariot, and what it brings in signs, as many as there is room for."""
    x, y = at
    canvas.panel((x, y, x + WIDE, y + HIGH), PANEL, EDGE, 3, 12)
    middle = y + HIGH / 2
    canvas.panel((x + 7, middle - 16, x + 35, middle + 16), NOW, INK, 2, 7)
    canvas.centred((x + 21, middle), choice.letter, LETTER, INK)
    chariot(canvas, choice.chariot, (x + 60, middle), 0.82)
    left = float(x + LEFT)
    for sign in _signs(choice.brings):
        if left + _width(sign) <= x + WIDE:
            _sign(canvas, sign, (left, middle))
            left += _width(sign)


def _signs(brings: Brings) -> tuple[str, ...]:
    """Return the signs of what a move brings; coins by their number."""
    told = {"swords": brings.fights > 0, "cross": brings.curse, f"+{brings.coins}": brings.coins > 0}
    told |= {"rings": brings.fuses, "?": brings.asks, "again": brings.throws, "house": brings.home}
    return tuple([sign for sign, is_so in told.items() if is_so])


def _width(sign: str) -> float:
    """Return the width of a sign, or of a number on a coin."""
    return SIGN + 2 if sign in SIGNS else width(sign, COINS) + 16


def _sign(canvas: Canvas, sign: str, at: tuple[float, float]) -> None:
    left, y = at
    if sign in SIGNS:
        canvas.sign(sign, (left + SIGN / 2, y), SIGN, CURSE if sign == "cross" else ON_FRAME)
        return
    wide = width(sign, COINS)
    canvas.panel((left, y - 16, left + wide + 14, y + 16), COIN, INK, 2, 16)
    canvas.centred((left + wide / 2 + 7, y), sign, COINS, INK)
