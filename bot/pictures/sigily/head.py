"""The players in panels beside the board, and the chariots at home in slabs in the middle of it."""

from bot.pictures.boards.colours import EDGE, INK, NOTE_ON_FRAME, NOW, ON_FRAME, PANEL
from bot.pictures.boards.frame import panel
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import Face
from bot.pictures.lettering import Colour, Letters, width
from bot.pictures.sigily.chariots import purse, shape
from bot.pictures.sigily.colours import FILLS, FROST, FROZEN, SHAPES, TINTS, WHITE
from bot.pictures.sigily.places import SLAB, SLABS
from bot.pictures.sigily.ring import Racer, RingBoard, Side
from engine.sigily.board import Province

LEFT, WIDE, HIGH, STEP = 730, 192, 94, 100
"""The panels of the column: their left side, their size, and the distance from one to the next."""
TOP = 6
SIGN = 26
FIRST, SECOND = 28, 69
"""The middles of the two lines of a panel."""
NAMES = tuple(Letters(Face.BOLD, size) for size in (34, 30, 27))
BADGE = Letters(Face.BOLD, 27)
SLAB_NAMES = tuple(Letters(Face.BOLD, size) for size in (27, 25))
MARK = 15
GONE = (124, 132, 146)


def head(canvas: Canvas, ring: RingBoard) -> None:
    """Draw everybody's panel, one below the other."""
    for number, side in enumerate(ring.sides):
        y = TOP + STEP * number
        _panel(canvas, side, (LEFT, y, LEFT + WIDE, y + HIGH))


def _panel(canvas: Canvas, side: Side, box: Box) -> None:
    is_gold = side.is_gold
    ink = panel(canvas, box, is_now=is_gold)
    if side.is_frozen and not is_gold:
        canvas.panel(box, FROZEN, FROST, 3, 12)
    ink = GONE if side.is_out else ink
    left, top, right, _ = box
    shape(canvas, side.province, (left + 29, top + FIRST + 1), 0.9)
    end = _signs(canvas, side, (right - 8, top + FIRST), ink)
    room = end - left - 62
    letters = next((each for each in NAMES if width(side.name, each) <= room), NAMES[-1])
    canvas.text((left + 58, top + FIRST), side.name, letters, ink, room)
    purse(canvas, (left + 28, top + SECOND), side.coins)
    marks = left + 52
    _marks(canvas, side, (marks, top + SECOND), is_gold=is_gold)
    end = _winds(canvas, side, (right - 8, top + SECOND), ink)
    if side.leads and end - SIGN >= marks + MARK * side.chariots:
        canvas.sign("torc", (end - SIGN / 2, top + SECOND), SIGN, ink)


def _signs(canvas: Canvas, side: Side, at: tuple[float, float], ink: Colour) -> float:
    """Draw whose turn it is, who has won, who has resigned, and frost. Return where the signs begin."""
    right, y = at
    if side.is_frozen:
        canvas.sign("snow", (right - SIGN / 2, y), SIGN, ink if side.is_gold else FROST)
        right -= SIGN + 4
    told = {"play": side.is_now, "star": side.has_won, "cross": side.is_out, "purse": side.is_richest}
    for sign in [sign for sign, is_so in told.items() if is_so]:
        canvas.sign(sign, (right - SIGN / 2, y), SIGN, ink)
        right -= SIGN + 4
    return right


def _winds(canvas: Canvas, side: Side, at: tuple[float, float], ink: Colour) -> float:
    """Draw what the winds that a player has cast add and take away. Return where this begins."""
    right, y = at
    for count, sign in ((side.sloth, "\N{MINUS SIGN}"), (side.speed, "+")):
        if count:
            right -= canvas.ending((right, y), f"{sign}{count}", BADGE, ink) + 3
    return right


def _marks(canvas: Canvas, side: Side, at: tuple[float, float], *, is_gold: bool) -> None:
    """Draw a player's chariots, filled if they are home."""
    size = 18 if SHAPES[side.province] == "diamond" else 15
    for number in range(side.chariots):
        middle = (at[0] + MARK * (number + 0.5), at[1])
        is_home = number < len(side.home)
        canvas.sign(SHAPES[side.province], middle, size, INK if is_gold else NOTE_ON_FRAME)
        fill = (FILLS[side.province] if is_gold else ON_FRAME) if is_home else NOW if is_gold else PANEL
        if side.is_frozen and not is_gold and not is_home:
            fill = FROZEN
        canvas.sign(SHAPES[side.province], middle, size - 6, fill)


def slabs(canvas: Canvas, ring: RingBoard) -> None:
    """Draw the slabs of all provinces, with the chariots that are home."""
    for province, word in ring.names.provinces:
        _slab(canvas, province, word, ring.side(province))


def _slab(canvas: Canvas, province: Province, word: str, side: Side | None) -> None:
    (x, y), (wide, high) = SLABS[province], SLAB
    box = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
    canvas.panel(box, FILLS[province] if side else TINTS[province], INK if side else EDGE, 3, 10)
    letters = next((each for each in SLAB_NAMES if width(word, each) <= wide - 8), SLAB_NAMES[-1])
    canvas.centred((x, y - 19 if side else y), word, letters, WHITE if side else EDGE, wide - 8)
    if side is None:
        return
    for number in range(side.chariots):
        middle = (x + 34 * (number - (side.chariots - 1) / 2), y + 15)
        if number < len(side.home):
            _at_home(canvas, Racer(province, side.home[number]), middle)
        else:
            size = 27 if SHAPES[province] == "diamond" else 22
            canvas.sign(SHAPES[province], middle, size, TINTS[province])
            canvas.sign(SHAPES[province], middle, size - 5, FILLS[province])


def _at_home(canvas: Canvas, which: Racer, middle: tuple[float, float]) -> None:
    size = 38 if SHAPES[which.province] == "diamond" else 31
    canvas.sign(SHAPES[which.province], middle, size, INK)
    canvas.sign(SHAPES[which.province], middle, size - 5, WHITE)
    canvas.centred(middle, str(which.number), BADGE, INK)
