"""Draws the table: who must answer which bid, the track, and everybody's dice."""

from functools import lru_cache
from math import ceil

from bot.pictures.bluff.cups import Bidding, Cup, Cups
from bot.pictures.bluff.dice import VIOLET, Kind, back, die
from bot.pictures.bluff.track import HEIGHT, track
from bot.pictures.boards.colours import EDGE, FRAME, NOTE_ON_FRAME, NOTE_ON_NOW, NOW, ON_FRAME, PANEL
from bot.pictures.boards.frame import KNOT, SECOND, STRONG, knot, name, panel, signs
from bot.pictures.canvas import KEPT, WIDTH, Canvas, png
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters
from engine.bluff.track import Claim, bears_out

HEAD = 104
TRACK = HEAD + KNOT
CUPS = TRACK + HEIGHT + KNOT + 10
CUP = (344, 100)
APART = 110
COLUMNS = (10, 366)
FOOT = 66
DIE, NEXT, ASIDE = 42, 48, 14
BIG = Letters(Face.BOLD, 52)
NUMBER = Letters(Face.BOLD, 32)
TIMES = "\N{MULTIPLICATION SIGN}"
GONE = (124, 132, 146)


@lru_cache(maxsize=KEPT)
def draw_cups(cups: Cups) -> bytes:
    """Draw a table as a PNG file."""
    return png(_paint, cups)


def foot_of(players: int) -> int:
    """Return where the foot begins under this many players' dice."""
    return CUPS + APART * ceil(players / 2)


def _paint(cups: Cups) -> Canvas:
    foot = foot_of(len(cups.cups))
    canvas = Canvas(foot + FOOT, FRAME)
    _head(canvas, cups)
    canvas.lay(knot(), (0, HEAD))
    track(canvas, TRACK, None if cups.bid is None else Claim(cups.bid.count, cups.bid.face), cups.in_play)
    canvas.lay(knot(), (0, TRACK + HEIGHT))
    for number, cup in enumerate(cups.cups):
        _cup(canvas, cups, cup, (COLUMNS[number % 2], CUPS + APART * (number // 2)))
    _foot(canvas, cups, foot + FOOT / 2 - 5)
    return canvas


def _head(canvas: Canvas, cups: Cups) -> None:
    left, right = COLUMNS
    ink = panel(canvas, (left, 8, left + CUP[0], HEAD - 4), is_now=True)
    canvas.sign("star" if cups.is_over else "play", (left + CUP[0] - 26, 36), 28, ink)
    name(canvas, (left + 18, 38), cups.name, ink, CUP[0] - 66)
    canvas.text((left + 18, 78), cups.note, SECOND, NOTE_ON_NOW, CUP[0] - 34)
    canvas.panel((right, 8, right + CUP[0], HEAD - 4), PANEL, EDGE, 3, 12)
    if cups.bid is None:
        canvas.centred((right + CUP[0] / 2, 54), cups.no_bid, SECOND, NOTE_ON_FRAME, CUP[0] - 40)
    else:
        _bid(canvas, cups.bid, right + 16)


def _bid(canvas: Canvas, bid: Bidding, left: int) -> None:
    end = left + canvas.text((left, 54), str(bid.count), BIG, ON_FRAME)
    end += 4 + canvas.text((end + 4, 56), TIMES, NUMBER, NOTE_ON_FRAME)
    die(canvas, (round(end) + 36, 54), 60, bid.face, Kind.BID)
    left = round(end) + 76
    canvas.ending((WIDTH - 24, 36), bid.by, SECOND, NOTE_ON_FRAME, WIDTH - 24 - left)
    canvas.ending((WIDTH - 24, 76), bid.player, STRONG, ON_FRAME, WIDTH - 24 - left)


def _cup(canvas: Canvas, cups: Cups, cup: Cup, at: tuple[int, int]) -> None:
    x, y = at
    box, right = (x, y, x + CUP[0], y + CUP[1]), x + CUP[0] - 16
    if cup.is_out:
        _out(canvas, cups, cup, at)
        return
    ink = panel(canvas, box, is_now=cup.is_now or cup.has_won)
    if cups.is_shown:
        right -= _loss(canvas, cup, (right, y + 27), ink)
    else:
        right -= round(canvas.ending((right, y + 27), str(cup.dice), NUMBER, ink)) + 10
    if cup.has_bid and cups.bid is not None:
        die(canvas, (right - 16, y + 27), 34, cups.bid.face, Kind.BID)
        right -= 42
    told = {"play": cup.is_now, "star": cup.has_won, "torc": cup.leads}
    right -= signs(canvas, (right - 14, y + 26), told, ink)
    name(canvas, (x + 18, y + 27), cup.name, ink, right - x - 22)
    _dice(canvas, cups, cup, (x + 37, y + 71))


def _loss(canvas: Canvas, cup: Cup, at: tuple[float, float], ink: tuple[int, int, int]) -> int:
    """Draw how many dice a player loses by a challenge, and return the width."""
    if not cup.loses:
        return 0
    return round(canvas.ending(at, f"\N{MINUS SIGN}{cup.loses}", NUMBER, ink)) + 10


def _dice(canvas: Canvas, cups: Cups, cup: Cup, at: tuple[float, float]) -> None:
    x, y = at
    rim = NOTE_ON_NOW if cup.is_now or cup.has_won else GONE
    for _ in range(cup.hidden):
        back(canvas, (x, y), DIE)
        x += NEXT
    x += ASIDE if cup.hidden and cup.open else 0
    for face in cup.open:
        die(canvas, (x, y), DIE, face, Kind.OPEN)
        if cups.is_shown and cups.bid is not None and bears_out(face, cups.bid.face):
            canvas.frame((x - 25, y - 25, x + 25, y + 25), NOW, 4, 12)
        elif cups.is_shown:
            canvas.sign("struck", (x, y), DIE, GONE)
        x += NEXT + 4 * cups.is_shown
    for _ in range(cup.lost):
        canvas.sign("circle", (x, y), 18, rim)
        x += NEXT


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
    wide = canvas.ending((right - 16, y + 27), cups.out, SECOND, GONE)
    name(canvas, (x + 18, y + 27), cup.name, GONE, CUP[0] - wide - 44)
    _dice(canvas, cups, cup, (x + 37, y + 71))


def _foot(canvas: Canvas, cups: Cups, y: float) -> None:
    wide = canvas.ending((WIDTH - 20, y), cups.foot[1], SECOND, NOTE_ON_FRAME, WIDTH / 2)
    if not cups.is_shown:
        canvas.sign("burst", (WIDTH - 44 - wide, y), 34, ON_FRAME)
        canvas.sign("burst", (WIDTH - 44 - wide, y), 26, VIOLET)
        wide += 44
    canvas.text((20, y), cups.foot[0], STRONG, ON_FRAME, WIDTH - wide - 60)
