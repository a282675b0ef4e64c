"""The look of a theme's pictures: colours, signs, faces, and the head with which all begin."""

from itertools import product

from msgspec import Struct

from bot.pictures.canvas import MARGIN, WIDTH, Canvas
from bot.pictures.fonts import Face
from bot.pictures.lettering import Colour, Letters, width
from bot.themes import Theme
from bot.themes.palette import Emblems, Palette

TITLES = [Letters(Face.TITLE, size) for size in (36, 32, 28, 24)]
TITLE = TITLES[0]
NAMES = [Letters(Face.BOLD, size) for size in (26, 24, 22)]
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


class Fit(Struct, frozen=True):
    """The letters of a title and of the sides' names beside it, the room for all names, and that for the longest."""

    title: Letters
    names: Letters
    room: float
    longest: float

    def has_room(self, scores: tuple[Score, ...]) -> bool:
        """Whether these names fit whole."""
        return sum(width(score.name, self.names) for score in scores) <= self.room


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
    fit = fit_of(title, scores)
    canvas.text((MARGIN, HEAD / 2), title, fit.title, look.colours.on_head, WIDTH - 2 * MARGIN)
    right = float(WIDTH - MARGIN)
    for score in reversed(scores):
        right = _score(canvas, look, score, right, fit) - MARGIN


def fit_of(title: str, scores: tuple[Score, ...]) -> Fit:
    """Return the largest letters in which a title and its scores fit side by side; the smallest if none do."""
    sizes = [_fit(title, scores, *letters) for letters in product(TITLES, NAMES)]
    return next((fit for fit in sizes if fit.has_room(scores)), sizes[-1])


def _fit(title: str, scores: tuple[Score, ...], letters: Letters, names: Letters) -> Fit:
    room = WIDTH - 2 * MARGIN - width(title, letters)
    room -= sum(MARGIN + (PIP * score.most + GAP if score.most else SIGN + NUMBER) for score in scores)
    shortest = min((width(score.name, names) for score in scores), default=0)
    return Fit(letters, names, room, max(room / max(len(scores), 1), room - shortest * (len(scores) - 1)))


def _score(canvas: Canvas, look: Look, score: Score, right: float, fit: Fit) -> float:
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
    right -= canvas.ending((right, middle), score.name, fit.names, colour, fit.longest)
    if not score.most:
        canvas.sign(sign, (right - 20, middle), 28, colour)
        right -= SIGN
    return right
