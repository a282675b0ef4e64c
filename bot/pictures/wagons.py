"""The wagons of the day: who votes for whom, in the order of their votes, and how many votes are missing."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from bot.pictures.canvas import KEPT, MARGIN, WIDTH, Canvas, png
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters, clusters, width
from bot.pictures.look import NOTE, Look
from bot.pictures.picture import Show
from bot.wording.voice import Voice

HEAD = 84
ROW = 136
FOOT = 24
ONE_WAGON = HEAD + ROW + FOOT
"""The height of one wagon, where nobody is named who has not voted."""
MOST_ROWS = 6
"""The most wagons that are drawn. Further ones are written on a line each."""
LINE = 44
RIGHT = 646
WITH_NAMES = 7
"""The most cars of a wagon that have room for names."""
TITLE = Letters(Face.TITLE, 40)
TARGET = Letters(Face.TITLE, 32)
STRONG = Letters(Face.BOLD, 26)
CAR = Letters(Face.BOLD, 23)


class Wagon(Struct, frozen=True):
    """The votes for a player, or for no lynch, which is a ``name`` that stands for itself.

    ``weights`` are those of the voters, each of whom has as many cars.
    """

    name: str
    voters: tuple[str, ...]
    weights: tuple[int, ...]
    count: str
    missing: str
    is_seat: bool = True

    @property
    def cars(self) -> tuple[str, ...]:
        """The voter of each car."""
        return tuple([voter for voter, weight in zip(self.voters, self.weights, strict=True) for _ in range(weight)])


class Wagons(Struct, frozen=True):
    """Everything that is drawn. The wagon with the most votes is first."""

    look: Look
    title: str
    majority: str
    needed: int
    wagons: tuple[Wagon, ...]
    heading: str
    silent: tuple[str, ...]


@lru_cache(maxsize=KEPT)
def draw_wagons(wagons: Wagons) -> bytes:
    """Draw wagons as a PNG file."""
    return png(_paint, wagons)


def _paint(shown: Wagons) -> Canvas:
    colours = shown.look.colours
    drawn, written = shown.wagons[:MOST_ROWS], shown.wagons[MOST_ROWS:]
    lines = _lines(shown)
    below = HEAD + ROW * len(drawn) + LINE * len(written)
    canvas = Canvas(below + FOOT + 38 * len(lines), colours.ground)
    wide = canvas.ending((WIDTH - MARGIN, 44), shown.majority, STRONG, colours.bright)
    canvas.text((MARGIN, 44), shown.title, TITLE, colours.on_head, WIDTH - 3 * MARGIN - wide)
    for number, wagon in enumerate(drawn):
        _wagon(canvas, shown, wagon, HEAD + ROW * number, leads=number == 0)
    if drawn:
        _line(canvas, shown, HEAD + ROW * len(drawn) - 8)
    for number, wagon in enumerate(written):
        said = ", ".join(wagon.cars)
        y = HEAD + ROW * len(drawn) + LINE * number + LINE / 2
        end = MARGIN + canvas.text((MARGIN, y), wagon.name, STRONG, colours.ink, 220) + 16
        end += canvas.text((end, y), wagon.count, NOTE, colours.bright) + 16
        canvas.text((end, y), said, NOTE, colours.note, WIDTH - MARGIN - end)
    canvas.fill((0, below, WIDTH, canvas.image.height), colours.band)
    end = 0.0
    for number, line in enumerate(lines):
        y = below + 32 + 38 * number
        if number == 0:
            end = canvas.text((MARGIN, y), shown.heading, STRONG, colours.bright) + 14
        canvas.text((MARGIN + (end if number == 0 else 0), y), line, NOTE, colours.ink, WIDTH - 2 * MARGIN)
    return canvas


def _lines(shown: Wagons) -> tuple[str, ...]:
    """Return who has not voted, on as many lines as necessary. The first begins after the heading."""
    room, lines = WIDTH - 2 * MARGIN - width(shown.heading, STRONG) - 14, [""]
    for number, name in enumerate(shown.silent, 1):
        piece = name if number == len(shown.silent) else f"{name}, "
        if lines[-1] and width(lines[-1] + piece.rstrip(", "), NOTE) > room:
            lines.append("")
            room = WIDTH - 2 * MARGIN
        lines[-1] += piece
    return tuple(lines) if shown.silent else ()


def _wagon(canvas: Canvas, shown: Wagons, wagon: Wagon, y: int, *, leads: bool) -> None:
    colours = shown.look.colours
    canvas.fill((0, y, WIDTH, y + ROW - 8), colours.raised)
    letters = colours.evil_letters if leads else colours.bright
    wide = canvas.ending((RIGHT - 8, y + 30), wagon.missing, NOTE, colours.ink if leads else colours.note)
    end = MARGIN + canvas.text((MARGIN, y + 30), wagon.name, TARGET, colours.ink, RIGHT - wide - 190) + 18
    canvas.text((end, y + 31), wagon.count, STRONG, letters)
    step = (RIGHT + 6 - MARGIN) / shown.needed
    fill = colours.mild if not wagon.is_seat else colours.evil if leads else colours.bright
    ink = colours.on_evil if wagon.is_seat and leads else colours.ground
    canvas.fill((MARGIN, y + 118, RIGHT, y + 121), colours.outline)
    for number in range(shown.needed):
        left = MARGIN + step * number
        box = (left, y + 54, left + step - 6, y + 102)
        if number >= len(wagon.cars):
            canvas.panel(box, colours.raised, colours.outline)
            continue
        if number:
            canvas.fill((left - 6, y + 92, left, y + 97), colours.note)
        canvas.panel(box, fill)
        voter = wagon.cars[number]
        name = voter if shown.needed <= WITH_NAMES else _first_letters(voter, step - 10)
        canvas.centred((left + step / 2 - 3, y + 77), name, CAR, ink, step - 8)
        for wheel in (0.25, 0.75):
            canvas.disc((left + (step - 6) * wheel, y + 108), 10, colours.note, colours.ground, 2)


def _first_letters(name: str, room: float) -> str:
    """Return as many of the first three letters of a name as fit, but at least one."""
    letters = list(clusters(name))
    beginnings = ["".join(letters[:count]) for count in (3, 2, 1)]
    return next((each for each in beginnings if width(each, CAR) <= room), beginnings[-1])


def _line(canvas: Canvas, shown: Wagons, below: int) -> None:
    """Draw the line that the votes must reach."""
    colour = shown.look.colours.evil_letters
    canvas.fill((RIGHT + 8, HEAD, RIGHT + 13, below), colour)
    canvas.panel((RIGHT + 13, HEAD + 4, RIGHT + 62, HEAD + 46), colour, radius=6)
    canvas.centred((RIGHT + 37, HEAD + 25), str(shown.needed), STRONG, shown.look.colours.ground)


def said_of_wagons(voice: Voice, shown: Wagons, show: Show) -> str:
    """Return the majority, the votes on each player with names and missing votes, and who has not voted."""
    return "\n".join(_said(voice, shown, show))


def _said(voice: Voice, shown: Wagons, show: Show) -> Iterator[str]:
    yield voice.say("picture-said-of", {"title": shown.title, "what": shown.majority})
    for wagon in shown.wagons:
        name = show(wagon.name) if wagon.is_seat else wagon.name
        notes = ", ".join(filter(None, (wagon.count, wagon.missing)))
        title = voice.say("picture-seat", {"name": name, "notes": notes})
        yield voice.say("picture-said-of", {"title": title, "what": _voters(voice, wagon, show)})
    if shown.silent:
        yield voice.say("picture-said-of", {"title": shown.heading, "what": ", ".join(map(show, shown.silent))})


def _voters(voice: Voice, wagon: Wagon, show: Show) -> str:
    """List the voters, with the weights of those votes that the GM has weighed."""
    weighed = zip(map(show, wagon.voters), wagon.weights, strict=True)
    return ", ".join(
        name if weight == 1 else voice.say("weighed-voter", {"name": name, "votes": str(weight)})
        for name, weight in weighed
    )
