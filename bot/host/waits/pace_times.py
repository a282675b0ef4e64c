"""When a table's waits end and nobody is called, by what it has chosen, in the zone that its server has now."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from bot.storage.games.hosted_game import HostedGame
from engine.actions import Extend
from engine.judging import LEAST_HOURS, MOST_HOURS, Submission

ON_ITS_WAY = timedelta(seconds=3)
"""So long something may take to arrive: a deadline passes that much later, so that what was cast before it counts."""


def outside_quiet_hours(hosted: HostedGame, moment: datetime) -> datetime:
    """The first moment at or after another that is not in the table's quiet hours, in which nobody is called."""
    return hosted.settings.pace.awake(moment, ZoneInfo(hosted.zone))


def grace(hosted: HostedGame) -> timedelta:
    """So long after a deadline an answer still counts at this table."""
    return timedelta(minutes=hosted.settings.pace.grace)


def possible_end(hosted: HostedGame, moment: datetime) -> datetime:
    """The first moment at or after another at which a wait may end: neither that nor its grace is in quiet hours."""
    return hosted.settings.pace.free(moment, grace(hosted) + ON_ITS_WAY, ZoneInfo(hosted.zone))


def window_end(hosted: HostedGame, kind: str, at: datetime) -> datetime | None:
    """When a wait of a kind ends that begins then, and so has its whole window; None if it has no end."""
    ends, hours = hosted.settings.pace.ends.get(kind), hosted.settings.hours.get(kind)
    if ends is not None:
        return possible_end(hosted, ends.next_after(at + timedelta(hours=ends.least), ZoneInfo(hosted.zone)))
    return possible_end(hosted, at + timedelta(hours=hours)) if hours else None


def delayed_end(hosted: HostedGame, kind: str, moment: datetime) -> datetime:
    """When a wait of a kind ends that is not to end before a moment: there, or at the next of its times of day."""
    ends = hosted.settings.pace.ends.get(kind)
    return possible_end(hosted, moment if ends is None else ends.next_after(moment, ZoneInfo(hosted.zone)))


def out_of_quiet_hours(hosted: HostedGame, submission: Submission, at: datetime) -> Submission:
    """The same wish; where it moves the deadline into quiet hours, it moves it on to where a wait may end."""
    match submission.action:
        case Extend(hours=hours) if LEAST_HOURS <= hours <= MOST_HOURS and not hosted.started.table.paused:
            moved = max(hosted.deadline or at, at) + timedelta(hours=hours)
            more = (possible_end(hosted, moved) - moved) / timedelta(hours=1)
            return replace(submission, action=Extend(hours=hours + more)) if more else submission
        case _:
            return submission
