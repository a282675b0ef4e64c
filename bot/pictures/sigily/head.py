"""The players' panels inside the ring: name, coins, chariots at home, and whose turn it is."""

from bot.pictures.boards.colours import INK, NOW, ON_FRAME, PANEL
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import Face
from bot.pictures.lettering import Colour, Letters, width
from bot.pictures.sigily.chariots import half_of, purse
from bot.pictures.sigily.colours import FILLS, FROST, FROZEN, PANELS, SHAPES
from bot.pictures.sigily.places import SLAB, SLABS
from bot.pictures.sigily.ring import RingBoard, Side

NAMES = (*(Letters(Face.BOLD, size) for size in (32, 29, 27)), Letters(Face.PLAIN, 27))
"""The letters of names. The first are used in which a name fits."""
BADGE = Letters(Face.BOLD, 27)
MARGIN = 7
"""The distance of what is in a panel from its sides."""
LINES = (18, 46, 73)
"""The middles of a panel's three lines."""
SIGN, APART = 26, 27
MARK, MARKS_APART = 18, 20
"""The size of a chariot's mark, and the distance to the next."""
IN_MARKS = 2
"""The most signs that stand beside the marks. More stand beside the coins."""
GONE = (150, 157, 169)


def head(canvas: Canvas, ring: RingBoard) -> None:
    """Draw everybody's panel, in the territory of their province."""
    (wide, high) = SLAB
    for side in ring.sides:
        x, y = SLABS[side.province]
        _panel(canvas, side, (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2))


def _panel(canvas: Canvas, side: Side, box: Box) -> None:
    left, top, right, _ = box
    ground, rim, ink = _colours(side)
    canvas.panel((left - 3, top - 3, right + 3, box[3] + 3), INK, radius=13)
    canvas.panel(box, ground, rim, 4, 10)
    left, right = left + MARGIN, right - MARGIN
    name, coins, marks = (top + line for line in LINES)
    room = right - left + 4
    letters = next((each for each in NAMES if width(side.name, each) <= room), NAMES[-1])
    canvas.centred(((left + right) / 2, name), side.name, letters, ink, room)
    purse(canvas, (left + half_of(side.coins), coins), side.coins)
    signs = _signs(side)
    _draw_signs(canvas, signs[:IN_MARKS], (right, marks), ink)
    _draw_signs(canvas, signs[IN_MARKS:], (_winds(canvas, side, (right, coins), ink), coins), ink)
    _marks(canvas, side, (left, marks), ground)


def _colours(side: Side) -> tuple[Colour, Colour, Colour]:
    """Return the colours of a panel, of its rim and of its letters."""
    if side.is_gold:
        return NOW, FILLS[side.province], INK
    if side.is_out:
        return PANEL, PANEL, GONE
    if side.is_frozen:
        return FROZEN, FROST, ON_FRAME
    return PANELS[side.province], PANELS[side.province], ON_FRAME


def _signs(side: Side) -> tuple[str, ...]:
    """Return the signs of whose turn it is, who has won, has resigned, is frozen and leads."""
    told = {"play": side.is_now, "star": side.has_won, "purse": side.is_richest, "cross": side.is_out}
    told |= {"snow": side.is_frozen, "torc": side.leads}
    return tuple([sign for sign, is_so in told.items() if is_so])


def _draw_signs(canvas: Canvas, signs: tuple[str, ...], at: tuple[float, float], ink: Colour) -> None:
    """Draw signs side by side, the first at the right."""
    right, y = at
    for number, sign in enumerate(signs):
        canvas.sign(sign, (right - SIGN / 2 - APART * number, y), SIGN, ink)


def _winds(canvas: Canvas, side: Side, at: tuple[float, float], ink: Colour) -> float:
    """Draw what the winds that a player has cast add and take away. Return where this begins."""
    right, y = at
    for count, sign in ((side.sloth, "\N{MINUS SIGN}"), (side.speed, "+")):
        if count:
            right -= canvas.ending((right, y), f"{sign}{count}", BADGE, ink) + 3
    return right


def _marks(canvas: Canvas, side: Side, at: tuple[float, float], ground: Colour) -> None:
    """Draw a player's chariots as outlines, filled if they are home."""
    shape, ink = SHAPES[side.province], INK if side.is_gold else ON_FRAME
    size = MARK + 4 if shape == "diamond" else MARK
    for number in range(side.chariots):
        middle = (at[0] + MARKS_APART * (number + 0.5), at[1])
        canvas.sign(shape, middle, size, ink)
        if number >= len(side.home):
            canvas.sign(shape, middle, size - 6, ground)
        elif side.is_gold:
            canvas.sign(shape, middle, size - 6, FILLS[side.province])
