"""The winding track of bids: thirty of its spaces at a time, on the back of a serpent."""

from functools import cache

from msgspec import Struct

from bot.pictures.bluff.dice import VIOLET
from bot.pictures.boards.colours import INK, LAND, ON_FRAME, STRAND
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters
from bot.pictures.signs import Polygon, Stroke
from engine.bluff.track import MAGIC, Claim

IN_A_ROW, ROWS = 10, 3
SPACES = IN_A_ROW * ROWS
IN_A_GROUP = 3
"""The spaces in a group: two numbers with a Magic space between them."""
LEFT, STEP = 70, 64
FIRST_ROW, ROW = 50, 84
HEIGHT = 2 * FIRST_ROW + (ROWS - 1) * ROW
BOX, STAR = 54, 66
NUMBER = Letters(Face.BOLD, 31)


class Space(Struct, frozen=True):
    """A space: this many dice of any face, or this many ones."""

    count: int
    is_magic: bool


def space_at(place: int) -> Space:
    """Return the space at a place of the track, counted from 0."""
    group, within = divmod(place, IN_A_GROUP)
    return Space(group + 1, True) if within == 1 else Space(2 * group + 1 + within // 2, False)


def place_of(claim: Claim) -> int:
    """Return the place of a bid on the track."""
    if claim.face == MAGIC:
        return IN_A_GROUP * (claim.count - 1) + 1
    group, within = divmod(claim.count - 1, 2)
    return IN_A_GROUP * group + 2 * within


def at(place: int) -> tuple[int, int]:
    """Return where a place is on the visible part of the track."""
    row, column = divmod(place % SPACES, IN_A_ROW)
    return LEFT + STEP * (IN_A_ROW - 1 - column if row == 1 else column), FIRST_ROW + ROW * row


@cache
def serpent() -> Canvas:
    """Return the serpent without its spaces."""
    canvas = Canvas(HEIGHT, LAND)
    right, (first, second, third) = LEFT + STEP * (IN_A_ROW - 1), (FIRST_ROW + ROW * row for row in range(ROWS))
    body = ((LEFT, first), (right, first), (right, second), (LEFT, second), (LEFT, third), (right, third))
    tail, head = (2, first), (right + 20, third)
    canvas.shape(Stroke(body, 50), INK)
    canvas.shape(Polygon((tail, (46, first - 25), (46, first + 25))), INK)
    x, y = head
    canvas.shape(Polygon(((x, y - 30), (x + 34, y - 20), (x + 50, y), (x + 34, y + 20), (x, y + 30))), INK)
    canvas.shape(Stroke(body, 43), STRAND)
    canvas.shape(Polygon(((11, first), (46, first - 20), (46, first + 20))), STRAND)
    canvas.shape(Polygon(((x, y - 25), (x + 32, y - 16), (x + 44, y), (x + 32, y + 16), (x, y + 25))), STRAND)
    for eye in (-9, 9):
        canvas.disc((x + 27, y + eye), 5, INK)
    return canvas


def whole_track(canvas: Canvas, top: int) -> None:
    """Draw the first thirty spaces, as they are before the first bid."""
    canvas.lay(serpent(), (0, top))
    for place in range(SPACES):
        x, y = at(place)
        draw_space(canvas, (x, top + y), space_at(place))


def draw_space(canvas: Canvas, middle: tuple[int, int], space: Space) -> None:
    """Draw a space: a star for ones alone, a box for any other face."""
    x, y = middle
    if space.is_magic:
        canvas.sign("burst", middle, STAR, INK)
        canvas.sign("burst", middle, STAR - 8, VIOLET)
    else:
        canvas.panel((x - BOX / 2, y - BOX / 2, x + BOX / 2, y + BOX / 2), LAND, INK, 3, 10)
    canvas.centred(middle, str(space.count), NUMBER, ON_FRAME if space.is_magic else INK)
