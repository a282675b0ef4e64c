"""The players in panels above the board, and the chariots at home in slabs in the middle of it."""

from bot.pictures.boards.colours import EDGE, INK, NOTE_ON_FRAME, NOW, ON_FRAME, PANEL
from bot.pictures.boards.frame import name, panel
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import Face
from bot.pictures.lettering import Colour, Letters, width
from bot.pictures.sigily.chariots import coin, shape
from bot.pictures.sigily.colours import FILLS, FROST, FROZEN, SHAPES, TINTS, WHITE
from bot.pictures.sigily.places import SLAB, SLABS
from bot.pictures.sigily.ring import Racer, RingBoard, Side
from engine.sigily.board import Province

WIDE, HIGH, STEP = 346, 58, 62
COLUMNS = (9, 365)
TOP = 8
SIGN = 26
BADGE = Letters(Face.BOLD, 23)
SLAB_NAMES = tuple(Letters(Face.BOLD, size) for size in (25, 23))
MARK = 18
SHORTEST = Letters(Face.BOLD, 26)
"""The letters in which a name fits beside the marks of chariots. Otherwise it takes their room; slabs show them too."""
GONE = (124, 132, 146)
PAIR = 2


def head(canvas: Canvas, ring: RingBoard) -> None:
    """Draw everybody's panel: two players side by side, more in rows of two."""
    high = HIGH if len(ring.sides) > PAIR else HIGH + STEP
    for number, side in enumerate(ring.sides):
        x, y = COLUMNS[number % 2], TOP + STEP * (number // 2)
        _panel(canvas, side, (x, y, x + WIDE, y + high))


def _panel(canvas: Canvas, side: Side, box: Box) -> None:
    is_gold = side.is_gold
    ink = panel(canvas, box, is_now=is_gold)
    if side.is_frozen and not is_gold:
        canvas.panel(box, FROZEN, FROST, 3, 12)
    ink = GONE if side.is_out else ink
    is_large = box[3] - box[1] > HIGH
    middle = box[1] + HIGH / 2 + (2 if is_large else 0)
    shape(canvas, side.province, (box[0] + 33, middle), 0.9)
    right = _signs(canvas, side, (box[2] - 10, middle), ink)
    left = box[0] + 64
    if is_large:
        _second(canvas, side, (left, middle + STEP - 6, box[2] - 14), ink)
    else:
        right = _winds(canvas, side, (right, middle), ink)
        marks = MARK * side.chariots + 6
        if width(side.name, SHORTEST) <= right - left - marks - 6:
            right -= marks
            _marks(canvas, side, (right + 4, middle), is_gold=is_gold)
    name(canvas, (left, middle), side.name, ink, right - left - 6)


def _signs(canvas: Canvas, side: Side, at: tuple[float, float], ink: Colour) -> float:
    """Draw a player's signs and coins. Return where they begin."""
    right, y = at
    told = {"play": side.is_now, "star": side.has_won, "snow": side.is_frozen, "cross": side.is_out}
    told |= {"torc": side.leads, "purse": side.is_richest}
    for sign in [sign for sign, is_so in told.items() if is_so]:
        canvas.sign(sign, (right - SIGN / 2, y), SIGN, FROST if sign == "snow" and not side.is_now else ink)
        right -= SIGN + 6
    coin(canvas, (right - 19, y), side.coins)
    return right - 40


def _winds(canvas: Canvas, side: Side, at: tuple[float, float], ink: Colour) -> float:
    """Draw the winds that a player has cast, with what they add and take away. Return where they begin."""
    right, y = at
    for count, sign in ((side.sloth, "\N{MINUS SIGN}"), (side.speed, "+")):
        if count:
            right -= canvas.ending((right, y), f"{sign}{count}", BADGE, ink) + 3
    if side.sloth or side.speed:
        canvas.sign("gust", (right - SIGN / 2, y), SIGN, ink)
        right -= SIGN + 4
    return right


def _second(canvas: Canvas, side: Side, line: tuple[float, float, float], ink: Colour) -> None:
    """Draw the second line of a high panel."""
    left, y, right = line
    _marks(canvas, side, (left + 2, y), is_gold=side.is_gold)
    _winds(canvas, side, (right, y), ink)


def _marks(canvas: Canvas, side: Side, at: tuple[float, float], *, is_gold: bool) -> None:
    """Draw a player's chariots, filled if they are home."""
    size = 19 if SHAPES[side.province] == "diamond" else 16
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
