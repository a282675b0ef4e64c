"""Draws a GM's desk: a tile for each seat in two columns. Awaited seats have a bright rim."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bot.pictures.canvas import KEPT, MARGIN, WIDTH, Canvas, png
from bot.pictures.desk_table import DeskSeat, DeskTable
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters, width
from bot.pictures.look import COLUMN, COLUMNS, HEAD, NAME, RULE, TITLE, on_ground

ROLE = Letters(Face.BOLD, 24)
NOTE = Letters(Face.PLAIN, 23)
STRIPE = 12
PAD = 24
"""The distance from the edge of a tile to its letters."""
SIGN = 34
FIRST = 28
"""The distance from the top of a tile to the middle of its name."""
LINE = 29
APART = 12
LINE_ROOM = COLUMN - PAD - STRIPE
MOST_LINES = 4
BETWEEN = " · "
TALL = 52
"""The height of a tile with only a name."""
DOWN = 16
"""The distance from the head to the first tiles."""


@lru_cache(maxsize=KEPT)
def draw_desk(table: DeskTable) -> bytes:
    """Draw a desk as a PNG file."""
    return png(_paint, table)


def _paint(table: DeskTable) -> Canvas:
    colours = table.look.colours
    told = [lines_of(seat.notes) for seat in table.seats]
    rows = (len(table.seats) + 1) // 2
    highs = [_high(table.seats[row::rows], told[row::rows]) for row in range(rows)]
    canvas = Canvas(HEAD + RULE + DOWN + sum(highs) + APART * (rows - 1) + DOWN, colours.ground)
    canvas.fill((0, 0, WIDTH, HEAD), colours.head)
    canvas.fill((0, HEAD, WIDTH, HEAD + RULE), colours.rule)
    wide = canvas.ending((WIDTH - MARGIN, HEAD / 2), table.note, NOTE, colours.on_head, WIDTH / 2)
    canvas.text((MARGIN, HEAD / 2), table.title, TITLE, colours.on_head, WIDTH - 3 * MARGIN - wide)
    y = HEAD + RULE + DOWN
    for row, high in enumerate(highs):
        for column, seat in enumerate(table.seats[row::rows]):
            box = (COLUMNS[column], y, COLUMNS[column] + COLUMN, y + high)
            _tile(canvas, table, seat, told[row + column * rows], box)
        y += high + APART
    return canvas


def _high(seats: Sequence[DeskSeat], told: Sequence[Sequence[str]]) -> int:
    """Return the height of the tiles in a row."""
    return TALL + LINE * max(bool(seat.role) + len(lines) for seat, lines in zip(seats, told, strict=True))


def lines_of(notes: Sequence[str]) -> tuple[str, ...]:
    """Return the notes about a seat, on as few lines as possible, and no more than fit."""
    lines: list[str] = []
    for part in (part for note in notes for part in _parts(note)):
        longer = f"{lines[-1]}{BETWEEN}{part}" if lines else part
        if lines and (width(longer, NOTE) <= LINE_ROOM or len(lines) == MOST_LINES):
            lines[-1] = longer
        else:
            lines.append(part)
    return tuple(lines)


def _parts(note: str) -> Iterator[str]:
    """Yield a note; if it is too long for a line, in parts with as many words as fit."""
    line = ""
    for word in note.split():
        longer = f"{line} {word}".strip()
        if line and width(longer, NOTE) > LINE_ROOM:
            yield line
            longer = word
        line = longer
    if line:
        yield line


def _tile(
    canvas: Canvas,
    table: DeskTable,
    seat: DeskSeat,
    lines: Sequence[str],
    box: tuple[float, float, float, float],
) -> None:
    look, colours = table.look, table.look.colours
    left, top, right, bottom = box
    canvas.panel(box, colours.raised, colours.bright if seat.waits else colours.outline, 5 if seat.waits else 2)
    stripe = {"good": colours.good, "evil": colours.evil}.get(seat.colour, colours.outline)
    canvas.panel((left + 7, top + 7, left + 7 + STRIPE // 2, bottom - 7), stripe, radius=3)
    start, room = left + PAD, right - left - PAD - STRIPE
    x, y = start, top + FIRST
    if seat.mark:
        canvas.sign(seat.mark, (right - STRIPE - SIGN / 2, y), SIGN, colours.gone if seat.is_gone else colours.ink)
    ink = colours.gone if seat.is_gone else colours.ink
    wide = canvas.text((x, y), seat.name, NAME, ink, room - (SIGN + STRIPE if seat.mark else 0))
    if seat.is_gone:
        canvas.fill((x, y - 1, x + wide, y + 2), colours.evil_letters)
    if seat.role:
        y += LINE
        canvas.text((x, y), seat.role, ROLE, on_ground(look, seat.colour), room)
    for line in lines:
        y += LINE
        canvas.text((x, y), line, NOTE, colours.note, room)
