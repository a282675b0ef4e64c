"""The scenes of this game: first how somebody died, and only then, in the post after it, who."""

from collections.abc import Sequence

from bot.wording.mafia import scenes
from bot.wording.pages import Page
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.events import Outcome
from engine.great_table.events import AT_DAWN, Cause, Died
from engine.great_table.table import GreatTable
from engine.mafia.events import PhaseBegun, Time
from engine.views import Told, View


def scene_of(voice: Voice, told: Sequence[Told[Everybody]], view: View[GreatTable, Everybody]) -> tuple[Page, ...]:
    """Return the scene of some news; nothing if they have none."""
    causes = [each.event.cause for each in told if isinstance(each.event, Died)]
    for cause in (Cause.LYNCH, Cause.BOMB):
        if cause in causes:
            return scenes.death(voice, cause)
    if is_dawn(told):
        return scenes.dawn(voice, sum(cause in AT_DAWN for cause in causes))
    return ()


def is_dawn(told: Sequence[Told[Everybody]]) -> bool:
    """Whether a night is over: another day begins, or the dead of the night have decided the game."""
    events = [each.event for each in told]
    begins = any(isinstance(event, PhaseBegun) and event.phase is Time.DAY and event.number > 1 for event in events)
    kills = any(isinstance(event, Died) and event.cause in AT_DAWN for event in events)
    return begins or (kills and any(isinstance(event, Outcome) for event in events))
