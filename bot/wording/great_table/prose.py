"""The moments of this game for which a GM may have words of their own."""

from bot.wording.prose_moments import ProseMoment
from engine.audience import Everybody
from engine.events import Outcome
from engine.great_table.events import Died
from engine.mafia.events import PhaseBegun, Time
from engine.views import Told

MOMENTS = tuple(ProseMoment)


def moment(_voice: object, told: Told[Everybody]) -> ProseMoment | None:
    """Return the moment that an event is. The first day is the opening, and no dawn."""
    match told.event:
        case Outcome():
            return ProseMoment.END
        case Died():
            return ProseMoment.DEATH
        case PhaseBegun(phase=Time.NIGHT):
            return ProseMoment.DUSK
        case PhaseBegun(number=number) if number > 1:
            return ProseMoment.DAWN
        case _:
            return None
