"""Bars under each other, each with a name and a note, as long as its share of the whole width."""

from functools import lru_cache

from msgspec import Struct

from bot.pictures.canvas import KEPT, MARGIN, WIDTH, Canvas, png
from bot.pictures.look import HEAD, NAME, NOTE, RULE, Look, head

MOST_BARS = 12
ROW = 66
BAR = 14
NAME_ROOM = 260


class Bar(Struct, frozen=True):
    """A bar. Its ``share`` is between 0 and 1."""

    name: str
    said: str
    share: float


class Bars(Struct, frozen=True):
    """Everything that is drawn."""

    look: Look
    title: str
    bars: tuple[Bar, ...]


@lru_cache(maxsize=KEPT)
def draw_bars(shown: Bars) -> bytes:
    """Draw bars as a PNG file."""
    return png(_paint, shown)


def _paint(shown: Bars) -> Canvas:
    colours = shown.look.colours
    top = HEAD + RULE + 14
    canvas = Canvas(top + ROW * len(shown.bars) + 10, colours.ground)
    head(canvas, shown.look, shown.title)
    for number, bar in enumerate(shown.bars):
        y = top + ROW * number
        wide = canvas.text((MARGIN, y + 18), bar.name, NAME, colours.ink, NAME_ROOM)
        canvas.ending((WIDTH - MARGIN, y + 18), bar.said, NOTE, colours.note, WIDTH - 3 * MARGIN - wide)
        canvas.fill((MARGIN, y + 38, WIDTH - MARGIN, y + 38 + BAR), colours.band)
        if (length := round((WIDTH - 2 * MARGIN) * bar.share)) > 0:
            canvas.fill((MARGIN, y + 38, MARGIN + length, y + 38 + BAR), colours.rule)
    return canvas
