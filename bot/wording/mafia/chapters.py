"""The days and nights of a game, each with what has happened in it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from bot.wording.prose_moments import ProseMoment
from bot.wording.voice import Voice
from engine.audience import Everybody, Reader
from engine.events import Event, Outcome
from engine.mafia.events import PhaseBegun, Time
from engine.views import Told


class Chapter(NamedTuple):
    """A day or a night, and everything that happened in it."""

    time: Time
    number: int
    events: list[Event]


def chapters(told: Iterable[Told[Reader]]) -> Iterator[Chapter]:
    """Yield the days and nights. Nothing before the first of them belongs to one."""
    chapter: Chapter | None = None
    for event in (each.event for each in told):
        if isinstance(event, PhaseBegun):
            if chapter is not None:
                yield chapter
            chapter = Chapter(event.phase, event.number, [])
        elif chapter is not None:
            chapter.events.append(event)
    if chapter is not None:
        yield chapter


def heading(voice: Voice, time: Time, number: int) -> str:
    """Name a day or a night."""
    return voice.say(f"at-{time}", {"number": number})


def past_phase(before: Sequence[Told[Reader]]) -> list[Event]:
    """Return the events since a day or a night last began."""
    backwards = takewhile(lambda event: not isinstance(event, PhaseBegun), (each.event for each in reversed(before)))
    return list(backwards)[::-1]


def prose_moment(told: Told[Everybody], death: type[Event], *, is_first: bool) -> ProseMoment | None:
    """Return the moment that an event is. The first phase is the opening, and neither dusk nor dawn."""
    match told.event:
        case Outcome():
            return ProseMoment.END
        case PhaseBegun() if is_first:
            return None
        case PhaseBegun(phase=Time.NIGHT):
            return ProseMoment.DUSK
        case PhaseBegun():
            return ProseMoment.DAWN
        case _:
            return ProseMoment.DEATH if isinstance(told.event, death) else None
