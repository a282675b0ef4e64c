"""When a table's waits end and nobody is called, by what it has chosen, in the zone that its server has now."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from bot.storage.live import Live
from engine.actions import Extend
from engine.judging import LEAST_HOURS, MOST_HOURS, Wish

ON_ITS_WAY = timedelta(seconds=3)
"""So long something may take to arrive: a deadline passes that much later, so that what was cast before it counts."""


def outside_quiet_hours(live: Live, moment: datetime) -> datetime:
    """The first moment at or after another that is not in the table's quiet hours, in which nobody is called."""
    return live.pace.awake(moment, ZoneInfo(live.zone))


def grace(live: Live) -> timedelta:
    """So long after a deadline an answer still counts at this table."""
    return timedelta(minutes=live.pace.grace)


def possible_end(live: Live, moment: datetime) -> datetime:
    """The first moment at or after another at which a wait may end: neither that nor its grace is in quiet hours."""
    return live.pace.free(moment, grace(live) + ON_ITS_WAY, ZoneInfo(live.zone))


def window_end(live: Live, kind: str, at: datetime) -> datetime | None:
    """When a wait of a kind ends that begins then, and so has its whole window; None if it has no end."""
    ends, hours = live.pace.ends.get(kind), live.hours.get(kind)
    if ends is not None:
        return possible_end(live, ends.next_after(at + timedelta(hours=ends.least), ZoneInfo(live.zone)))
    return possible_end(live, at + timedelta(hours=hours)) if hours else None


def delayed_end(live: Live, kind: str, moment: datetime) -> datetime:
    """When a wait of a kind ends that is not to end before a moment: there, or at the next of its times of day."""
    ends = live.pace.ends.get(kind)
    return possible_end(live, moment if ends is None else ends.next_after(moment, ZoneInfo(live.zone)))


def out_of_quiet_hours(live: Live, wish: Wish, at: datetime) -> Wish:
    """The same wish; where it moves the deadline into quiet hours, it moves it on to where a wait may end."""
    match wish.action:
        case Extend(hours=hours) if LEAST_HOURS <= hours <= MOST_HOURS and not live.started.table.paused:
            moved = max(live.deadline or at, at) + timedelta(hours=hours)
            more = (possible_end(live, moved) - moved) / timedelta(hours=1)
            return replace(wish, action=Extend(hours=hours + more)) if more else wish
        case _:
            return wish
