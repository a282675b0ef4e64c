"""The part of the track that still matters: the space of the standing bid, and those that a raise can reach."""

from collections.abc import Iterable
from fractions import Fraction

from bot.pictures.bluff.dice import Kind, die
from bot.pictures.bluff.track import IN_A_ROW, SPACES, draw_space, place_of, space_at
from bot.pictures.boards.colours import INK, LAND, ON_FRAME, STRAND
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters
from bot.pictures.signs import Polygon, Stroke
from engine.bluff.track import FACES, MAGIC, Claim

LEFT, STEP = 66, 64
MIDDLE, ROW = 46, 84
OUTSIDE = 40
"""How far beyond the picture's edge the serpent goes on."""
BID = Letters(Face.BOLD, 38)
EARLIEST = Fraction(1, 5)
"""The share of all dice below which an opening bid hardly matters. Such spaces give way to others."""
Point = tuple[float, float]


def places_ahead(bid: Claim | None, in_play: int) -> list[int]:
    """Return the places on the track of the standing bid and of all spaces that a raise can reach.

    A bid stands even if dice have left the game since. Before the first bid, the lowest spaces of a long track are left
    out.
    """
    last = place_of(Claim(in_play, MAGIC)) if in_play else 0
    if bid is not None:
        return [place_of(bid), *_possible(range(place_of(bid) + 1, last + 1), in_play)]
    least = place_of(Claim(max(1, round(in_play * EARLIEST)), FACES[-1]))
    places = _possible(range(last + 1), in_play)
    return places if len(places) <= SPACES - IN_A_ROW else [place for place in places if place >= least]


def _possible(places: Iterable[int], in_play: int) -> list[int]:
    return [place for place in places if space_at(place).count <= in_play]


def rows_of(bid: Claim | None, in_play: int, most: int) -> int:
    """Return how many rows the spaces take, of at most so many."""
    taken = len(places_ahead(bid, in_play)) + (bid is not None)
    return max(1, min(most, -(-taken // IN_A_ROW)))


def height_of(rows: int) -> int:
    """Return the height of so many rows."""
    return 2 * MIDDLE + ROW * (rows - 1)


def draw_ahead(canvas: Canvas, top: int, bid: Claim | None, in_play: int, rows: int) -> None:
    """Draw these spaces on the back of a serpent. Its tail is the first of all spaces, and its head the last."""
    canvas.fill((0, top, WIDTH, top + height_of(rows)), LAND)
    places = places_ahead(bid, in_play)
    slots = [(slot + (bid is not None and slot > 0), place) for slot, place in enumerate(places)]
    shown = [(slot, place) for slot, place in slots if slot < IN_A_ROW * rows]
    _serpent(canvas, top, shown, is_first=places[0] == 0, is_last=len(shown) == len(places))
    for slot, place in shown[bid is not None :]:
        draw_space(canvas, _at(slot, top), space_at(place))
    if bid is not None:
        _bid(canvas, _at(0, top), bid)


def _at(slot: int, top: int) -> tuple[int, int]:
    row, column = divmod(slot, IN_A_ROW)
    return LEFT + STEP * (IN_A_ROW - 1 - column if row % 2 else column), top + MIDDLE + ROW * row


def _serpent(canvas: Canvas, top: int, shown: list[tuple[int, int]], *, is_first: bool, is_last: bool) -> None:
    end = shown[-1][0]
    bends = [_at(slot, top) for turn in range(IN_A_ROW - 1, end, IN_A_ROW) for slot in (turn, turn + 1)]
    (x, y), way = _at(end, top), -1 if (end // IN_A_ROW) % 2 else 1
    edge = (-OUTSIDE, y) if way < 0 else (WIDTH + OUTSIDE, y)
    start = _at(0, top) if is_first else (-OUTSIDE, top + MIDDLE)
    body: tuple[Point, ...] = (start, *bends, (x, y) if is_last else edge)
    head = (x + 20 * way, y)
    for colour, wide, rim in ((INK, 50, 0), (STRAND, 43, 5)):
        canvas.shape(Stroke(body, wide), colour)
        if is_first:
            x_end, half = start[0] - 24, wide / 2
            tip = ((4 + 2 * rim, start[1]), (x_end, start[1] - half), (x_end, start[1] + half))
            canvas.shape(Polygon(tip), colour)
        if is_last:
            canvas.shape(Polygon(_head(head, way, rim)), colour)
    if is_last:
        for eye in (-9, 9):
            canvas.disc((head[0] + 27 * way, y + eye), 5, INK)


def _head(at: Point, way: int, rim: int) -> tuple[Point, ...]:
    x, y = at
    ways = ((0, 30 - rim), (34 - rim / 2, 20 - rim), (50 - rim, 0), (34 - rim / 2, rim - 20), (0, rim - 30))
    return tuple((x + along * way, y - across) for along, across in ways)


def _bid(canvas: Canvas, middle: tuple[int, int], bid: Claim) -> None:
    """Draw the standing bid in the place of two spaces."""
    x, y = middle
    canvas.panel((x - 32, y - 36, x + STEP + 32, y + 36), INK, ON_FRAME, 2, 14)
    canvas.centred((x + 2, y), str(bid.count), BID, ON_FRAME)
    die(canvas, (x + STEP - 4, y), 56, bid.face, Kind.BID)
