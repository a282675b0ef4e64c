"""The moments of this game for which a GM may have words of their own."""

from bot.wording.mafia.chapters import prose_moment
from bot.wording.prose_moments import ProseMoment
from engine.audience import Everybody
from engine.great_table.events import Died
from engine.mafia.events import PhaseBegun, Time
from engine.views import Told


def moment(_voice: object, told: Told[Everybody]) -> ProseMoment | None:
    """Return the moment that an event is. The game begins with the first day."""
    is_first = isinstance(told.event, PhaseBegun) and (told.event.phase, told.event.number) == (Time.DAY, 1)
    return prose_moment(told, Died, is_first=is_first)
