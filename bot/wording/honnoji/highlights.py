"""The highlights of this game, for which a theme may have lines of its own."""

from collections.abc import Sequence
from enum import StrEnum

from bot.wording.parties import highlights
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.honnoji.events import ActionShown
from engine.honnoji.phases import MISSIONS_TO_WIN, REJECTIONS_TO_LOSE
from engine.views import Told


class Highlight(StrEnum):
    """A kind of highlight, beside those of all games of parties."""

    BETRAYAL_SEEN = "betrayal-seen"
    """A player sabotages in public."""


def highlight(voice: Voice, told: Told[Everybody], before: Sequence[Told[Everybody]]) -> StrEnum | None:
    """Name the highlight that an event is, given everything before it."""
    match told.event:
        case ActionShown(support=False):
            return Highlight.BETRAYAL_SEEN
        case _:
            return highlights.highlight(told, before, MISSIONS_TO_WIN, REJECTIONS_TO_LOSE)
