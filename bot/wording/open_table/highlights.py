"""The highlights of this game, for which a theme may have lines of its own.

A side that wins by parity is one of the few, who must outlast the many.
"""

from collections.abc import Sequence
from enum import StrEnum

from bot.wording.mafia.chapters import past_phase
from bot.wording.open_table.posts import is_opening
from bot.wording.open_table.terms import file_of
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.events import Outcome
from engine.mafia.events import PhaseBegun, Time
from engine.open_table.events import Cause, Died, Shown
from engine.open_table.role_file import Cycle, Lynch, Wins
from engine.views import Told


class Highlight(StrEnum):
    """A kind of highlight."""

    LYNCH_FEW = "lynch-few"
    LYNCH_MANY = "lynch-many"
    LYNCH = "lynch"
    """Nobody is told the side of the dead, or it is neither."""
    NO_LYNCH = "no-lynch"
    DEATH_AT_DAWN = "death-at-dawn"
    QUIET_NIGHT = "quiet-night"
    OWN_DEATH = "own-death"
    """Only the player who has died reads it."""
    SHOWN = "shown"
    VICTORY_FEW = "victory-few"
    VICTORY_MANY = "victory-many"
    VICTORY_ODD = "victory-odd"


LYNCHES = {Wins.PARITY: Highlight.LYNCH_FEW, Wins.ELIMINATE: Highlight.LYNCH_MANY}
VICTORIES = {Wins.PARITY: Highlight.VICTORY_FEW, Wins.ELIMINATE: Highlight.VICTORY_MANY}


def highlight(voice: Voice, told: Told[Everybody], before: Sequence[Told[Everybody]]) -> Highlight | None:
    """Name the highlight that an event is, given everything before it."""
    match told.event:
        case Died(cause=Cause.LYNCH, side=side):
            return LYNCHES.get(_wins(voice, side), Highlight.LYNCH)
        case Died(cause=Cause.NIGHT):
            return Highlight.DEATH_AT_DAWN
        case Shown():
            return Highlight.SHOWN
        case PhaseBegun() as begun if is_opening(voice, begun) or not _votes(voice, begun):
            return None
        case PhaseBegun(phase=phase):
            causes = [each.cause for each in past_phase(before) if isinstance(each, Died)]
            if _after_day(voice, phase):
                return None if Cause.LYNCH in causes else Highlight.NO_LYNCH
            return None if causes else Highlight.QUIET_NIGHT
        case Outcome(side=str(side)):
            return VICTORIES.get(_wins(voice, side), Highlight.VICTORY_ODD)
        case _:
            return None


def own_highlight(voice: Voice, told: Told[Everybody], before: Sequence[Told[Everybody]]) -> Highlight | None:
    """Name the highlight of a death in the game, for the player who has died."""
    is_death = isinstance(told.event, Died) and told.event.cause is not Cause.MODKILL
    return Highlight.OWN_DEATH if is_death else None


def _after_day(voice: Voice, phase: Time) -> bool:
    """Whether a day has ended before this day or night, and not a night."""
    return {Cycle.BOTH: phase is Time.NIGHT, Cycle.DAYS: True, Cycle.NIGHTS: False}[file_of(voice).phases]


def _votes(voice: Voice, begun: PhaseBegun) -> bool:
    """Whether what has ended before this day or night was a night, or a day with votes."""
    return file_of(voice).lynch is not Lynch.NONE or not _after_day(voice, begun.phase)


def _wins(voice: Voice, side: str | None) -> Wins:
    """Return how a side wins; one that nobody knows is neither of the few nor of the many."""
    sides = file_of(voice).sides
    return sides[side].wins if side in sides else Wins.SURVIVE
