"""The look of a theme's pictures: colours, signs, faces, and the head with which all begin."""

from msgspec import Struct

from bot.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.pictures.fonts import Face
from bot.pictures.lettering import Colour, Letters, width
from bot.themes import Theme
from bot.themes.palette import Emblems, Palette

TITLE = Letters(Face.TITLE, 36)
NUMERAL = Letters(Face.TITLE, 34)
HEADING = Letters(Face.BOLD, 28)
NAME = Letters(Face.BOLD, 27)
PLAIN_NAME = Letters(Face.PLAIN, 27)
NOTE = Letters(Face.PLAIN, 23)
PIP, SIGN, NUMBER, GAP = 24, 36, 32, 6
"""The widths of the parts of a score beside its name."""
HEAD = 72
RULE = 6
COLUMN = 328
"""The width of each of two columns, with 16 between them."""
COLUMNS = (MARGIN, MARGIN + COLUMN + 16)


class Look(Struct, frozen=True):
    """A theme's colours and signs."""

    colours: Palette
    signs: Emblems


def look_of(theme: Theme) -> Look:
    """Return the look of a theme's pictures."""
    return Look(theme.palette, theme.emblems)


class Score(Struct, frozen=True):
    """A side's progress: out of ``most``, shown one by one or as a number."""

    side: str
    name: str
    count: int
    most: int = 0


def on_ground(look: Look, side: str | None) -> Colour:
    """Return the colour of a side's letters on the ground; ink for no side."""
    return {"good": look.colours.good_letters, "evil": look.colours.evil_letters}.get(side or "", look.colours.ink)


def on_head(look: Look, side: str) -> Colour:
    """Return the colour of a side's letters on the head."""
    return look.colours.good_on_head if side == "good" else look.colours.evil_on_head


def filling(look: Look, side: str) -> tuple[Colour, Colour]:
    """Return the filling of a side's shapes, and the colour of what stands on them."""
    if side == "good":
        return look.colours.good, look.colours.on_good
    return look.colours.evil, look.colours.on_evil


def head(canvas: Canvas, look: Look, title: str, scores: tuple[Score, ...] = ()) -> None:
    """Draw the head: the title and the scores of the sides."""
    canvas.fill((0, 0, WIDTH, HEAD), look.colours.head)
    canvas.fill((0, HEAD, WIDTH, HEAD + RULE), look.colours.rule)
    end = canvas.text((MARGIN, HEAD / 2), title, TITLE, look.colours.on_head, WIDTH - 2 * MARGIN) + MARGIN
    if scores:
        letters, room = _room(scores, WIDTH - MARGIN - end)
        right = float(WIDTH - MARGIN)
        for score in reversed(scores):
            right = _score(canvas, look, score, right, (letters, room)) - MARGIN


def _room(scores: tuple[Score, ...], room: float) -> tuple[Letters, float]:
    """Return the largest letters in which the names of the sides fit, and the room for each."""
    room -= sum(MARGIN + (PIP * score.most + GAP if score.most else SIGN + NUMBER) for score in scores)
    sizes = [Letters(Face.BOLD, size) for size in (26, 24, 22)]
    letters = next((each for each in sizes if sum(width(score.name, each) for score in scores) <= room), sizes[-1])
    shortest = min(width(score.name, letters) for score in scores)
    return letters, max(room / len(scores), room - shortest * (len(scores) - 1))


def _score(canvas: Canvas, look: Look, score: Score, right: float, fit: tuple[Letters, float]) -> float:
    """Write a side's score so that it ends at a point. Return where it begins."""
    colour, sign = on_head(look, score.side), getattr(look.signs, score.side)
    middle = HEAD / 2
    for number in reversed(range(score.most)):
        canvas.sign(sign, (right - 10, middle), 20, colour)
        if number >= score.count:
            canvas.sign(sign, (right - 10, middle), 13, look.colours.head)
        right -= PIP
    if score.most:
        right -= GAP
    else:
        canvas.ending((right, middle), str(score.count), NUMERAL, look.colours.on_head)
        right -= NUMBER
    right -= canvas.ending((right, middle), score.name, fit[0], colour, fit[1])
    if not score.most:
        canvas.sign(sign, (right - 20, middle), 28, colour)
        right -= SIGN
    return right
