"""The times of an escalation's steps, computed without a game."""

from datetime import UTC, datetime, timedelta

from bot.host.waits.escalation_times import SHORTEST_WAIT, EscalationStep, Span, escalations_between, next_escalation
from bot.storage.schema.escalation import Before, Escalation

SINCE = datetime(2026, 1, 1, 12, tzinfo=UTC)
DAY = Span(SINCE, SINCE + timedelta(hours=24))
GM_ONLY = Escalation(first=Before.NEVER, second=Before.NEVER, gm=Before.HALF)


def at(hours: float) -> datetime:
    return SINCE + timedelta(hours=hours)


def awake(moment: datetime) -> datetime:
    return moment


def until_morning(moment: datetime) -> datetime:
    """Return a pace with quiet hours from 22 to 8 o'clock."""
    if 8 <= moment.hour < 22:
        return moment
    day = moment if moment.hour < 8 else moment + timedelta(days=1)
    return day.replace(hour=8, minute=0)


def moments(escalation: Escalation, span: Span) -> list[datetime]:
    """Return all moments at which something happens, each found after the one before."""
    found = [SINCE - timedelta(seconds=1)]
    while (following := next_escalation(escalation, span, awake, after=found[-1])) is not None:
        found.append(following)
    return found[1:]


def test_by_default_reminders_come_at_half_and_at_a_tenth_of_the_wait() -> None:
    assert moments(Escalation(), DAY) == [at(12), at(21.6)]
    assert escalations_between(Escalation(), DAY, awake, at(12), at(12)) == {EscalationStep.REMIND}


def test_by_default_the_gm_is_told_with_the_second_reminder() -> None:
    assert escalations_between(Escalation(), DAY, awake, at(21.6), at(21.6)) == {
        EscalationStep.REMIND,
        EscalationStep.TELL_GM,
    }


def test_several_missed_reminders_become_one() -> None:
    assert escalations_between(Escalation(gm=Before.NEVER), DAY, awake, at(12), at(23)) == {EscalationStep.REMIND}


def test_a_step_that_the_table_has_switched_off_never_comes() -> None:
    assert moments(GM_ONLY, DAY) == [at(12)]
    assert moments(Escalation(first=Before.NEVER, second=Before.NEVER, gm=Before.NEVER), DAY) == []


def test_reminders_some_hours_before_the_end_come_only_in_longer_waits() -> None:
    escalation = Escalation(first=Before.HOURS_6, second=Before.HOUR, gm=Before.NEVER)

    assert moments(escalation, DAY) == [at(18), at(23)]
    assert moments(escalation, Span(SINCE, at(6))) == [at(5)]


def test_nobody_is_reminded_in_a_very_short_wait() -> None:
    assert moments(Escalation(), Span(SINCE, SINCE + SHORTEST_WAIT - timedelta(seconds=1))) == []
    assert moments(Escalation(), Span(SINCE, SINCE + SHORTEST_WAIT))


def test_a_reminder_waits_for_the_end_of_the_quiet_hours() -> None:
    assert next_escalation(Escalation(), DAY, until_morning, after=SINCE) == at(20)
    assert escalations_between(Escalation(), DAY, until_morning, at(20), at(20)) == {EscalationStep.REMIND}


def test_a_reminder_at_or_after_the_deadline_does_not_come() -> None:
    assert next_escalation(Escalation(), Span(SINCE, at(20)), until_morning, after=SINCE) is None
