"""The banner of a sign-up: the title of the game between two of its signs."""

from functools import lru_cache

from msgspec import Struct

from bot.pictures.canvas import KEPT, MARGIN, WIDTH, Canvas, png
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters, lines_of, width
from bot.pictures.look import Look

HEIGHT = 208
RULE = 8
SIGN = 104
AT = MARGIN + 72
"""The distance of the middle of a sign from the edge."""
ROOM = WIDTH - 2 * (AT + SIGN / 2 + 16)
TITLES = tuple(Letters(Face.TITLE, size) for size in (64, 54, 46, 40))
MOST_LINES = 2


class Banner(Struct, frozen=True):
    """Everything that the banner shows. ``signs`` stand on the left and on the right."""

    look: Look
    title: str
    signs: tuple[str, str]


@lru_cache(maxsize=KEPT)
def draw_banner(banner: Banner) -> bytes:
    """Draw a banner as a PNG file."""
    return png(_paint, banner)


def _paint(banner: Banner) -> Canvas:
    colours = banner.look.colours
    canvas = Canvas(HEIGHT, colours.head)
    for y in (0, HEIGHT - RULE):
        canvas.fill((0, y, WIDTH, y + RULE), colours.rule)
    for y in (RULE + 6, HEIGHT - RULE - 9):
        canvas.fill((0, y, WIDTH, y + 3), colours.rule)
    left, right = banner.signs
    canvas.sign(left, (AT, HEIGHT / 2), SIGN, colours.good_on_head)
    canvas.sign(right, (WIDTH - AT, HEIGHT / 2), SIGN, colours.evil_on_head)
    letters, lines = _fitted(banner.title)
    line = letters.size * 1.15
    for number, text in enumerate(lines):
        middle = WIDTH / 2, HEIGHT / 2 + line * (number - (len(lines) - 1) / 2)
        canvas.centred(middle, text, letters, colours.on_head, ROOM)
    return canvas


def _fitted(title: str) -> tuple[Letters, list[str]]:
    """Return the largest letters in which a title fits on two lines, and these lines; the smallest if none fit."""
    letters = next((each for each in TITLES if _fits(lines_of(title, ROOM, each), each)), TITLES[-1])
    first, *others = lines_of(title, ROOM, letters)
    return letters, [first, " ".join(others)] if others else [first]


def _fits(lines: tuple[str, ...], letters: Letters) -> bool:
    return len(lines) <= MOST_LINES and all(width(line, letters) <= ROOM for line in lines)
