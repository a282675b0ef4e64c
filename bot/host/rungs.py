"""When the rungs of the ladder come, in a wait that has a deadline."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import NamedTuple

from bot.storage.ladders import Ladder

SHORTEST_WAIT = timedelta(minutes=20)
"""In a shorter wait nobody is reminded."""

Awake = Callable[[datetime], datetime]
"""The first moment at or after another at which somebody may be called."""


class Rung(Enum):
    """What happens before a deadline."""

    REMIND = auto()
    TELL_GM = auto()


class Span(NamedTuple):
    """From when a wait is measured, and its deadline."""

    since: datetime
    until: datetime


def next_rung(ladder: Ladder, span: Span, awake: Awake, *, after: datetime) -> datetime | None:
    """When something happens next after a moment; None if nothing does before the deadline."""
    return min((moment for moment, _ in _rungs(ladder, span, awake) if moment > after), default=None)


def rungs_between(ladder: Ladder, span: Span, awake: Awake, first: datetime, last: datetime) -> frozenset[Rung]:
    """What happens from a moment to another; several reminders are one."""
    return frozenset(rung for moment, rung in _rungs(ladder, span, awake) if first <= moment <= last)


def _rungs(ladder: Ladder, span: Span, awake: Awake) -> Iterator[tuple[datetime, Rung]]:
    """All that happens, and when; nothing at the deadline itself or after it."""
    if span.until - span.since < SHORTEST_WAIT:
        return
    for before, rung in ((ladder.first, Rung.REMIND), (ladder.second, Rung.REMIND), (ladder.gm, Rung.TELL_GM)):
        moment = before.moment(span.since, span.until)
        if moment is not None and (called := awake(moment)) < span.until:
            yield called, rung
