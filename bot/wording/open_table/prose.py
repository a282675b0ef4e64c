"""The moments of this game for which a GM may have words of their own."""

from bot.wording.mafia.chapters import prose_moment
from bot.wording.open_table.posts import is_opening
from bot.wording.prose_moments import ProseMoment
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.mafia.events import PhaseBegun
from engine.open_table.events import Died
from engine.views import Told


def moment(voice: Voice, told: Told[Everybody]) -> ProseMoment | None:
    """Return the moment that an event is."""
    is_first = isinstance(told.event, PhaseBegun) and is_opening(voice, told.event)
    return prose_moment(told, Died, is_first=is_first)
