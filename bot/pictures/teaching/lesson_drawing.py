"""Draws the picture of a page of *How to play*: a head, and below it a panel for each sign."""

from functools import lru_cache

from bot.pictures.canvas import KEPT, MARGIN, WIDTH, Canvas, png
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters, lines_of
from bot.pictures.look import HEAD, NUMERAL, RULE, TITLE
from bot.pictures.teaching.lesson import Figure, Lesson

BETWEEN = 32
"""The distance between two panels, which has room for an arrow."""
ARROW = 24
PANEL = 264
WITHIN = 8
"""The margin of a caption in its panel."""
SIGN = 112
CAPTION = Letters(Face.BOLD, 28)
LINE = 34
"""The distance between two lines of a caption."""
MOST_LINES = 3


@lru_cache(maxsize=KEPT)
def draw_lesson(lesson: Lesson) -> bytes:
    """Draw the picture of a page as a PNG file."""
    return png(_paint, lesson)


def room_of(count: int) -> float:
    """Return the width of a caption where there are this many signs."""
    return panel_of(count) - 2 * WITHIN


def panel_of(count: int) -> float:
    """Return the width of a panel where there are this many."""
    return (WIDTH - 2 * MARGIN - BETWEEN * (count - 1)) / count


def _paint(lesson: Lesson) -> Canvas:
    colours = lesson.look.colours
    top = HEAD + RULE + MARGIN
    canvas = Canvas(top + PANEL + MARGIN, colours.ground)
    canvas.fill((0, 0, WIDTH, HEAD), colours.head)
    canvas.fill((0, HEAD, WIDTH, HEAD + RULE), colours.rule)
    wide = canvas.ending((WIDTH - MARGIN, HEAD / 2), lesson.place, NUMERAL, colours.bright)
    canvas.text((MARGIN, HEAD / 2), lesson.title, TITLE, colours.on_head, WIDTH - 3 * MARGIN - wide)
    wide = panel_of(len(lesson.figures))
    for number, figure in enumerate(lesson.figures):
        left = MARGIN + number * (wide + BETWEEN)
        _panel(canvas, lesson, figure, (left, top, left + wide, top + PANEL))
        if lesson.is_course and number:
            canvas.sign("play", (left - BETWEEN / 2, top + PANEL / 2), ARROW, colours.rule)
    return canvas


def _panel(canvas: Canvas, lesson: Lesson, figure: Figure, box: tuple[float, float, float, float]) -> None:
    colours, (left, top, right, bottom) = lesson.look.colours, box
    canvas.panel(box, colours.raised, colours.outline, 3, 12)
    middle = (left + right) / 2
    canvas.sign(figure.sign, (middle, top + 18 + SIGN / 2), SIGN, figure.colour)
    room = right - left - 2 * WITHIN
    every = lines_of(figure.caption, room, CAPTION)
    lines = [*every[: MOST_LINES - 1], " ".join(every[MOST_LINES - 1 :])]
    lines = [line for line in lines if line]
    first = (top + 18 + SIGN + bottom) / 2 - LINE * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        canvas.centred((middle, first + LINE * number), line, CAPTION, colours.ink, room)
