"""The scenes of this game: first how somebody died, and only then, in the post after it, who."""

from collections.abc import Sequence

from bot.wording.mafia import scenes
from bot.wording.pages import Page
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.open_table.events import Cause, Died, NightEnded
from engine.open_table.table import OpenTable
from engine.views import Told, View


def scene_of(voice: Voice, told: Sequence[Told[Everybody]], view: View[OpenTable, Everybody]) -> tuple[Page, ...]:
    """Return the scene of some news; nothing if they have none."""
    causes = [each.event.cause for each in told if isinstance(each.event, Died)]
    if Cause.LYNCH in causes:
        return scenes.death(voice, Cause.LYNCH)
    return scenes.dawn(voice, causes.count(Cause.NIGHT)) if is_dawn(told) else ()


def is_dawn(told: Sequence[Told[Everybody]]) -> bool:
    """Whether a night is over."""
    return any(isinstance(each.event, NightEnded) for each in told)
