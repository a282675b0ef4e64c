"""Draws the votes: a row for each player, a column for each proposal, and the quests above."""

from functools import lru_cache

from bot.pictures.canvas import KEPT, MARGIN, WIDTH, Canvas, png
from bot.pictures.fonts import Face
from bot.pictures.lettering import Colour, Letters, width
from bot.pictures.look import NOTE, Look, head
from bot.pictures.parties.track import Came, Stop
from bot.pictures.parties.votes import Column, Mark, Votes

LEFT = 172
STEP = 66
TOP = 168
ROW = 46
FOOT = 60
NAME = Letters(Face.BOLD, 26)
STRONG = Letters(Face.BOLD, 24)
SIGNS = {Mark.FOR: ("tick", 32), Mark.AGAINST: ("cross", 32), Mark.NONE: ("dash", 26)}


@lru_cache(maxsize=KEPT)
def draw_votes(votes: Votes) -> bytes:
    """Draw the votes as a PNG file."""
    return png(_paint, votes)


def _paint(votes: Votes) -> Canvas:
    look, colours, words = votes.look, votes.look.colours, dict(votes.said)
    below = TOP + ROW * len(votes.seats)
    canvas = Canvas(below + 2 * ROW + 8 + FOOT, colours.ground)
    head(canvas, look, votes.title, votes.scores)
    for y, word in ((110, "quest"), (149, "proposal"), (below + 22, "count"), (below + 64, "result")):
        canvas.text((MARGIN, y), words[word], NOTE, colours.note, LEFT - MARGIN - 8)
    for number, seat in enumerate(votes.seats):
        y = TOP + ROW * number
        if number % 2 == 0:
            canvas.fill((0, y, WIDTH, y + ROW), colours.raised)
        canvas.text((MARGIN, y + ROW / 2), seat, NAME, colours.ink, LEFT - MARGIN - 10)
    for number, column in enumerate(votes.columns):
        _column(canvas, votes, column, LEFT + STEP * number)
    for stop in votes.stops:
        _quest(canvas, votes, stop, below)
    _legend(canvas, look, words, below + 2 * ROW + 8)
    return canvas


def _column(canvas: Canvas, votes: Votes, column: Column, x: int) -> None:
    colours, words, middle = votes.look.colours, dict(votes.said), x + STEP / 2
    canvas.centred((middle, 149), str(column.number), STRONG, colours.ink)
    for seat in range(len(column.marks)):
        _mark(canvas, votes.look, column, seat, (x, TOP + ROW * seat))
    if column.approved is None:
        return
    y = TOP + ROW * len(votes.seats)
    canvas.centred((middle, y + 22), column.count, STRONG, colours.ink, STEP)
    box = (x + 4, y + 46, x + STEP - 4, y + 84)
    if column.approved:
        canvas.panel(box, colours.good, radius=19)
        canvas.centred((middle, y + 65), words["yes"], STRONG, colours.on_good, STEP - 12)
    else:
        canvas.panel(box, colours.ground, colours.evil_letters, 4, 6)
        canvas.centred((middle, y + 65), words["no"], STRONG, colours.evil_letters, STEP - 16)


def _mark(canvas: Canvas, look: Look, column: Column, seat: int, at: tuple[int, int]) -> None:
    colours, (x, y) = look.colours, at
    middle = (x + STEP / 2, y + ROW / 2)
    if seat in column.party:
        canvas.panel((x + 3, y + 2, x + STEP - 3, y + ROW - 2), colours.band, colours.rule, 3)
    mark = column.marks[seat]
    beside = seat == column.leader or seat in column.doubled
    is_seen = mark is not Mark.NONE or column.approved is not None
    sign, size = SIGNS[mark]
    if is_seen:
        canvas.sign(sign, (middle[0] - 14 * beside, middle[1]), size, _colour(look, mark))
    if seat in column.doubled:
        canvas.centred((middle[0] + 18, middle[1]), "2", NAME, colours.ink)
    elif seat == column.leader:
        canvas.sign(look.signs.leads, (middle[0] + (17 if is_seen else 0), middle[1]), 24, colours.ink)


def _colour(look: Look, mark: Mark) -> Colour:
    colours = look.colours
    return {Mark.FOR: colours.good_letters, Mark.AGAINST: colours.evil_letters, Mark.NONE: colours.note}[mark]


def _quest(canvas: Canvas, votes: Votes, stop: Stop, below: int) -> None:
    """Write a quest's result above its votes."""
    look, colours = votes.look, votes.look.colours
    own = [number for number, column in enumerate(votes.columns) if column.quest == stop.number]
    left, right = LEFT + STEP * own[0], LEFT + STEP * (own[-1] + 1)
    fill, ink, sign = {
        Came.WON: (colours.good, colours.on_good, look.signs.good),
        Came.FAILED: (colours.evil, colours.on_evil, look.signs.failed),
    }.get(stop.came, (colours.now, colours.on_now, ""))
    canvas.panel((left + 2, 88, right - 2, 130), fill)
    middle = (left + right) / 2
    said = heading(stop, right - left - 44)
    wide = canvas.centred((middle + (14 if sign else 0), 110), said, STRONG, ink)
    if sign:
        canvas.sign(sign, (middle - wide / 2 - 4, 110), 24, ink)
    if own[0]:
        canvas.fill((left - 1, 88, left + 2, below + 88), colours.rule)


def heading(stop: Stop, room: float) -> str:
    """Return a quest's number, with its result in a word if there is room for both."""
    both = f"{stop.number} {stop.word}"
    return both if width(both, STRONG) <= room else str(stop.number)


def _legend(canvas: Canvas, look: Look, words: dict[str, str], y: int) -> None:
    colours, x, middle = look.colours, float(MARGIN), y + FOOT / 2
    canvas.fill((0, y, WIDTH, y + FOOT), colours.band)
    for mark, (sign, size) in SIGNS.items():
        canvas.sign(sign, (x + 14, middle), min(size, 28), _colour(look, mark))
        x += 36 + canvas.text((x + 36, middle), words[mark], NOTE, colours.ink) + 18
    canvas.sign(look.signs.leads, (x + 14, middle), 26, colours.ink)
    x += 36 + canvas.text((x + 36, middle), words["leads"], NOTE, colours.ink) + 18
    canvas.panel((x, middle - 17, x + 36, middle + 17), colours.ground, colours.rule, 3)
    canvas.text((x + 44, middle), words["goes"], NOTE, colours.ink, WIDTH - x - 56)
