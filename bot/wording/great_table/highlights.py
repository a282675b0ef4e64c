"""The highlights of this game, for which a theme may have lines of its own."""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from bot.wording.mafia.chapters import past_phase
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.events import Event, Outcome
from engine.great_table.events import Cause, Coroner, Died, Revived
from engine.great_table.roles import Side
from engine.mafia.events import PhaseBegun, Time
from engine.views import Told


class Highlight(StrEnum):
    """A kind of highlight."""

    LYNCH_HOUSE = "lynch-house"
    LYNCH_PLAYER = "lynch-player"
    """The side is the coroner's finding, and in some set-ups the coroner cannot tell everybody apart."""
    NO_LYNCH = "no-lynch"
    DEATH_AT_DAWN = "death-at-dawn"
    DEATH_BY_BOMB = "death-by-bomb"
    QUIET_NIGHT = "quiet-night"
    OWN_DEATH = "own-death"
    """Only the player who has died reads it."""
    VICTORY_HOUSE = "victory-house"
    VICTORY_PLAYERS = "victory-players"


VICTORIES = {Side.HOUSE: Highlight.VICTORY_HOUSE, Side.PLAYERS: Highlight.VICTORY_PLAYERS}
BY_THE_GM = frozenset({Cause.MODKILL, Cause.BY_HAND})
DEATHS = {Cause.NIGHT: Highlight.DEATH_AT_DAWN, Cause.BOMB: Highlight.DEATH_BY_BOMB}


def highlight(voice: Voice, told: Told[Everybody], before: Sequence[Told[Everybody]]) -> Highlight | None:
    """Name the highlight that an event is, given everything before it."""
    match told.event:
        case Died(cause=Cause.LYNCH, coroner=coroner):
            return Highlight.LYNCH_PLAYER if coroner is Coroner.PLAYER else Highlight.LYNCH_HOUSE
        case Died(cause=cause):
            return DEATHS.get(cause)
        case PhaseBegun(phase=Time.NIGHT):
            is_lynch = any(isinstance(each, Died) and each.cause is Cause.LYNCH for each in past_phase(before))
            return None if is_lynch else Highlight.NO_LYNCH
        case PhaseBegun(number=number) if number > 1:
            return None if _fallen(past_phase(before)) else Highlight.QUIET_NIGHT
        case Outcome(side=str(side)):
            return VICTORIES[Side(side)]
        case _:
            return None


def own_highlight(voice: Voice, told: Told[Everybody], before: Sequence[Told[Everybody]]) -> Highlight | None:
    """Name the highlight of a death in the game, for the player who has died."""
    is_death = isinstance(told.event, Died) and told.event.cause not in BY_THE_GM
    return Highlight.OWN_DEATH if is_death else None


def _fallen(events: Iterable[Event]) -> set[str]:
    """Return those who have died and were not brought back."""
    fallen: set[str] = set()
    for event in events:
        match event:
            case Died(player=player):
                fallen.add(player)
            case Revived(player=player):
                fallen.discard(player)
    return fallen
