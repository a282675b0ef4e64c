"""Draws the track, from top to bottom: the state, the past, and the players."""

from functools import lru_cache
from math import ceil

from bot.pictures.canvas import KEPT, MARGIN, WIDTH, Canvas, png
from bot.pictures.fonts import Face
from bot.pictures.lettering import Colour, Letters, width
from bot.pictures.look import COLUMN, COLUMNS, HEADING, NAME, NOTE, PLAIN_NAME, Look, head
from bot.pictures.parties.track import Came, Legend, Row, Seat, State, Stop, Thing, Things, Track, Turns

FIRST = 78
STOPS = 240
BAND = 80
ROW = 52
HEADLINE = 64
THING = 76
LEFT = 60
IN_A_ROW = 4
BOX = 52
RADIUS = 50
NARROW = 100
"""The width up to which a quest has no room for a note."""
TWICE = "\N{MULTIPLICATION SIGN}2"
NUMBER = Letters(Face.TITLE, 34)
NUMBER_NOW = Letters(Face.TITLE, 50)


@lru_cache(maxsize=KEPT)
def draw_track(track: Track) -> bytes:
    """Draw a track as a PNG file."""
    return png(_paint, track)


def _paint(track: Track) -> Canvas:
    look = track.look
    canvas = Canvas(_height(track), look.colours.ground)
    head(canvas, look, track.title, track.scores)
    _stops(canvas, track)
    y: float = FIRST + STOPS
    _rejected(canvas, look, track.rejected, y)
    y += BAND
    if track.turns is not None:
        _turns(canvas, look, track.turns, y)
        y += BAND
    if track.things is not None:
        y = _things(canvas, look, track.things, y)
    _legend(canvas, look, track.legend, y)
    _seats(canvas, look, track.seats, y + HEADLINE)
    return canvas


def _height(track: Track) -> int:
    turns = BAND if track.turns is not None else 0
    things = 0
    if track.things is not None:
        things = HEADLINE + ceil(len(track.things.held) / 2) * THING + ceil(len(track.things.left) / IN_A_ROW) * LEFT
    return FIRST + STOPS + BAND + turns + things + HEADLINE + ceil(len(track.seats) / 2) * ROW + 16


def _stops(canvas: Canvas, track: Track) -> None:
    step = 96 if track.on_poles else (WIDTH - 2 * MARGIN) / len(track.stops)
    first = (WIDTH - step * (len(track.stops) - 1)) / 2
    middles = [first + step * number for number in range(len(track.stops))]
    if not track.on_poles:
        canvas.fill((middles[0], 176, middles[-1], 186), track.look.colours.rule)
    for stop, x in zip(track.stops, middles, strict=True):
        _size(canvas, track.look, stop, x)
        (_banner if track.on_poles else _medallion)(canvas, track.look, stop, x)
        if not (track.on_poles and stop.came is Came.AHEAD):
            _word(canvas, track.look, stop, x, step)
    if track.on_poles and (
        ahead := [x for stop, x in zip(track.stops, middles, strict=True) if stop.came is Came.AHEAD]
    ):
        _word(canvas, track.look, track.stops[-1], (ahead[0] + ahead[-1]) / 2, step)


def _size(canvas: Canvas, look: Look, stop: Stop, x: float) -> None:
    colour = look.colours.note if stop.came is Came.AHEAD else look.colours.ink
    wide = width(stop.size, HEADING)
    canvas.sign("person", (x - wide / 2 - 3, 104), 24, colour)
    canvas.text((x + 15 - wide / 2, 105), stop.size, HEADING, colour)


def _medallion(canvas: Canvas, look: Look, stop: Stop, x: float) -> None:
    middle, number, colours = (x, 181), str(stop.number), look.colours
    match stop.came:
        case Came.WON:
            canvas.disc(middle, RADIUS, colours.good)
            canvas.sign("medallion", middle, 100, colours.on_good)
            canvas.centred(middle, number, NUMBER, colours.on_good)
        case Came.FAILED:
            canvas.sign("octagon", middle, 104, colours.evil)
            canvas.sign(look.signs.failed, middle, 62, colours.on_evil)
        case Came.NOW:
            canvas.disc(middle, RADIUS + 6, colours.now, colours.ink, 7)
            canvas.centred(middle, number, NUMBER_NOW, colours.on_now)
        case Came.AHEAD:
            canvas.disc(middle, RADIUS, colours.ground, colours.note)
            canvas.centred(middle, number, NUMBER, colours.note)


def _banner(canvas: Canvas, look: Look, stop: Stop, x: float) -> None:
    middle, number, colours = (x + 2, 182), str(stop.number), look.colours
    rod = colours.outline if stop.came is Came.AHEAD else colours.bright
    canvas.fill((x - 44, 128, x - 39, 258), rod)
    canvas.fill((x - 44, 128, x + 42, 134), rod)
    cloth = {Came.WON: colours.good, Came.FAILED: colours.evil, Came.NOW: colours.now, Came.AHEAD: colours.outline}
    canvas.sign("banner", (x + 2, 192), 104, cloth[stop.came])
    match stop.came:
        case Came.WON:
            canvas.disc(middle, 26, colours.on_good)
            canvas.centred(middle, number, NUMBER, colours.good)
        case Came.FAILED:
            canvas.sign("tear", (x + 2, 192), 104, colours.ground)
            canvas.centred((x - 16, 166), number, NUMBER, colours.ink)
            canvas.sign("cross", (x + 20, 212), 28, colours.ink)
        case Came.NOW:
            canvas.centred(middle, number, NUMBER_NOW, colours.on_now)
        case Came.AHEAD:
            canvas.sign("banner", (x + 2, 192), 96, colours.raised)
            canvas.centred(middle, number, NUMBER, colours.note)


def _word(canvas: Canvas, look: Look, stop: Stop, x: float, step: float) -> None:
    colours = look.colours
    letters = Letters(Face.PLAIN, 24) if stop.came is Came.AHEAD else Letters(Face.BOLD, 27)
    canvas.centred((x, 258 if step > NARROW else 276), stop.word, letters, told(look, stop.came), step - 4)
    if stop.came is Came.FAILED and step <= NARROW:
        canvas.sign("cross", (x - 12, 302), 18, colours.evil_letters)
        canvas.text((x + 3, 302), str(stop.sabotages), NOTE, colours.evil_letters)
    elif step > NARROW:
        canvas.centred((x, 289), stop.note, NOTE, colours.note if stop.came is Came.AHEAD else colours.ink, step - 2)


def told(look: Look, came: Came) -> Colour:
    """Return the colour of the word for a quest's state."""
    colours = look.colours
    return {
        Came.WON: colours.good_letters,
        Came.FAILED: colours.evil_letters,
        Came.NOW: colours.ink,
        Came.AHEAD: colours.note,
    }[came]


def _rejected(canvas: Canvas, look: Look, row: Row, y: float) -> None:
    colours, middle = look.colours, y + BAND / 2
    canvas.fill((0, y, WIDTH, y + BAND), colours.band)
    end = canvas.ending((WIDTH - MARGIN, middle), row.word, HEADING, colours.evil_letters)
    right = WIDTH - MARGIN - end - 24
    left = right - row.most * (BOX + 10)
    canvas.text((MARGIN, middle), row.title, HEADING, colours.ink, left - MARGIN - 8)
    for number in range(1, row.most + 1):
        box = (left, middle - BOX / 2, left + BOX, middle + BOX / 2)
        centre = (left + BOX / 2, middle)
        left += BOX + 10
        if number <= row.full:
            canvas.panel(box, colours.evil)
            canvas.sign("cross", centre, 38, colours.on_evil)
        elif number == row.most:
            canvas.panel(box, colours.ground, colours.evil_letters, 4)
            canvas.sign(look.signs.evil, centre, 34, colours.evil_letters)
        else:
            canvas.panel(box, colours.ground, colours.note, 4)
            canvas.centred(centre, str(number), Letters(Face.BOLD, 26), colours.note)


def _turns(canvas: Canvas, look: Look, turns: Turns, y: float) -> None:
    colours, middle = look.colours, y + BAND / 2
    end = canvas.ending((WIDTH - MARGIN, middle), turns.word, HEADING, colours.ink, 220)
    right = WIDTH - MARGIN - end - 24
    left = right - len(turns.cards) * (BOX + 10)
    canvas.text((MARGIN, middle), turns.title, HEADING, colours.ink, left - MARGIN - 8)
    for card in turns.cards:
        box = (left, middle - 28, left + BOX, middle + 28)
        colour = colours.on_lead if card.is_now else colours.ink
        canvas.panel(box, colours.lead if card.is_now else colours.raised, colours.ink, 4)
        canvas.sign("place-swap" if card.turns else "dash", (left + BOX / 2, middle), 34, colour)
        left += BOX + 10


def _things(canvas: Canvas, look: Look, things: Things, y: float) -> float:
    colours = look.colours
    wide = canvas.ending((WIDTH - MARGIN, y + 38), things.note, NOTE, colours.note)
    canvas.text((MARGIN, y + 38), things.title, HEADING, colours.ink, WIDTH - 3 * MARGIN - wide)
    y += HEADLINE
    for number, thing in enumerate(things.held):
        _thing(canvas, look, thing, (COLUMNS[number % 2], y + number // 2 * THING))
    y += ceil(len(things.held) / 2) * THING
    step = (WIDTH - 2 * MARGIN + 8) / IN_A_ROW
    for number, left in enumerate(things.left):
        x, top = MARGIN + number % IN_A_ROW * step, y + number // IN_A_ROW * LEFT
        canvas.panel((x, top, x + step - 8, top + 50), colours.ground, colours.outline)
        _mark(canvas, left.sign, (x + 26, top + 25), 28, colours.note)
        canvas.text((x + 50, top + 25), left.name, NOTE, colours.note, step - 66)
    return y + ceil(len(things.left) / IN_A_ROW) * LEFT


def _thing(canvas: Canvas, look: Look, thing: Thing, at: tuple[float, float]) -> None:
    colours, (x, y) = look.colours, at
    is_spent = thing.state is State.SPENT
    canvas.panel((x, y, x + COLUMN, y + 68), colours.raised, colours.outline if is_spent else colours.bright, 4)
    middle = (x + 44, y + 34)
    token, drawn = (colours.outline, colours.note) if is_spent else (colours.bright, colours.head)
    canvas.disc(middle, 25, token)
    _mark(canvas, thing.sign, middle, 30, drawn)
    if is_spent:
        canvas.sign("struck", middle, 54, colours.evil_letters)
    name = colours.note if is_spent else colours.ink
    canvas.text((x + 84, y + 22), thing.holder, NAME, name, COLUMN - 128)
    canvas.text((x + 84, y + 50), thing.note, NOTE, colours.note, COLUMN - 96)


def _mark(canvas: Canvas, sign: str, middle: tuple[float, float], size: int, colour: Colour) -> None:
    """Draw a sign; the one for a double count is written."""
    if sign == "wisdom":
        canvas.centred(middle, TWICE, Letters(Face.BOLD, 24), colour)
    else:
        canvas.sign(sign, middle, size, colour)


def _legend(canvas: Canvas, look: Look, legend: Legend, y: float) -> None:
    colours, right = look.colours, float(WIDTH - MARGIN)
    signs = ((legend.is_bound, "contract", colours.evil_letters),) if legend.is_bound else ()
    listed = ((legend.leads, look.signs.leads, colours.rule), (legend.goes, look.signs.goes, colours.good), *signs)
    for word, sign, colour in reversed(listed):
        right -= canvas.ending((right, y + 40), word, NOTE, colours.ink) + 20
        canvas.sign(sign, (right, y + 39), 30, colour)
        right -= 32
    canvas.text((MARGIN, y + 40), legend.title, HEADING, colours.ink, right - MARGIN)


def _seats(canvas: Canvas, look: Look, seats: tuple[Seat, ...], y: float) -> None:
    half = ceil(len(seats) / 2)
    for number, seat in enumerate(seats):
        at = (COLUMNS[number // half], y + number % half * ROW)
        _seat(canvas, look, seat, number + 1, at)


def _seat(canvas: Canvas, look: Look, seat: Seat, number: int, at: tuple[float, float]) -> None:
    colours, (x, y) = look.colours, at
    box, middle = (x, y, x + COLUMN, y + 46), y + 23
    colour, note = colours.ink, colours.note
    if seat.leads:
        canvas.panel(box, colours.lead, colours.good if seat.goes else colours.lead, 4)
        colour, note = colours.on_lead, colours.on_lead
    elif seat.goes:
        canvas.panel(box, colours.raised, colours.good, 4)
    else:
        canvas.panel(box, colours.ground, colours.outline)
    canvas.ending((x + 42, middle), str(number), NOTE, note)
    right = x + COLUMN - 30
    marks = (
        (seat.goes, look.signs.goes, colours.lead_goes if seat.leads else colours.good),
        (seat.leads, look.signs.leads, colours.lead_sign),
        (seat.is_bound, "contract", colours.lead_sign if seat.leads else colours.evil_letters),
    )
    for is_so, sign, shade in marks:
        if is_so:
            canvas.sign(sign, (right, middle), 32, shade)
            right -= 40
    letters = NAME if seat.leads or seat.goes else PLAIN_NAME
    canvas.text((x + 56, middle), seat.name, letters, colour, right + 16 - x - 56)
