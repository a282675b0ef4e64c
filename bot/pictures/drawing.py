"""How the round table is drawn."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.pictures.lettering import SCALE, fitted, font
from bot.pictures.placing import LEADING, SIZE, Label, Measures, Place, labels, measures, places
from bot.pictures.png import KEPT, png
from bot.pictures.round_table import RoundTable

MIDDLE_SIZES = (30, 24, 18)
RIM_WIDTH = 8

FLOOR = (35, 39, 47)
WOOD = (122, 78, 45)
RIM = (88, 54, 30)
LINE = (110, 116, 128)
SEAT = (236, 222, 196)
OWN_SEAT = (244, 190, 74)
EMPTY_SEAT = (84, 90, 102)
DEAD_SEAT = (142, 145, 152)
INK = (30, 26, 22)
NAME = (250, 246, 238)
NOTE = (205, 198, 184)
DEAD = (172, 175, 182)

Colour = tuple[int, int, int]


@lru_cache(maxsize=KEPT)
def draw(table: RoundTable) -> bytes:
    """Draw a table as a PNG file."""
    return png(_image, table)


def _image(table: RoundTable) -> Image.Image:
    image = Image.new("RGB", (SIZE * SCALE, SIZE * SCALE), FLOOR)
    canvas = ImageDraw.Draw(image)
    size = measures(table)
    _table(canvas, size, table.middle)
    beside = labels(table)
    for label in beside:
        canvas.line([_scaled(label.place.centre), _scaled(label.end)], LINE, 2 * SCALE)
    for number, place in enumerate(places(table)):
        _chair(canvas, size, place, is_own=table.is_own and number == 0)
    for label in beside:
        _label(image, label)
    return image


def _scaled(point: tuple[float, float]) -> tuple[float, float]:
    return point[0] * SCALE, point[1] * SCALE


def _table(canvas: ImageDraw.ImageDraw, size: Measures, middle: tuple[str, ...]) -> None:
    inner = size.radius - size.chair * 1.6
    canvas.circle(_scaled(size.middle), inner * SCALE, RIM)
    canvas.circle(_scaled(size.middle), (inner - RIM_WIDTH) * SCALE, WOOD)
    lines = [fitted(line, inner * 1.7, MIDDLE_SIZES) for line in middle]
    x, y = size.middle
    for number, (text, letters) in enumerate(lines):
        at = (x, y + MIDDLE_SIZES[0] * LEADING * (number - (len(lines) - 1) / 2))
        canvas.text(_scaled(at), text, NAME, font(letters), anchor="mm")


def _chair(canvas: ImageDraw.ImageDraw, size: Measures, place: Place, *, is_own: bool) -> None:
    chair = place.chair
    colour = EMPTY_SEAT if chair.name is None else DEAD_SEAT if chair.is_dead else OWN_SEAT if is_own else SEAT
    canvas.circle(_scaled(place.centre), size.chair * SCALE, colour)
    ink = NAME if chair.name is None else INK
    canvas.text(_scaled(place.centre), chair.mark, ink, font(round(size.chair)), anchor="mm")


def _label(image: Image.Image, label: Label) -> None:
    """Write name and notes, each in a strip of its own, so that no letter reaches out of it."""
    y = label.top
    for number, line in enumerate(label.lines):
        colour = DEAD if label.place.chair.is_dead else NAME if number == 0 else NOTE
        strip = Image.new("L", (round((label.right - label.left) * SCALE), round(line.height * SCALE)), 0)
        x = {"l": 0, "m": strip.width / 2, "r": strip.width}[label.side]
        ImageDraw.Draw(strip).text((x, strip.height / 2), line.text, 255, font(line.size), anchor=f"{label.side}m")
        image.paste(colour, (round(label.left * SCALE), round(y * SCALE)), strip)
        y += line.height
