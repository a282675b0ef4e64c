"""The board: a row of squares, the nuts on each, and who stands there."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct
from PIL import Image, ImageDraw

from bot.pictures.lettering import SCALE, font
from bot.pictures.picture import Picture
from bot.pictures.png import KEPT, png
from bot.wording.pages import shorten
from bot.wording.voice import Voice
from engine.audience import Reader
from engine.events import Event
from engine.table import Table
from engine.views import View
from tests.hazels.engine.events import Walked
from tests.hazels.engine.table import HazelTable

SQUARE = 48
LONGEST_TEXT = 1024


class Board(Struct, frozen=True):
    """All that is drawn: the nuts on each square, and how many walkers stand there."""

    nuts: tuple[int, ...]
    walkers: tuple[int, ...]


class HazelPictures:
    """Draws the board."""

    occasions: frozenset[type[Event]] = frozenset({Walked})
    is_on_card = True

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def picture(self, view: View[Table, Reader]) -> Picture | None:
        """Draw what everybody sees."""
        table = view.of(HazelTable).table
        on = tuple(len(list(_standing(table, square))) for square in range(len(table.left)))
        text = "\n".join(_said(self.voice, table))
        page = self.voice.page(self.voice.say("board-title"), text)
        return Picture(draw(Board(table.left, on)), shorten(text, LONGEST_TEXT), page)


def _standing(table: HazelTable, square: int) -> Iterator[str]:
    """Whose walkers stand on a square."""
    for seat in table.seats:
        yield from (seat for at in table.squares(seat).values() if at == square)


def _said(voice: Voice, table: HazelTable) -> Iterator[str]:
    """The same in words."""
    for square, count in enumerate(table.left):
        values = {"square": str(square), "nuts": voice.say("nuts", {"count": count})}
        names = ", ".join(_standing(table, square))
        yield (voice.say("board-walkers", {**values, "walkers": names}) if names else voice.say("board-square", values))


@lru_cache(maxsize=KEPT)
def draw(board: Board) -> bytes:
    """Draw a board as a PNG file."""
    return png(_image, board)


def _image(board: Board) -> Image.Image:
    side = SQUARE * SCALE
    image = Image.new("RGB", (side * len(board.nuts), side * 2), (35, 39, 47))
    canvas = ImageDraw.Draw(image)
    for square, (nuts, walkers) in enumerate(zip(board.nuts, board.walkers, strict=True)):
        left = square * side
        canvas.rectangle((left + 4, side, left + side - 4, 2 * side - 4), (122, 78, 45))
        canvas.text((left + side / 2, side * 1.5), str(nuts), (250, 246, 238), font(18), anchor="mm")
        canvas.text((left + side / 2, side / 2), "●" * walkers, (244, 190, 74), font(10), anchor="mm")
    return image
