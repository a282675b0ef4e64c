"""Draws the pictures in posts: low and in large letters, because a phone shows them small."""

from functools import lru_cache
from math import ceil

from bot.pictures.canvas import KEPT, MARGIN, WIDTH, Canvas, png
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters, width
from bot.pictures.look import COLUMN, RULE, Look, filling
from bot.pictures.parties.post import Member, Party, Result
from bot.pictures.parties.track import Came, Row, Stop
from bot.pictures.parties.track_drawing import told

HEAD = 88
ROW = 72
FOOT = 136
BANNER = 148
TRACK = 184
RESULT = BANNER + RULE + TRACK
"""The height of the result of a quest."""
FEW, MANY = 2, 3
"""The number of members side by side in a small party, and in a large one."""
MOST_IN_FEW = 4
SHORT = 60
"""The width of a quest in the foot."""
NARROW = 100
"""The width up to which a quest has room for a short word only."""
BOX = 36
TITLE = Letters(Face.TITLE, 40)
LOUD = Letters(Face.TITLE, 48)
NAME = Letters(Face.BOLD, 36)
NARROW_NAME = Letters(Face.BOLD, 30)
STRONG = Letters(Face.BOLD, 29)
WORD = Letters(Face.BOLD, 28)
NOTE = Letters(Face.PLAIN, 27)
MOST_MARKS = 7
"""The most marks that fit beside the words on a banner."""


@lru_cache(maxsize=KEPT)
def draw_party(party: Party) -> bytes:
    """Draw a party as a PNG file."""
    return png(_paint_party, party)


@lru_cache(maxsize=KEPT)
def draw_result(result: Result) -> bytes:
    """Draw the result of a quest as a PNG file."""
    return png(_paint_result, result)


def _paint_party(party: Party) -> Canvas:
    look, colours = party.look, party.look.colours
    columns = FEW if len(party.members) <= MOST_IN_FEW else MANY
    below = HEAD + RULE + 16 + ceil(len(party.members) / columns) * ROW + 8
    canvas = Canvas(below + FOOT, colours.ground)
    canvas.fill((0, 0, WIDTH, HEAD), colours.head)
    canvas.fill((0, HEAD, WIDTH, HEAD + RULE), colours.rule)
    canvas.sign(look.signs.leads, (MARGIN + 26, HEAD / 2), 50, colours.bright)
    wide = canvas.ending((WIDTH - MARGIN, HEAD / 2), party.size, STRONG, colours.bright)
    canvas.text((MARGIN + 70, HEAD / 2), party.title, TITLE, colours.on_head, WIDTH - 3 * MARGIN - 70 - wide)
    for number, member in enumerate(party.members):
        wide = (WIDTH - 2 * MARGIN + 16) / columns
        at = (MARGIN + number % columns * wide, HEAD + RULE + 16 + number // columns * ROW)
        _member(canvas, look, member, at, wide - 16)
    _foot(canvas, party, below)
    return canvas


def _member(canvas: Canvas, look: Look, member: Member, at: tuple[float, float], wide: float) -> None:
    colours, (x, y) = look.colours, at
    canvas.panel((x, y, x + wide, y + ROW - 8), colours.raised, colours.good, 4)
    middle, is_narrow = y + (ROW - 8) / 2, wide < COLUMN
    begins = 50 if is_narrow else 74
    canvas.sign(look.signs.goes, (x + begins / 2 + 3, middle), 30 if is_narrow else 40, colours.good)
    room = wide - begins - 10
    if member.sign:
        canvas.sign(member.sign, (x + wide - 30, middle), 36, colours.ink)
        room -= 50
    canvas.text((x + begins, middle), member.name, NARROW_NAME if is_narrow else NAME, colours.ink, room)


def _foot(canvas: Canvas, party: Party, y: float) -> None:
    look, colours = party.look, party.look.colours
    canvas.fill((0, y, WIDTH, y + FOOT), colours.band)
    step = min(SHORT + 8, (WIDTH / 2 + 40) / len(party.stops))
    for number, stop in enumerate(party.stops):
        _stop(canvas, look, stop, (MARGIN + SHORT / 2 + step * number, y + 46), SHORT if step > SHORT else step - 6)
    left = WIDTH - MARGIN - party.rejected.most * (BOX + 8) + 8
    _boxes(canvas, look, party.rejected, left, y + 46)
    wide = canvas.ending((WIDTH - MARGIN, y + 108), _counted(party.rejected), NOTE, colours.evil_letters, WIDTH / 2)
    canvas.text((MARGIN, y + 108), party.course, WORD, colours.ink, WIDTH - 3 * MARGIN - wide)


def _counted(row: Row) -> str:
    return f"{row.title}: {row.word}"


def _boxes(canvas: Canvas, look: Look, row: Row, left: float, middle: float) -> None:
    colours = look.colours
    for number in range(1, row.most + 1):
        box = (left, middle - BOX / 2, left + BOX, middle + BOX / 2)
        centre = (left + BOX / 2, middle)
        left += BOX + 8
        if number <= row.full:
            canvas.panel(box, colours.evil, radius=6)
            canvas.sign("cross", centre, 26, colours.on_evil)
        else:
            rim = colours.evil_letters if number == row.most else colours.note
            canvas.panel(box, colours.ground, rim, 4, 6)
            if number == row.most:
                canvas.sign(look.signs.evil, centre, 22, colours.evil_letters)


def _stop(canvas: Canvas, look: Look, stop: Stop, middle: tuple[float, float], size: float) -> None:
    """Draw a quest in the foot: its result, or whether it is current or ahead."""
    colours, number, wide = look.colours, str(stop.number), round(size)
    letters = Letters(Face.TITLE, round(size / 2))
    match stop.came:
        case Came.WON:
            canvas.disc(middle, wide // 2, colours.good)
            canvas.sign("medallion", middle, wide - 2, colours.on_good)
            canvas.centred(middle, number, letters, colours.on_good)
        case Came.FAILED:
            canvas.sign("octagon", middle, wide + 2, colours.evil)
            canvas.sign(look.signs.failed, middle, round(size * 0.6), colours.on_evil)
        case Came.NOW:
            canvas.disc(middle, wide // 2 + 3, colours.now, colours.ink, 5)
            canvas.centred(middle, number, letters, colours.on_now)
        case Came.AHEAD:
            canvas.disc(middle, wide // 2 - 1, colours.ground, colours.note, 4)
            canvas.centred(middle, number, letters, colours.note)


def _paint_result(result: Result) -> Canvas:
    look, colours = result.look, result.look.colours
    fill, ink = filling(look, "good" if result.is_won else "evil")
    canvas = Canvas(RESULT, colours.ground)
    canvas.fill((0, 0, WIDTH, BANNER), fill)
    canvas.fill((0, BANNER, WIDTH, BANNER + RULE), colours.rule)
    middle = (MARGIN + 56.0, BANNER / 2)
    canvas.sign("medallion" if result.is_won else look.signs.failed, middle, 108, ink)
    if result.is_won:
        canvas.centred(middle, str(result.number), LOUD, ink)
    left = MARGIN + 136
    canvas.text((left, 50), result.title, LOUD, ink, WIDTH - left - MARGIN)
    marks = result.supports + result.sabotages
    room = WIDTH - left - MARGIN
    if marks <= MOST_MARKS:
        room -= 44 * marks
        _marks(canvas, result, WIDTH - MARGIN - 44 * marks + 22, 108)
    canvas.text((left, 108), result.note, STRONG, ink, room)
    _track(canvas, look, result.stops, BANNER + RULE)
    return canvas


def _marks(canvas: Canvas, result: Result, x: float, y: float) -> None:
    """Draw ticks first, then crosses, so that nobody sees who acted when."""
    colours = result.look.colours
    fill, ink = filling(result.look, "good" if result.is_won else "evil")
    for number in range(result.supports + result.sabotages):
        middle = (x + 44 * number, y)
        if number < result.supports:
            canvas.disc(middle, 18, ink)
            canvas.sign("check", middle, 24, fill)
        else:
            canvas.panel((middle[0] - 18, y - 18, middle[0] + 18, y + 18), colours.head, radius=6)
            canvas.sign("cross", middle, 24, colours.on_head)


def _track(canvas: Canvas, look: Look, stops: tuple[Stop, ...], y: float) -> None:
    step = (WIDTH - 2 * MARGIN) / len(stops)
    middles = [MARGIN + step * (number + 0.5) for number in range(len(stops))]
    canvas.fill((middles[0], y + 80, middles[-1], y + 88), look.colours.rule)
    for stop, x in zip(stops, middles, strict=True):
        colour = look.colours.note if stop.came is Came.AHEAD else look.colours.ink
        wide = width(stop.size, WORD)
        canvas.sign("person", (x - wide / 2 - 3, y + 24), 24, colour)
        canvas.text((x + 15 - wide / 2, y + 25), stop.size, WORD, colour)
        _stop(canvas, look, stop, (x, y + 84), min(76, step - 14))
        if stop.came is Came.AHEAD and step <= NARROW:
            continue
        letters = NOTE if stop.came is Came.AHEAD else WORD
        canvas.centred((x, y + 146), stop.word, letters, told(look, stop.came), step - 4)
