"""Calculates when the escalation steps of a wait with a deadline come."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import NamedTuple

from bot.storage.schema.escalation import Escalation

SHORTEST_WAIT = timedelta(minutes=20)
"""Nobody is reminded in a shorter wait, and no GM told. It is short enough for people who are there."""

Awake = Callable[[datetime], datetime]
"""Returns the first moment at or after another at which people may be called."""


class EscalationStep(Enum):
    """A step of escalation before a deadline."""

    REMIND = auto()
    TELL_GM = auto()
    PING = auto()


class Span(NamedTuple):
    """The start from which a wait is measured, and its deadline."""

    since: datetime
    until: datetime


def next_escalation(escalation: Escalation, span: Span, awake: Awake, *, after: datetime) -> datetime | None:
    """Return when the next step comes after a moment; None if none does before the deadline."""
    return min((moment for moment, _ in _steps_of_escalation(escalation, span, awake) if moment > after), default=None)


def escalations_between(
    escalation: Escalation, span: Span, awake: Awake, first: datetime, last: datetime
) -> frozenset[EscalationStep]:
    """Return the steps that come between two moments; several reminders count as one."""
    return frozenset(
        step_of_escalation
        for moment, step_of_escalation in _steps_of_escalation(escalation, span, awake)
        if first <= moment <= last
    )


def reminders_in(escalation: Escalation, span: Span, awake: Awake) -> list[datetime]:
    """Return when reminders come."""
    return sorted(
        moment for moment, step in _steps_of_escalation(escalation, span, awake) if step is EscalationStep.REMIND
    )


def _steps_of_escalation(escalation: Escalation, span: Span, awake: Awake) -> Iterator[tuple[datetime, EscalationStep]]:
    """Yield every step with its moment, except those at or after the deadline."""
    ping = escalation.ping.before
    if ping is not None and span.since < span.until - ping and (called := awake(span.until - ping)) < span.until:
        yield called, EscalationStep.PING
    if span.until - span.since < SHORTEST_WAIT:
        return
    for before, step_of_escalation in (
        (escalation.first, EscalationStep.REMIND),
        (escalation.second, EscalationStep.REMIND),
        (escalation.gm, EscalationStep.TELL_GM),
    ):
        moment = before.moment(span.since, span.until)
        if moment is not None and (called := awake(moment)) < span.until:
            yield called, step_of_escalation
