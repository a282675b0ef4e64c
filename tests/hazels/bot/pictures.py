"""The board: a row of squares, the nuts on each, and the walkers."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from bot.pictures.canvas import KEPT, Canvas, png
from bot.pictures.fonts import Face
from bot.pictures.game_pictures import Pictures
from bot.pictures.lettering import Letters
from bot.pictures.look import HEAD, Look, head, look_of
from bot.pictures.picture import Picture, Show, described
from bot.wording.voice import Voice
from engine.audience import Everybody, Reader
from engine.events import Event
from engine.table import Table
from engine.views import View
from tests.hazels.engine.events import Walked
from tests.hazels.engine.table import HazelTable

SQUARE = 96
NUTS = Letters(Face.BOLD, 40)


class Board(Struct, frozen=True):
    """Everything that is drawn: the nuts on each square, and how many walkers stand there."""

    look: Look
    title: str
    nuts: tuple[int, ...]
    walkers: tuple[int, ...]


class HazelPictures(Pictures):
    """Draws the board."""

    occasions: frozenset[type[Event]] = frozenset({Walked})

    def picture(self, view: View[Table, Reader]) -> Picture | None:
        """Draw what everybody sees."""
        table = view.of(HazelTable).table
        on = tuple(len(list(_standing(table, square))) for square in range(len(table.left)))
        board = Board(look_of(self.voice.theme), self.voice.say("board-title"), table.left, on)
        return described(self.voice, draw(board), board.title, lambda show: "\n".join(_said(self.voice, table, show)))

    def card(self, view: View[Table, Everybody]) -> Picture | None:
        """Draw the same."""
        return self.picture(view)


def _standing(table: HazelTable, square: int) -> Iterator[str]:
    """Yield the owners of the walkers on a square."""
    for seat in table.seats:
        yield from (seat for at in table.squares(seat).values() if at == square)


def _said(voice: Voice, table: HazelTable, show: Show) -> Iterator[str]:
    """Yield the same in words."""
    for square, count in enumerate(table.left):
        values = {"square": str(square), "nuts": voice.say("nuts", {"count": count})}
        names = ", ".join(map(show, _standing(table, square)))
        yield (voice.say("board-walkers", {**values, "walkers": names}) if names else voice.say("board-square", values))


@lru_cache(maxsize=KEPT)
def draw(board: Board) -> bytes:
    """Draw a board as a PNG file."""
    return png(_painted, board)


def _painted(board: Board) -> Canvas:
    look, colours = board.look, board.look.colours
    canvas = Canvas(HEAD + 3 * SQUARE, colours.ground)
    head(canvas, look, board.title)
    for square, (nuts, walkers) in enumerate(zip(board.nuts, board.walkers, strict=True)):
        x, y = (square + 0.75) * SQUARE, HEAD + 2.25 * SQUARE
        for number in range(walkers):
            canvas.sign("person", (x, y - 72 - 22 * number), 26, colours.ink)
        canvas.panel((x - 42, y - 42, x + 42, y + 42), colours.raised, colours.rule)
        canvas.centred((x, y), str(nuts), NUTS, colours.ink)
    return canvas
