"""What a game's pictures are: of each kind that it has, one."""

from collections.abc import Sequence

from bot.pictures.picture import Picture
from bot.wording.voice import Voice
from engine.actions import Action
from engine.audience import Everybody, Reader
from engine.events import Event, Resumed, Undone
from engine.table import Table
from engine.views import Told, View

ANEW: frozenset[type[Event]] = frozenset({Undone, Resumed})
"""What a turn goes on from in a new post: on a board that shows how it stands."""


class Pictures:
    """The pictures of one game in one theme. To draw one takes a while; None where there is nothing to show."""

    occasions: frozenset[type[Event]] = frozenset()
    """What is told with ``picture``."""
    posted: frozenset[type[Event]] = frozenset()
    """What is posted in the channel with ``post``."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def picture(self, view: View[Table, Reader]) -> Picture | None:
        """Draw what a reader knows."""
        return None

    def card(self, view: View[Table, Everybody]) -> Picture | None:
        """Draw for the card what everybody knows, anew with each change."""
        return None

    def post(self, view: View[Table, Everybody], news: Sequence[Told[Everybody]]) -> Picture | None:
        """Draw for a post its news, where they are worth a look; ``view`` is from when they had happened."""
        return None

    def high(self, players: int) -> int:
        """How many pixels high such a picture is at most."""
        return 398

    def preview(self, view: View[Table, Reader], action: Action) -> Picture | None:
        """Draw what a move would do that is not made yet, as a reader may know it; None where that shows nothing."""
        return None

    def history(self, view: View[Table, Everybody]) -> Picture | None:
        """Draw what everybody knows of the past."""
        return None

    def rules(self) -> Picture | None:
        """Draw for the rules the board as it is before the first move, whoever plays."""
        return None
