"""Draws a player's own card: the card itself on the left, its name and side beside it."""

from functools import lru_cache

from bot.pictures.canvas import KEPT, MARGIN, WIDTH, Canvas, png
from bot.pictures.fonts import Face
from bot.pictures.lettering import Letters, lines_of
from bot.pictures.look import on_ground
from bot.pictures.teaching.own_card import OwnCard

HEIGHT = 336
CARD = (216, HEIGHT - 2 * MARGIN)
RIM = 6
SIGN, CORNER = 132, 34
"""The sizes of the large sign in the middle of the card, and of the small ones in its corners."""
INSET = 32
"""The distance of a small sign from the edges of the card."""
LEFT = MARGIN + CARD[0] + 36
ROOM = WIDTH - LEFT - MARGIN
HEADING = Letters(Face.PLAIN, 28)
NAME = Letters(Face.TITLE, 48)
SIDE = Letters(Face.BOLD, 34)
LINE = 58
BELOW = 80
"""The height of the side below the name."""
MOST_LINES = 2


@lru_cache(maxsize=KEPT)
def draw_own_card(card: OwnCard) -> bytes:
    """Draw a card as a PNG file."""
    return png(_paint, card)


def _paint(card: OwnCard) -> Canvas:
    look, colours = card.look, card.look.colours
    canvas = Canvas(HEIGHT, colours.ground)
    right, bottom = MARGIN + CARD[0], MARGIN + CARD[1]
    colour = on_ground(look, card.side.colour if card.side is not None else None)
    canvas.panel((MARGIN, MARGIN, right, bottom), colours.raised, colour, RIM, 18)
    canvas.sign(card.sign, (MARGIN + CARD[0] / 2, HEIGHT / 2), SIGN, colour)
    corner = card.side.sign if card.side is not None else card.sign
    canvas.sign(corner, (MARGIN + INSET, MARGIN + INSET), CORNER, colour)
    canvas.sign(corner, (right - INSET, bottom - INSET), CORNER, colour)
    _words(canvas, card)
    return canvas


def _words(canvas: Canvas, card: OwnCard) -> None:
    """Write what the card is, its name, and its side, all together in the middle of the height."""
    look, colours = card.look, card.look.colours
    every = lines_of(card.name, ROOM, NAME)
    lines = [*every[: MOST_LINES - 1], " ".join(every[MOST_LINES - 1 :])] if len(every) > 1 else every
    y = (HEIGHT - LINE * len(lines) - (BELOW + 30 if card.side is not None else 30)) / 2
    canvas.text((LEFT, y), card.heading, HEADING, colours.note, ROOM)
    y += LINE
    for line in lines:
        canvas.text((LEFT, y), line, NAME, colours.ink, ROOM)
        y += LINE
    if card.side is not None:
        canvas.fill((LEFT, y - 22, LEFT + 96, y - 22 + RIM), colours.rule)
        colour, y = on_ground(look, card.side.colour), y - 22 + BELOW / 2
        canvas.sign(card.side.sign, (LEFT + 20, y), 38, colour)
        canvas.text((LEFT + 52, y), card.side.name, SIDE, colour, ROOM - 52)
