"""The ladder: what a table has chosen to do, step by step, about those who do not answer in time."""

from datetime import datetime, timedelta
from enum import StrEnum

from msgspec import Struct


class Before(StrEnum):
    """How long before the end of a wait something happens: a share of the wait, or hours."""

    NEVER = "never"
    HALF = "half"
    QUARTER = "quarter"
    TENTH = "tenth"
    HOURS_6 = "hours-6"
    HOURS_2 = "hours-2"
    HOUR = "hours-1"

    def moment(self, since: datetime, until: datetime) -> datetime | None:
        """When that is in a wait; None if never, or if the wait is no longer than that."""
        match self:
            case Before.NEVER:
                return None
            case Before.HALF | Before.QUARTER | Before.TENTH:
                return until - (until - since) * SHARES[self]
            case _:
                found = until - timedelta(hours=int(self.value.rpartition("-")[2]))
                return found if found > since else None


SHARES = {Before.HALF: 0.5, Before.QUARTER: 0.25, Before.TENTH: 0.1}


class Following(StrEnum):
    """After how many hours a GM who is silent when asked is followed by his co-GMs, and then by the managers."""

    AFTER_6 = "6"
    AFTER_12 = "12"
    AFTER_24 = "24"
    NEVER = "never"

    @property
    def pause(self) -> timedelta | None:
        """So long after they were asked the co-GMs follow, and as long after that the managers; None if nobody does."""
        return timedelta(hours=float(self)) if self.isdecimal() else None


class Escalation(Struct, frozen=True, omit_defaults=True):
    """The rungs that a table has chosen beside what a passed deadline does.

    ``patience`` is for how many hours the ladder waits for whoever has said that he is away; 0 for none. ``substitute``
    and ``removal`` say after how many missed waits in a row that happens; 0 for never.
    """

    first: Before = Before.HALF
    second: Before = Before.TENTH
    gm: Before = Before.TENTH
    patience: int = 0
    substitute: int = 0
    removal: int = 0
    following: Following = Following.AFTER_6
