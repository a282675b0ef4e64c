"""When the rungs of the ladder come, in a wait that has a deadline."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import NamedTuple

from bot.storage.schema.escalation import Escalation

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


def next_escalation(escalation: Escalation, span: Span, awake: Awake, *, after: datetime) -> datetime | None:
    """When something happens next after a moment; None if nothing does before the deadline."""
    return min((moment for moment, _ in _steps_of_escalation(escalation, span, awake) if moment > after), default=None)


def escalations_between(
    escalation: Escalation, span: Span, awake: Awake, first: datetime, last: datetime
) -> frozenset[Rung]:
    """What happens from a moment to another; several reminders are one."""
    return frozenset(
        step_of_escalation
        for moment, step_of_escalation in _steps_of_escalation(escalation, span, awake)
        if first <= moment <= last
    )


def _steps_of_escalation(escalation: Escalation, span: Span, awake: Awake) -> Iterator[tuple[datetime, Rung]]:
    """All that happens, and when; nothing at the deadline itself or after it."""
    if span.until - span.since < SHORTEST_WAIT:
        return
    for before, step_of_escalation in (
        (escalation.first, Rung.REMIND),
        (escalation.second, Rung.REMIND),
        (escalation.gm, Rung.TELL_GM),
    ):
        moment = before.moment(span.since, span.until)
        if moment is not None and (called := awake(moment)) < span.until:
            yield called, step_of_escalation
