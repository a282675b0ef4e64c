"""Draws a player's own dice for that player alone."""

from functools import lru_cache

from bot.pictures.bluff.cups import Bidding, OwnDice
from bot.pictures.bluff.dice import Kind, die
from bot.pictures.boards.colours import EDGE, FRAME, INK, LAND, MARK_ON_LAND, NOTE_ON_FRAME, NOW, ON_FRAME
from bot.pictures.boards.frame import KNOT, knot
from bot.pictures.canvas import KEPT, MARGIN, WIDTH, Canvas, png
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters, width
from bot.themes.palette import colour

HEAD = 92
DICE = HEAD + 76
BELOW = HEAD + 146
HEIGHT = BELOW + KNOT + 112
SIZE, NEXT = 112, 128
OPEN_SIZE, OPEN_NEXT = 84, 92
TITLE = Letters(Face.BOLD, 36)
WORD = Letters(Face.BOLD, 27)
NOTE, STRONG = Letters(Face.PLAIN, 30), Letters(Face.BOLD, 30)
COUNT = Letters(Face.BOLD, 36)
LIT = colour("#5F2422")


@lru_cache(maxsize=KEPT)
def draw_own_dice(own: OwnDice) -> bytes:
    """Draw a player's dice as a PNG file."""
    return png(_paint, own)


def _paint(own: OwnDice) -> Canvas:
    canvas = Canvas(HEIGHT, FRAME)
    canvas.lay(knot())
    wide = 0 if own.bid is None else _bid(canvas, own.bid)
    canvas.text((MARGIN, 58), own.title, TITLE, ON_FRAME, WIDTH - wide - 3 * MARGIN)
    canvas.fill((0, HEAD, WIDTH, BELOW), LAND)
    _dice(canvas, own)
    canvas.lay(knot(), (0, BELOW))
    canvas.text((MARGIN, BELOW + KNOT + 24), own.note, NOTE, NOTE_ON_FRAME, WIDTH - 2 * MARGIN)
    step = (WIDTH - 2 * MARGIN) / len(own.held)
    for number, held in enumerate(own.held):
        x, y = round(MARGIN + step * number), BELOW + KNOT + 75
        is_bid = own.bid is not None and held.face == own.bid.face
        if is_bid:
            canvas.panel((x - 6, y - 31, x + step - 14, y + 31), LIT, radius=10)
        die(canvas, (x + 23, y), 48, held.face, Kind.BID if is_bid else Kind.OPEN)
        canvas.centred((x + 72, y), str(held.count), COUNT, ON_FRAME)
    return canvas


def _bid(canvas: Canvas, bid: Bidding) -> int:
    """Draw the standing bid and return its width."""
    die(canvas, (WIDTH - 48, 58), 56, bid.face, Kind.BID)
    return 64 + round(canvas.ending((WIDTH - 86, 59), bid.by, STRONG, NOTE_ON_FRAME))


def _dice(canvas: Canvas, own: OwnDice) -> None:
    left = 18
    for place, face in enumerate(own.hidden):
        middle = (left + SIZE / 2, DICE - 3)
        if place in own.chosen:
            x, y = middle
            canvas.panel((x - 63, y - 63, x + 63, y + 63), NOW, INK, 2, 26)
        die(canvas, middle, SIZE, face)
        left += NEXT
    if not own.open:
        return
    wide = max(OPEN_NEXT * len(own.open) + 14, width(own.open_word, WORD) + 24)
    right = WIDTH - 12
    canvas.panel((right - wide, HEAD + 8, right, BELOW - 8), MARK_ON_LAND, EDGE, 3, 14)
    first = right - wide / 2 - OPEN_NEXT * (len(own.open) - 1) / 2
    for number, face in enumerate(own.open):
        die(canvas, (first + OPEN_NEXT * number, HEAD + 58), OPEN_SIZE, face)
    canvas.centred((right - wide / 2, BELOW - 27), own.open_word, WORD, INK)
