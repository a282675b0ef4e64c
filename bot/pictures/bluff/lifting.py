"""The cups go up: over all dice of a challenge, first the others', then the bidder's. The loss is not told yet."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.pictures.bluff.cups import Cups
from bot.pictures.bluff.dice import HIDDEN, SPIRAL
from bot.pictures.boards.motion import Cover, Frames
from bot.pictures.canvas import Box

DOWN, APART = 2, 2
"""The frames before the first cups go up, and between these and the bidder's."""
PARTS = (1.0, 0.8, 0.6, 0.4, 0.2)
"""How much of a cup is left while it goes up."""


def before_the_loss(cups: Cups) -> Cups:
    """Return a challenge without its count, and without who loses and who opens."""
    bare = tuple([replace(cup, loses=0, is_now=False, has_won=False) for cup in cups.cups])
    return replace(cups, cups=bare, foot=("", ""))


def lifted(cups: Cups, boxes: Iterable[Box]) -> Frames:
    """Return the frames; ``boxes`` hold the dice of each player."""
    dice = [(cup.has_bid, box) for cup, box in zip(cups.cups, boxes, strict=True) if cup.open]
    first = [(part, 1.0) for part in (*PARTS[:1] * DOWN, *PARTS[1:])]
    last = [(0.0, part) for part in (*PARTS[:1] * APART, *PARTS[1:])]
    moves = [tuple([_cover(box, left[own]) for own, box in dice if left[own]]) for left in first + last]
    return (*moves, ())


def _cover(box: Box, part: float) -> Cover:
    left, top, right, bottom = box
    return Cover((left, top, right, top + (bottom - top) * part), "cup", HIDDEN, SPIRAL)
