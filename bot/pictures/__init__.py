"""The pictures of each game: drawn from a reader's view, and so without anything he was not told.

A picture's file has no name and no content of its own beside what it shows: equal views make equal bytes.
"""

from collections.abc import Callable
from typing import Protocol

from bot.pictures.great_table import GreatTablePictures
from bot.pictures.picture import Picture
from bot.wording.voice import Voice
from engine.audience import Reader
from engine.events import Event
from engine.table import Table
from engine.views import View


class Pictures(Protocol):
    """The pictures of one game in one theme."""

    occasions: frozenset[type[Event]]
    """What is told with a picture."""
    is_on_card: bool
    """Whether the card has one too: what everybody knows, drawn anew with each change."""

    def picture(self, view: View[Table, Reader]) -> Picture | None:
        """Draw what a reader knows, which takes a while; None where there is nothing to show him."""


PICTURES_OF: dict[str, Callable[[Voice], Pictures]] = {"great_table": GreatTablePictures}
"""The pictures of the rulebooks that have any, by their slugs."""
