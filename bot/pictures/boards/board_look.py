"""The look of what is not a board, in a game with one: the pages that teach it, and the banner of its sign-up."""

from bot.pictures.boards.colours import (
    EDGE,
    FRAME,
    INK,
    LAND,
    MARK_ON_LAND,
    NOTE_ON_NOW,
    NOW,
    ON_FRAME,
    OTHER_STRAND,
    STRAND,
)
from bot.pictures.look import Look
from bot.themes.palette import Emblems, Palette, colour

RAISED = colour("#F6EEDC")
BOARD_LOOK = Look(
    Palette(
        ground=LAND,
        raised=RAISED,
        band=MARK_ON_LAND,
        outline=EDGE,
        ink=INK,
        note=NOTE_ON_NOW,
        head=FRAME,
        on_head=ON_FRAME,
        rule=STRAND,
        bright=NOW,
        good_on_head=NOW,
        evil_on_head=OTHER_STRAND,
    ),
    Emblems(),
)
"""The colours of the boards in their places of a theme's palette."""
