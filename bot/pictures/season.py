"""The card of a season: who or what stands where, as something to share."""

from functools import lru_cache

from msgspec import Struct

from bot.pictures.canvas import KEPT, MARGIN, WIDTH, Canvas, png
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters, width
from bot.pictures.look import NAME, NOTE, NUMERAL, RULE, Look

MOST_PLACES = 10
HEAD = 148
TITLES = Letters(Face.TITLE, 50)
SUBTITLE = Letters(Face.PLAIN, 27)
FIRST = Letters(Face.TITLE, 36)
SIGN = 108
ROW, LINE = 84, 32
"""The height of a row, and of a line more in it."""
ROOM = 250
"""The room beside a name for what is said of it."""
GAP = 8
MEDAL = 28
BAR = 8


class Place(Struct, frozen=True):
    """A row of the card. Its ``share`` of a whole is between 0 and 1; a ``number`` stands on a medal."""

    name: str
    said: str
    share: float
    number: int | None = None


class Season(Struct, frozen=True):
    """Everything that is drawn."""

    look: Look
    title: str
    subtitle: str
    places: tuple[Place, ...]


@lru_cache(maxsize=KEPT)
def draw_season(shown: Season) -> bytes:
    """Draw the card of a season as a PNG file."""
    return png(_paint, shown)


def _paint(shown: Season) -> Canvas:
    colours = shown.look.colours
    row, top = ROW + LINE * _is_wordy(shown), HEAD + RULE + 16
    canvas = Canvas(top + (row + GAP) * len(shown.places) + 16, colours.ground)
    canvas.fill((0, 0, WIDTH, HEAD), colours.head)
    canvas.fill((0, HEAD, WIDTH, HEAD + RULE), colours.rule)
    canvas.sign(shown.look.signs.poster or "star", (WIDTH - MARGIN - SIGN / 2, HEAD / 2), SIGN, colours.bright)
    room = WIDTH - 3 * MARGIN - SIGN
    canvas.text((MARGIN, HEAD / 2 - 20), shown.title, TITLES, colours.on_head, room)
    canvas.text((MARGIN, HEAD / 2 + 32), shown.subtitle, SUBTITLE, colours.on_head, room)
    for row_number, place in enumerate(shown.places):
        _place(canvas, shown, place, (top + (row + GAP) * row_number, row))
    return canvas


def _is_wordy(shown: Season) -> bool:
    """Whether what is said of anything needs a line of its own."""
    return any(width(place.said, NOTE) > ROOM for place in shown.places)


def _place(canvas: Canvas, shown: Season, place: Place, at: tuple[float, float]) -> None:
    """Draw a row: its number on a medal, its name, what is said of it, and its share as a bar."""
    colours, (top, high) = shown.look.colours, at
    is_first = place.number == 1
    canvas.panel((MARGIN, top, WIDTH - MARGIN, top + high), colours.raised, colours.rule if is_first else None)
    left, right = MARGIN + 20, WIDTH - MARGIN - 20
    if place.number is not None:
        medal, ink = (colours.now, colours.on_now) if is_first else (colours.head, colours.on_head)
        canvas.disc((left + MEDAL, top + high / 2), MEDAL, medal)
        canvas.centred((left + MEDAL, top + high / 2), str(place.number), NUMERAL, ink, 2 * MEDAL - 8)
    if any(each.number is not None for each in shown.places):
        left += 2 * MEDAL + 20
    name, is_wordy = FIRST if is_first else NAME, _is_wordy(shown)
    wide = canvas.text((left, top + 27), place.name, name, colours.ink, (right - left) / (1 if is_wordy else 2))
    if is_wordy:
        canvas.text((left, top + 27 + LINE), place.said, NOTE, colours.note, right - left)
    else:
        canvas.ending((right, top + 27), place.said, NOTE, colours.note, right - left - wide - MARGIN)
    bar = top + high - 26
    canvas.panel((left, bar, right, bar + BAR), colours.outline, radius=BAR // 2)
    if (length := round((right - left) * place.share)) >= BAR:
        canvas.panel((left, bar, left + length, bar + BAR), colours.good, radius=BAR // 2)
