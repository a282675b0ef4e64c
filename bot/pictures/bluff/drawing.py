"""Draws the table: who must answer which bid, the spaces ahead, and everybody's dice and last bid."""

from functools import lru_cache
from math import ceil

from bot.pictures.bluff.ahead import draw_ahead, height_of, rows_of
from bot.pictures.bluff.cups import Bidding, Cup, Cups
from bot.pictures.bluff.dice import VIOLET, Kind, back, die
from bot.pictures.bluff.lifting import lifted
from bot.pictures.bluff.track import HEIGHT, whole_track
from bot.pictures.boards.colours import EDGE, FRAME, NOTE_ON_FRAME, NOTE_ON_NOW, ON_FRAME, PANEL
from bot.pictures.boards.frame import KNOT, knot, panel, signs
from bot.pictures.boards.motion import MOVING, in_motion
from bot.pictures.canvas import KEPT, WIDTH, Box, Canvas, png
from bot.pictures.fonts import Face
from bot.pictures.lettering import Colour, Letters, width
from engine.bluff.track import Claim, bears_out

HEAD = 104
TRACK = HEAD + KNOT
CUP = (344, 128)
APART = 134
COLUMNS = (10, 366)
FOOT = 60
DIE, NEXT, LAID_OUT = 36, 42, 38
LARGE, BESIDE = 44, 50
BIG = Letters(Face.BOLD, 54)
NUMBER = Letters(Face.BOLD, 44)
SMALL = Letters(Face.BOLD, 32)
NAMES = tuple(Letters(Face.BOLD, size) for size in (36, 33, 31))
NOTE, STRONG = Letters(Face.PLAIN, 31), Letters(Face.BOLD, 31)
"""No letters are smaller, so that a capital has 9 pixels on a phone, and 11 in a picture 350 high."""
TIMES = "\N{MULTIPLICATION SIGN}"
GONE = (150, 158, 170)
FEW = 4
"""With more players than this, the spaces ahead have one row instead of two."""


@lru_cache(maxsize=KEPT)
def draw_cups(cups: Cups) -> bytes:
    """Draw a table as a PNG file; without players, the whole track."""
    return png(_paint if cups.cups else _whole, cups)


@lru_cache(maxsize=MOVING)
def draw_lifting(cups: Cups) -> bytes:
    """Draw the dice of a challenge as a GIF file in which the cups over them go up."""
    return in_motion(_paint, cups, lifted(cups, _boxes(cups)))


def _boxes(cups: Cups) -> list[Box]:
    """Return the boxes that hold the dice of each player after a challenge."""
    corners = [_corner(number, _below(0)) for number in range(len(cups.cups))]
    return [(x + 12, y + 58, x + CUP[0] - 76, y + CUP[1] - 14) for x, y in corners]


def _corner(number: int, top: int) -> tuple[int, int]:
    """Return the corner of a player's panel; ``top`` is that of the first."""
    return COLUMNS[number % 2], top + APART * (number // 2)


def highest(players: int) -> int:
    """Return the greatest height of a picture of this many players."""
    return _below(_most_rows(players)) + APART * ceil(players / 2) + FOOT


def _most_rows(players: int) -> int:
    return 1 if players > FEW else 2


def _below(rows: int) -> int:
    """Return where the players' dice begin, below the track or, of a challenge, below the head."""
    return HEAD + (2 * KNOT + height_of(rows) if rows else KNOT) + 8


def _paint(cups: Cups) -> Canvas:
    claim = None if cups.bid is None else Claim(cups.bid.count, cups.bid.face)
    rows = 0 if cups.is_shown or cups.is_over else rows_of(claim, cups.in_play, _most_rows(len(cups.cups)))
    top = _below(rows)
    foot = top + APART * ceil(len(cups.cups) / 2)
    canvas = Canvas(foot + FOOT, FRAME)
    _head(canvas, cups)
    canvas.lay(knot(), (0, HEAD))
    if rows:
        draw_ahead(canvas, TRACK, claim, cups.in_play, rows)
        canvas.lay(knot(), (0, TRACK + height_of(rows)))
    for number, cup in enumerate(cups.cups):
        _cup(canvas, cups, cup, _corner(number, top))
    _foot(canvas, cups, foot + FOOT / 2 - 5)
    return canvas


def _whole(cups: Cups) -> Canvas:
    foot = TRACK + HEIGHT + KNOT
    canvas = Canvas(foot + FOOT, FRAME)
    _head(canvas, cups)
    canvas.lay(knot(), (0, HEAD))
    whole_track(canvas, TRACK)
    canvas.lay(knot(), (0, TRACK + HEIGHT))
    _foot(canvas, cups, foot + FOOT / 2 - 2)
    return canvas


def _head(canvas: Canvas, cups: Cups) -> None:
    left, right = COLUMNS
    edge = left + CUP[0] if cups.bid is not None or cups.no_bid else right + CUP[0]
    ink = panel(canvas, (left, 8, edge, HEAD - 4), is_now=not cups.is_shown)
    if not cups.is_shown:
        canvas.sign("crown" if cups.is_over else "play", (edge - 28, 36), 30, ink)
    _name(canvas, (left + 18, 36), cups.name, ink, edge - left - 72)
    canvas.text((left + 18, 77), cups.note, NOTE, NOTE_ON_FRAME if cups.is_shown else NOTE_ON_NOW, edge - left - 30)
    if edge > right:
        return
    canvas.panel((right, 8, right + CUP[0], HEAD - 4), PANEL, EDGE, 3, 12)
    if cups.bid is None:
        canvas.centred((right + CUP[0] / 2, 54), cups.no_bid, NOTE, NOTE_ON_FRAME, CUP[0] - 40)
    else:
        _bid(canvas, cups.bid, right + 16)


def _name(canvas: Canvas, at: tuple[float, float], text: str, colour: Colour, room: float) -> None:
    letters = next((each for each in NAMES if width(text, each) <= room), NAMES[-1])
    canvas.text(at, text, letters, colour, room)


def _bid(canvas: Canvas, bid: Bidding, left: int) -> None:
    end = left + canvas.text((left, 54), str(bid.count), BIG, ON_FRAME)
    end += 4 + canvas.text((end + 4, 56), TIMES, SMALL, NOTE_ON_FRAME)
    die(canvas, (round(end) + 36, 54), 62, bid.face, Kind.BID)
    left = round(end) + 78
    canvas.ending((WIDTH - 24, 35), bid.by, NOTE, NOTE_ON_FRAME, WIDTH - 24 - left)
    canvas.ending((WIDTH - 24, 76), bid.player, STRONG, ON_FRAME, WIDTH - 24 - left)


def _cup(canvas: Canvas, cups: Cups, cup: Cup, at: tuple[int, int]) -> None:
    x, y = at
    right = x + CUP[0] - 14
    if cup.is_out:
        _out(canvas, cups, cup, at)
        return
    ink = panel(canvas, (x, y, x + CUP[0], y + CUP[1]), is_now=cup.is_now or cup.has_won)
    if cups.is_shown:
        _all_dice(canvas, cups, cup, (x + 40, y + 86), ink)
        number = f"\N{MINUS SIGN}{cup.loses}" if cup.loses else ""
    else:
        _dice(canvas, cup, (x + 34, y + 66))
        number = str(cup.dice)
    canvas.ending((right, y + 88), number, NUMBER, ink)
    told = {"play": cup.is_now, "crown": cup.has_won, "torc": cup.leads}
    edge = right - _last_bid(canvas, cups, cup, (right, y + 28), ink)
    edge -= signs(canvas, (edge - 14, y + 27), told, ink)
    _name(canvas, (x + 16, y + 28), cup.name, ink, edge - x - 22)


def _last_bid(canvas: Canvas, cups: Cups, cup: Cup, at: tuple[float, float], ink: Colour) -> int:
    """Draw a player's last bid of the round, the standing one in red. Return the width."""
    if cup.bid is None:
        return 0
    x, y = at
    kind = Kind.BID if cup.has_bid else Kind.OPEN
    die(canvas, (x - 17, y), 36, cup.bid.face, kind)
    wide = canvas.ending((x - 40, y), f"{cup.bid.count}{TIMES}", SMALL, ink)
    return 40 + round(wide) + 12


def _dice(canvas: Canvas, cup: Cup, at: tuple[float, float]) -> None:
    """Draw the hidden dice, with a ring for each lost one, and below them those that are laid out."""
    x, y = at
    rim = NOTE_ON_NOW if cup.is_now or cup.has_won else GONE
    for place in range(cup.hidden):
        back(canvas, (x + NEXT * place, y), DIE)
    for place in range(cup.lost):
        canvas.sign("circle", (x + NEXT * cup.hidden + 26 * place - 6, y), 16, rim)
    for place, face in enumerate(cup.open):
        die(canvas, (x + NEXT * place, y + LAID_OUT), DIE, face, Kind.OPEN)


def _all_dice(canvas: Canvas, cups: Cups, cup: Cup, at: tuple[float, float], ink: Colour) -> None:
    """Draw all dice after a challenge: those that bear the bid out are framed, the others struck out."""
    x, y = at
    for face in cup.open:
        die(canvas, (x, y), LARGE, face, Kind.OPEN)
        if cups.bid is not None and bears_out(face, cups.bid.face):
            canvas.frame((x - 26, y - 26, x + 26, y + 26), ink, 4, 12)
        else:
            canvas.sign("struck", (x, y), LARGE, GONE)
        x += BESIDE


def _out(canvas: Canvas, cups: Cups, cup: Cup, at: tuple[int, int]) -> None:
    """Draw a player without dice as a panel of dashes."""
    x, y = at
    right, bottom = x + CUP[0], y + CUP[1]
    canvas.frame((x, y, right, bottom), EDGE, 3, 12)
    for dash in range(x + 20, right - 20, 24):
        for edge in (y, bottom - 3):
            canvas.fill((dash, edge, dash + 10, edge + 3), FRAME)
    for dash in range(y + 20, bottom - 20, 24):
        for edge in (x, right - 3):
            canvas.fill((edge, dash, edge + 3, dash + 10), FRAME)
    _name(canvas, (x + 16, y + 38), cup.name, GONE, CUP[0] - 32)
    canvas.text((x + 16, y + 84), cups.out, NOTE, GONE)


def _foot(canvas: Canvas, cups: Cups, y: float) -> None:
    wide = canvas.ending((WIDTH - 20, y), cups.foot[1], NOTE, NOTE_ON_FRAME, WIDTH * 0.62)
    if not cups.is_shown:
        canvas.sign("burst", (WIDTH - 44 - wide, y), 36, ON_FRAME)
        canvas.sign("burst", (WIDTH - 44 - wide, y), 28, VIOLET)
        wide += 44
    canvas.text((20, y), cups.foot[0], STRONG, ON_FRAME, WIDTH - wide - 50)
