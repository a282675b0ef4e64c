"""A picture in motion: signs over the still picture, which it begins and ends with.

It plays once, and then rests on the still picture. A client that plays no animations shows the first frame alone. So
the first frame holds everything, unless the still picture is posted beside it.
"""

from collections.abc import Callable, Sequence
from io import BytesIO

from msgspec import Struct
from PIL import Image, ImageChops

from bot.pictures.boards.colours import INK, NOW, ON_FRAME
from bot.pictures.boards.trail import Point
from bot.pictures.canvas import Box, Canvas, Shown, in_colours, settled
from bot.pictures.lettering import Colour

TICK = 100
"""The milliseconds of a frame."""
REST = 60_000
"""The milliseconds of the last frame. A client that would play the file again and again rests that long in between."""
MOST_FRAMES = 20
MOVING = 4
"""The number of files of a kind that are cached."""
LARGE = 92
"""The greatest size of a sign in motion."""
GROWING = (0.4, 0.7, 1.0)
THROBBING = (0.84, 1.0) * 3


class Badge(Struct, frozen=True):
    """A sign on a white disc."""

    sign: str
    at: Point
    size: int
    colour: Colour

    def paint(self, canvas: Canvas) -> None:
        """Draw it."""
        canvas.disc(self.at, round(self.size * 0.62), ON_FRAME, INK, 4)
        canvas.sign(self.sign, self.at, round(self.size * 0.86), self.colour)


class Flame(Struct, frozen=True):
    """A ball of fire."""

    at: Point
    size: int
    colour: Colour

    def paint(self, canvas: Canvas) -> None:
        """Draw it."""
        canvas.sign("burst", self.at, self.size + 10, INK)
        canvas.sign("burst", self.at, self.size, self.colour)
        canvas.sign("burst", self.at, self.size // 2, NOW)


class Cover(Struct, frozen=True):
    """A box with a sign that hides what is under it."""

    box: Box
    sign: str
    colour: Colour
    ink: Colour

    def paint(self, canvas: Canvas) -> None:
        """Draw it. A low one has no room for its sign."""
        left, top, right, bottom = self.box
        canvas.panel(self.box, self.colour, INK, 3, 8)
        if bottom - top >= 40:
            canvas.sign(self.sign, ((left + right) / 2, (top + bottom) / 2), 34, self.ink)


Frames = tuple[tuple[Badge | Flame | Cover, ...], ...]
"""What each frame shows over the still picture."""


def throbbing(sign: str, points: Sequence[Point], colour: Colour) -> Frames:
    """Let a sign grow, throb and shrink at some points."""
    sizes = [round(LARGE * part) for part in (*GROWING, *THROBBING, *GROWING[::-1])]
    return ((), *(tuple([Badge(sign, at, size, colour) for at in points]) for size in sizes), ())


def in_motion(paint: Callable[[Shown], Canvas], shown: Shown, frames: Frames) -> bytes:
    """Paint something, and return a GIF file in which it moves once."""
    still = paint(shown)
    image, colours, _ = settled(still)
    painted = [_painted(still, frame) for frame in frames[:MOST_FRAMES]]
    more = {colour for canvas in painted for colour in canvas.flat} - {*colours}
    colours = (*colours, *sorted(more))
    image.putpalette([part for colour in colours for part in colour])
    made = [_over(image, still, canvas, colours) for canvas in painted]
    written = BytesIO()
    times = [TICK] * (len(made) - 1) + [REST]
    made[0].save(written, "GIF", save_all=True, append_images=made[1:], duration=times, optimize=False, disposal=1)
    return written.getvalue()


def _painted(still: Canvas, frame: Sequence[Badge | Flame | Cover]) -> Canvas:
    canvas = Canvas(still.image.height, INK, still.image.width)
    canvas.lay(still)
    for each in frame:
        each.paint(canvas)
    return canvas


def _over(image: Image.Image, still: Canvas, canvas: Canvas, colours: Sequence[Colour]) -> Image.Image:
    """Return the still picture with what a frame has changed."""
    frame, box = image.copy(), ImageChops.difference(still.image, canvas.image).getbbox()
    if box is not None:
        frame.paste(in_colours(canvas.image.crop(box), colours), box)
    return frame
