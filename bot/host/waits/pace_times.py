"""Calculates when a table's waits end and nobody is called, from its settings and its server's present time zone."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.storage.games.hosted_game import HostedGame
from engine.actions import MOST_HOURS, Extend
from engine.judging import LEAST_HOURS

ON_ITS_WAY = timedelta(seconds=3)
"""The time that a press may take to arrive. A deadline passes this much later, so that moves cast before it count."""


def outside_quiet_hours(hosted: HostedGame, moment: datetime) -> datetime:
    """Return the first moment at or after another outside the table's quiet hours, in which nobody is called."""
    return hosted.settings.pace.awake(moment, ZoneInfo(hosted.zone))


def grace(hosted: HostedGame) -> timedelta:
    """Return how long after a deadline an answer still counts at this table."""
    return timedelta(minutes=hosted.settings.pace.grace)


def possible_end(hosted: HostedGame, moment: datetime) -> datetime:
    """Return the first moment at or after another at which a wait may end, so that its grace is not in quiet hours."""
    return hosted.settings.pace.free(moment, grace(hosted) + ON_ITS_WAY, ZoneInfo(hosted.zone))


def window_end(hosted: HostedGame, kind: str, at: datetime) -> datetime | None:
    """Return when a wait of a kind that begins then ends after its whole window; None if it has no end."""
    ends, hours = hosted.settings.pace.ends.get(kind), hosted.settings.hours.get(kind)
    if ends is not None:
        return possible_end(hosted, ends.next_after(at + timedelta(hours=ends.least), ZoneInfo(hosted.zone)))
    return possible_end(hosted, at + timedelta(hours=hours)) if hours else None


def delayed_end(hosted: HostedGame, kind: str, moment: datetime) -> datetime:
    """Return when a wait of a kind ends that must not end before a moment: then, or at its next time of day."""
    ends = hosted.settings.pace.ends.get(kind)
    return possible_end(hosted, moment if ends is None else ends.next_after(moment, ZoneInfo(hosted.zone)))


def out_of_quiet_hours(hosted: HostedGame, extend: Extend, at: datetime) -> Extend:
    """Return the move; if it would move the deadline into quiet hours, it moves it on to a possible end."""
    if hosted.started.table.paused or not LEAST_HOURS <= abs(extend.hours) <= MOST_HOURS:
        return extend
    moved = max(hosted.deadline or at, at) + timedelta(hours=extend.hours)
    more = (possible_end(hosted, moved) - moved) / timedelta(hours=1)
    return Extend(hours=extend.hours + more) if more else extend
