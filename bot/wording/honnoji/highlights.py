"""The moments of which a theme may make more than the facts."""

from collections.abc import Sequence
from enum import StrEnum

from bot.wording.parties import highlights
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.honnoji.events import ActionShown
from engine.honnoji.missions import MISSIONS_TO_WIN, REJECTIONS_TO_LOSE
from engine.views import Told


class Highlight(StrEnum):
    """A kind of moment, beside those of all games of parties."""

    BETRAYAL_SEEN = "betrayal-seen"
    """Somebody sabotages for all to see."""


def highlight(voice: Voice, told: Told[Everybody], before: Sequence[Told[Everybody]]) -> StrEnum | None:
    """Which moment an event is, after all that came before."""
    match told.event:
        case ActionShown(support=False):
            return Highlight.BETRAYAL_SEEN
        case _:
            return highlights.highlight(told, before, MISSIONS_TO_WIN, REJECTIONS_TO_LOSE)
