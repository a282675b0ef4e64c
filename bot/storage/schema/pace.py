"""A table's pace: the times of day at which its waits end, and the hours in which none ends and nobody is called."""

from collections.abc import Mapping
from datetime import date, datetime, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo

from msgspec import Struct

from bot.storage.schema.offered_settings import Offered, SetupPage
from bot.wall_clock import shown_first, shown_last

DAY = timedelta(days=1)
WEEK = 7
EVERY_DAY = tuple(range(WEEK))
"""The days of a week, beginning with Monday."""
GRACES = (0, 5, 10, 15, 30, 60, 120)
"""The minutes of grace that can be chosen."""


class TimeOfDay(Struct, frozen=True):
    """A time at which waits end, as minutes since midnight, on some days of the week."""

    minute: int
    days: tuple[int, ...] = EVERY_DAY


class Ends(Struct, frozen=True):
    """The end of a kind of wait: the next of these times that is at least so many hours away."""

    times: tuple[TimeOfDay, ...]
    least: int

    def next_after(self, moment: datetime, zone: ZoneInfo) -> datetime:
        """Return the first of these times at or after a moment, however short the window then is."""
        today = moment.astimezone(zone).date()
        # If the zone skips a whole day, its times have come with the day after.
        days = [today + number * DAY for number in range(-1, 2 * WEEK)]
        shown = [
            shown_first(day, each.minute, zone) for each in self.times for day in days if day.weekday() in each.days
        ]
        return min(each for each in shown if each >= moment)


class Quiet(Struct, frozen=True):
    """The quiet hours of each day, from one time to another; over midnight if the second is the earlier one."""

    start: int
    end: int

    def on(self, day: date, zone: ZoneInfo) -> tuple[datetime, datetime]:
        """Return when a day's quiet hours begin and end. They cover both meanings of times that clocks show twice."""
        following = day if self.start < self.end else day + DAY
        return shown_first(day, self.start, zone), shown_last(following, self.end, zone)


class Pace(Struct, frozen=True, omit_defaults=True):
    """A table's choices beside the length of its waits. All times are in the server's zone."""

    ends: Mapping[str, Ends] = {}
    """The kinds of wait that end at times of day, regardless of their usual length."""
    quiet: Quiet | None = None
    grace: Annotated[int, Offered(SetupPage.TIMES, numbers=GRACES, unit=timedelta(minutes=1), has_one_message=True)] = 0
    """The minutes after a deadline in which an answer still counts."""

    def is_quiet(self, moment: datetime, zone: ZoneInfo) -> bool:
        """Whether a moment is in the quiet hours."""
        return self.awake(moment, zone) != moment

    def awake(self, moment: datetime, zone: ZoneInfo) -> datetime:
        """Return the first moment at or after another that is not in the quiet hours."""
        if self.quiet is None:
            return moment
        today = moment.astimezone(zone).date()
        for day in (today - DAY, today, today + DAY):
            start, end = self.quiet.on(day, zone)
            if start <= moment < end:
                moment = end
        return moment

    def free(self, moment: datetime, spare: timedelta, zone: ZoneInfo) -> datetime:
        """Return the first moment at or after another that is not in the quiet hours, with ``spare`` more after it."""
        while True:
            moment = self.awake(moment, zone)
            late = self.awake(moment + spare, zone)
            if late == moment + spare:
                return moment
            moment = late
