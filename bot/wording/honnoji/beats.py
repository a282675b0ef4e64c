"""The moments of which a theme may make more than the facts."""

from collections.abc import Sequence
from enum import StrEnum

from bot.wording.parties import beats
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.honnoji.events import ActionShown
from engine.honnoji.missions import MISSIONS_TO_WIN, REJECTIONS_TO_LOSE
from engine.views import Told


class Beat(StrEnum):
    """A kind of moment, beside those of all games of parties."""

    BETRAYAL_SEEN = "betrayal-seen"
    """Somebody sabotages for all to see."""


def beat(voice: Voice, told: Told[Everybody], before: Sequence[Told[Everybody]]) -> StrEnum | None:
    """Which moment an event is, after all that came before."""
    match told.event:
        case ActionShown(support=False):
            return Beat.BETRAYAL_SEEN
        case _:
            return beats.beat(told, before, MISSIONS_TO_WIN, REJECTIONS_TO_LOSE)
