"""Draws the table from one player's chair: the player, their neighbours, and anonymous chairs."""

from functools import lru_cache
from math import cos, pi, sin

from bot.pictures.canvas import KEPT, MARGIN, WIDTH, Canvas, png
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters
from bot.pictures.look import NAME, NOTE, Look
from bot.pictures.round_table import Beside, OwnTable

MIDDLE = (360, 350)
RADIUS = 226
CHAIR, OWN, SMALL = 35, 46, 27
FOOT = 76
BOTTOM = 724
TITLE = Letters(Face.TITLE, 46)
STRONG = Letters(Face.BOLD, 30)


@lru_cache(maxsize=KEPT)
def draw_own(table: OwnTable) -> bytes:
    """Draw a table as a PNG file."""
    return png(_paint, table)


def _at(turn: float) -> tuple[float, float]:
    """Return a place round the table, this many rounds clockwise from the bottom."""
    return MIDDLE[0] - RADIUS * sin(2 * pi * turn), MIDDLE[1] + RADIUS * cos(2 * pi * turn)


def turns(table: OwnTable) -> tuple[float, tuple[float, ...], float]:
    """Return where the neighbours and all others sit. Neighbours sit low enough for names beside them."""
    aside = 0.1 if table.right is not None else 0.5
    between = 1 - 2 * aside
    others = tuple(aside + between * number / (table.strangers + 1) for number in range(1, table.strangers + 1))
    return aside, others, 1 - aside


def _paint(table: OwnTable) -> Canvas:
    look, colours = table.look, table.look.colours
    canvas = Canvas(BOTTOM + FOOT, colours.ground)
    canvas.lay(_bare(look))
    wide = canvas.ending((WIDTH - MARGIN, 44), table.note, Letters(Face.PLAIN, 27), colours.note)
    canvas.text((MARGIN, 44), table.title, TITLE, colours.on_head, WIDTH - 3 * MARGIN - wide)
    left, others, right = turns(table)
    for turn in others:
        canvas.disc(_round(_at(turn)), SMALL, colours.raised, colours.outline, 3)
        canvas.centred(_at(turn), "?", Letters(Face.BOLD, 26), colours.note)
    _neighbour(canvas, look, table.left, left)
    if table.right is not None:
        _neighbour(canvas, look, table.right, right)
    _own(canvas, table)
    return canvas


@lru_cache(maxsize=4)
def _bare(look: Look) -> Canvas:
    """Paint the table without anybody at it."""
    canvas = Canvas(BOTTOM + FOOT, look.colours.ground)
    canvas.disc(MIDDLE, RADIUS + 7, look.colours.felt, look.colours.wood, 14)
    return canvas


def _round(point: tuple[float, float]) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _neighbour(canvas: Canvas, look: Look, beside: Beside, turn: float) -> None:
    colours, (x, y) = look.colours, _round(_at(turn))
    rim = colours.gone if beside.death else colours.bright
    canvas.disc((x, y), CHAIR, colours.outline if beside.death else colours.lead, rim)
    canvas.sign("person", (x, y), 38, colours.gone if beside.death else colours.ground)
    if beside.death:
        canvas.disc((x, y + 28), 15, colours.ground)
        canvas.sign("cross", (x, y + 28), 26, colours.evil_letters)
    if turn == 0.5:
        write, at, room = canvas.centred, (x, y + CHAIR + 24), 300.0
    elif turn < 0.5:
        write, at, room = canvas.ending, (x - CHAIR - 12, y), x - CHAIR - 24.0
    else:
        write, at, room = canvas.text, (x + CHAIR + 12, y), WIDTH - x - CHAIR - 24.0
    write((at[0], at[1] - 4), beside.name, NAME, colours.gone if beside.death else colours.ink, room)
    write((at[0], at[1] + 26), beside.where, NOTE, colours.note, room)
    write((at[0], at[1] + 54), beside.death, NOTE, colours.evil_letters, room)


def _own(canvas: Canvas, table: OwnTable) -> None:
    colours, at = table.look.colours, _round(_at(0))
    if table.card:
        x, y = MIDDLE[0], at[1] - 116
        canvas.panel((x - 37, y - 48, x + 37, y + 48), colours.lead, colours.ground, 3, 10)
        canvas.sign(table.card, (x, y), 58, colours.ground)
    canvas.disc(at, OWN, colours.gone if table.death else colours.bright, colours.lead, 5)
    canvas.sign("person", at, 52, colours.ground)
    canvas.centred((at[0], at[1] + 74), table.name, STRONG, colours.bright, 400)
    canvas.centred((at[0], at[1] + 106), ", ".join(filter(None, (table.you, table.death))), NOTE, colours.note, 400)
    canvas.fill((0, BOTTOM, WIDTH, BOTTOM + FOOT), colours.band)
    middle = BOTTOM + FOOT / 2
    wide = canvas.ending((WIDTH - MARGIN, middle), table.unseen, NOTE, colours.bright)
    canvas.text((MARGIN, middle), table.card_line, STRONG, colours.ink, WIDTH - 3 * MARGIN - wide)
