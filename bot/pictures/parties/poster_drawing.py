"""Draws the poster: the winner above all, the moment, the quests, and both sides side by side."""

from functools import lru_cache

from bot.pictures.canvas import KEPT, MARGIN, WIDTH, Canvas, png
from bot.pictures.fonts import Face
from bot.pictures.lettering import Colour, Letters, width
from bot.pictures.look import COLUMN, COLUMNS, HEADING, NAME, NOTE, Look, filling, on_ground
from bot.pictures.parties.poster import Player, Poster, Team
from bot.pictures.parties.track import Came, Stop

HEAD = 268
MOMENT = 124
STOPS = 138
TEAM = 58
ROW = 56
TITLES = tuple(Letters(Face.TITLE, size) for size in (68, 50, 42))
MOMENTS = (Letters(Face.BOLD, 25),)
NUMBER = Letters(Face.TITLE, 30)
SIDES = [Letters(Face.TITLE, size) for size in (30, 26, 22)]
STAR = 34
"""The room of the star beside the winner's word."""
ROLE = Letters(Face.BOLD, 25)


@lru_cache(maxsize=KEPT)
def draw_poster(poster: Poster) -> bytes:
    """Draw a poster as a PNG file."""
    return png(_paint, poster)


def _paint(poster: Poster) -> Canvas:
    look, colours = poster.look, poster.look.colours
    rows = max((len(team.players) for team in poster.teams), default=0)
    moment = MOMENT if poster.moment else 0
    top = HEAD + 8 + moment + (STOPS if poster.stops else 24)
    canvas = Canvas(top + TEAM + ROW * rows + 32, colours.ground)
    _head(canvas, poster)
    if poster.moment:
        _moment(canvas, poster)
    _stops(canvas, look, poster.stops, HEAD + 8 + moment + 20)
    for team, x in zip(poster.teams, COLUMNS, strict=False):
        _team(canvas, look, team, (x, top), rows)
    return canvas


def _head(canvas: Canvas, poster: Poster) -> None:
    look, colours = poster.look, poster.look.colours
    ground, ink = (colours.head, colours.on_head) if poster.winner is None else filling(look, poster.winner)
    canvas.fill((0, 0, WIDTH, HEAD), ground)
    canvas.fill((0, HEAD, WIDTH, HEAD + 8), colours.rule)
    left = MARGIN
    sign = look.signs.poster or (getattr(look.signs, poster.winner) if poster.winner else "")
    if sign:
        canvas.sign(sign, (134, HEAD / 2), 200, colours.head if look.signs.poster else ink)
        left = 262
    room = WIDTH - left - MARGIN
    letters, lines = in_lines(poster.title, room, TITLES)
    y = HEAD / 2 - (74 if len(lines) > 1 else 28)
    for line in lines:
        canvas.text((left, y), line, letters, ink, room)
        y += 76
    canvas.text((left, y + 6), poster.subtitle, Letters(Face.PLAIN, 29), ink, room)


def in_lines(text: str, room: float, sizes: tuple[Letters, ...]) -> tuple[Letters, tuple[str, ...]]:
    """Return a text in the largest letters in which it fits on one line, or on two of about equal length."""
    words = text.split(" ")
    halves = [(" ".join(words[:end]), " ".join(words[end:])) for end in range(1, len(words))]
    for letters in sizes:
        cuts: list[tuple[str, ...]] = [(text,), *sorted(halves, key=lambda cut: _widest(cut, letters))[:1]]
        if (fits := next((cut for cut in cuts if _widest(cut, letters) <= room), None)) is not None:
            return letters, fits
    return sizes[-1], min([(text,), *halves], key=lambda cut: _widest(cut, sizes[-1]))


def _widest(lines: tuple[str, ...], letters: Letters) -> float:
    return max(width(line, letters) for line in lines)


def _moment(canvas: Canvas, poster: Poster) -> None:
    colours, y = poster.look.colours, HEAD + 24
    canvas.panel((MARGIN, y, WIDTH - MARGIN, y + MOMENT - 16), colours.head, colours.rule, 3, 12)
    canvas.sign("star" if poster.winner else "dash", (76, y + 54), 52, colours.bright)
    room = WIDTH - 132 - 2 * MARGIN
    letters, lines = in_lines(poster.moment, room, MOMENTS)
    canvas.text(
        (132, y + (34 if len(lines) == 1 else 24)), poster.heading, Letters(Face.BOLD, 25), colours.bright, room
    )
    for number, line in enumerate(lines):
        canvas.text((132, y + (74 if len(lines) == 1 else 56 + 30 * number)), line, letters, colours.on_head, room)


def _stops(canvas: Canvas, look: Look, stops: tuple[Stop, ...], y: float) -> None:
    step = (WIDTH - 2 * MARGIN) / max(5, len(stops))
    first = (WIDTH - step * (len(stops) - 1)) / 2
    if len(stops) > 1:
        canvas.fill((first, y + 36, first + step * (len(stops) - 1), y + 44), look.colours.rule)
    for number, stop in enumerate(stops):
        _stop(canvas, look, stop, (first + step * number, y + 40), step)


def _stop(canvas: Canvas, look: Look, stop: Stop, middle: tuple[float, float], step: float) -> None:
    colours, (x, y) = look.colours, middle
    is_won = stop.came is Came.WON
    if is_won:
        canvas.disc(middle, 40, colours.good)
        canvas.sign("medallion", middle, 80, colours.on_good)
        canvas.text((x - width(str(stop.number), NUMBER) / 2, y), str(stop.number), NUMBER, colours.on_good)
    else:
        canvas.sign("octagon", middle, 84, colours.evil)
        canvas.sign(look.signs.failed, middle, 50, colours.on_evil)
    colour: Colour = colours.good_letters if is_won else colours.evil_letters
    is_noted = stop.note and not is_won and step > 120
    letters = Letters(Face.PLAIN, 22) if is_noted else Letters(Face.BOLD, 23)
    canvas.centred((x, y + 62), stop.note if is_noted else stop.word, letters, colour, step - 14)


def _team(canvas: Canvas, look: Look, team: Team, at: tuple[float, float], rows: int) -> None:
    colours, (x, y) = look.colours, at
    fill, ink = filling(look, team.side)
    canvas.panel((x, y, x + COLUMN, y + TEAM + ROW * rows + 12), colours.raised, fill, 4, 12)
    canvas.panel((x, y, x + COLUMN, y + TEAM), fill, radius=12)
    canvas.fill((x, y + TEAM - 14, x + COLUMN, y + TEAM), fill)
    canvas.sign(getattr(look.signs, team.side), (x + 34, y + 29), 34, ink)
    wide = canvas.ending((x + COLUMN - 18, y + 29), team.word, HEADING if team.has_won else NOTE, ink)
    if team.has_won:
        canvas.sign("star", (x + COLUMN - 36 - wide, y + 28), 28, ink)
        wide += STAR
    letters, room = side_fit(team.name, wide)
    canvas.text((x + 60, y + 29), team.name, letters, ink, room)
    for number, player in enumerate(team.players):
        top = y + TEAM + ROW * number
        if number:
            canvas.fill((x + 22, top - 1, x + COLUMN - 22, top + 2), colours.band)
        _player(canvas, look, team, player, (x, top + ROW / 2))


def side_fit(name: str, beside: float) -> tuple[Letters, float]:
    """Return the largest letters in which a side's name fits beside its fortune, and its room; else the smallest."""
    room = COLUMN - beside - 86
    return next((each for each in SIDES if width(name, each) <= room), SIDES[-1]), room


def _player(canvas: Canvas, look: Look, team: Team, player: Player, at: tuple[float, float]) -> None:
    colours, (x, y) = look.colours, at
    most = COLUMN - 44
    letters = NOTE if player.is_plain else ROLE
    role = min(width(player.role, letters), most * 0.55)
    name = canvas.text((x + 22, y), player.name, NAME, colours.ink, most - role - (12 if role else 0))
    shade = colours.note if player.is_plain else on_ground(look, team.side)
    canvas.ending((x + COLUMN - 22, y), player.role, letters, shade, most - name - 12)
