"""Draws the round table: as long as necessary, with two chairs at each end and the rest along the sides."""

from functools import lru_cache
from itertools import chain

from bot.pictures.canvas import KEPT, MARGIN, WIDTH, Canvas, png
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters
from bot.pictures.look import NAME, NOTE, Look
from bot.pictures.round_table import Chair, RoundTable, Sort

FIRST = 190
"""The place of the chairs at the upper end."""
TO_SIDE = 138
"""The distance from an end to the first chair of a side."""
STEP = 98
LEFT, RIGHT = 232, 488
END_LEFT, END_RIGHT = 308, 412
CHAIR = 32
CARD = (46, 62)
FOOT = 76
TITLE = Letters(Face.TITLE, 46)
STRONG = Letters(Face.BOLD, 22)
NUMBER = Letters(Face.BOLD, 27)
SHIELDS = {Sort.MASTER: "crown", Sort.APPRENTICE: "house"}
RED = frozenset({"lover", "healer"})
"""The cards whose signs are red."""


@lru_cache(maxsize=KEPT)
def draw_table(table: RoundTable) -> bytes:
    """Draw a table as a PNG file."""
    return png(_paint, table)


def places(count: int) -> tuple[tuple[int, int], ...]:
    """Return where this many chairs stand, clockwise from the top on the right."""
    on_right = (count + 1) // 2
    right, left = _column(on_right, on_right), _column(count - on_right, on_right)
    return (*_placed(right, RIGHT, END_RIGHT), *reversed(_placed(left, LEFT, END_LEFT)))


def _column(count: int, most: int) -> tuple[int, ...]:
    """Return how far down the chairs of one side stand, including one at each end; a single one is in the middle."""
    last = FIRST + 2 * TO_SIDE + STEP * (most - 3)
    if count == 1:
        return ((FIRST + last) // 2,)
    between = count - 2
    first = (FIRST + last - STEP * (between - 1)) // 2
    return (FIRST, *range(first, first + STEP * between, STEP), last)


def _placed(column: tuple[int, ...], side: int, end: int) -> tuple[tuple[int, int], ...]:
    ends = (column[0], column[-1]) if len(column) > 1 else ()
    return tuple((end if y in ends else side, y) for y in column)


def _paint(table: RoundTable) -> Canvas:
    look, colours = table.look, table.look.colours
    at = places(len(table.chairs))
    last = max(y for _, y in at)
    canvas = Canvas(last + 56 + (FOOT if table.signs else 0), colours.ground)
    wide = canvas.ending((WIDTH - MARGIN, 44), table.note, Letters(Face.BOLD, 28), colours.bright)
    canvas.text((MARGIN, 44), table.title, TITLE, colours.on_head, WIDTH - 3 * MARGIN - wide)
    canvas.text((MARGIN, 88), table.subtitle, Letters(Face.PLAIN, 25), colours.note, WIDTH - 2 * MARGIN)
    canvas.panel((LEFT - 2, FIRST - 8, RIGHT + 2, last + 8), colours.felt, colours.wood, 12, 130)
    for number, (chair, place) in enumerate(zip(table.chairs, at, strict=True), 1):
        _card(canvas, look, chair, _before(place, last))
        _chair(canvas, look, chair, place, number)
        _beside(canvas, look, chair, place)
    if table.signs:
        _foot(canvas, table, last + 56)
    return canvas


def _before(place: tuple[int, int], last: int) -> tuple[int, int]:
    """Return where the card of a chair lies on the table."""
    x, y = place
    if y in (FIRST, last):
        return x, y + (64 if y == FIRST else -64)
    return (x - 66 if x == RIGHT else x + 66), y


def _card(canvas: Canvas, look: Look, chair: Chair, at: tuple[int, int]) -> None:
    if not chair.card:
        return
    colours, (x, y), (wide, high) = look.colours, at, CARD
    box = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
    canvas.panel(box, colours.gone if chair.death else colours.lead, colours.ground, 3, 6)
    canvas.sign(chair.card, at, 34, colours.evil if chair.card in RED and not chair.death else colours.ground)


def _chair(canvas: Canvas, look: Look, chair: Chair, at: tuple[int, int], number: int) -> None:
    colours, (x, y) = look.colours, at
    rim = colours.gone if chair.death else colours.bright
    if (sign := SHIELDS.get(chair.sort)) is not None:
        canvas.sign("shield", at, 74, rim)
        canvas.sign("shield", at, 64, colours.evil)
        canvas.sign(sign, (x, y - 2), 34, colours.gone if chair.death else colours.lead)
    else:
        canvas.disc(at, CHAIR, colours.outline if chair.death else colours.lead, rim)
        canvas.centred(at, str(number), NUMBER, colours.gone if chair.death else colours.ground)
    if chair.death:
        out = -24 if x < WIDTH / 2 else 24
        canvas.disc((x + out, y + 24), 15, colours.ground)
        canvas.sign("cross", (x + out, y + 24), 26, colours.evil_letters)


def _beside(canvas: Canvas, look: Look, chair: Chair, at: tuple[int, int]) -> None:
    """Write a player beside their chair: the name, the card, and what is grave."""
    colours, (x, y) = look.colours, at
    write, way = (canvas.text, 1) if x > WIDTH / 2 else (canvas.ending, -1)
    start = x + way * 44
    room = (WIDTH - start if way > 0 else start) - 12
    name = colours.gone if chair.death else colours.ink
    wide = write((start, y - 24), chair.name, NAME, name, room - (34 if chair.wins else 0))
    if chair.death:
        canvas.fill(
            (min(start, start + way * wide), y - 25, max(start, start + way * wide), y - 22), colours.evil_letters
        )
    if chair.wins:
        canvas.sign("star", (start + way * (wide + 20), y - 25), 28, colours.bright)
    lines = chain(((chair.card_name, NOTE, colours.note),), _grave(look, chair))
    for number, (text, letters, colour) in enumerate(each for each in lines if each[0]):
        write((start, y + 5 + 28 * number), text, letters, colour, room)


def _grave(look: Look, chair: Chair) -> tuple[tuple[str, Letters, tuple[int, int, int]], ...]:
    return (
        (" ".join(filter(None, (chair.side, chair.death))), STRONG, look.colours.evil_letters),
        (chair.note, NOTE, look.colours.bright),
    )


def _foot(canvas: Canvas, table: RoundTable, y: float) -> None:
    """Write the meanings of the signs."""
    colours, x = table.look.colours, float(MARGIN)
    canvas.fill((0, y, WIDTH, y + FOOT), colours.band)
    for sign in table.signs:
        middle = (x + 20, y + FOOT / 2)
        if sign.name in SHIELDS.values():
            canvas.sign("shield", middle, 46, colours.bright)
            canvas.sign("shield", middle, 38, colours.evil)
            canvas.sign(sign.name, (middle[0], middle[1] - 1), 22, colours.lead)
        elif sign.name == "disc":
            canvas.disc(middle, 19, colours.lead, colours.bright, 3)
        else:
            canvas.sign(sign.name, middle, 32, colours.bright if sign.name == "star" else colours.evil_letters)
        x += 46 + canvas.text((x + 46, y + FOOT / 2), sign.word, NOTE, colours.ink, 130) + 16
