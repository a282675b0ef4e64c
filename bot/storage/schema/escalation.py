"""The escalation of a table: the steps that it has chosen for players who do not answer in time."""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Annotated

from msgspec import Struct

from bot.storage.schema.offered_settings import Offered, SetupPage

MISSED = (0, 1, 2, 3, 5)
"""The choices for a number of missed waits in a row, after which something happens; 0 for never."""


class Before(StrEnum):
    """The time before the end of a wait at which a step comes: a share of the wait, or hours."""

    NEVER = "never"
    HALF = "half"
    QUARTER = "quarter"
    TENTH = "tenth"
    HOURS_6 = "hours-6"
    HOURS_2 = "hours-2"
    HOUR = "hours-1"

    def moment(self, since: datetime, until: datetime) -> datetime | None:
        """Return the moment of the step; None if there is no step, or the wait is no longer than its hours."""
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
    """The hours after which a silent GM's request is passed on to the co-GMs, and then to the managers."""

    AFTER_6 = "6"
    AFTER_12 = "12"
    AFTER_24 = "24"
    NEVER = "never"

    @property
    def pause(self) -> timedelta | None:
        """The time until the co-GMs are called, and then until the managers are; None if nobody is."""
        return timedelta(hours=float(self)) if self.isdecimal() else None


class Pinging(StrEnum):
    """Whether the channel calls the missing just before the end of a wait, where everybody sees who is missing."""

    OFF = "off"
    HALF_MINUTE = "30"

    @property
    def before(self) -> timedelta | None:
        """The time before the end; None if nobody is called."""
        return timedelta(seconds=int(self)) if self.isdecimal() else None


class Escalation(Struct, frozen=True, omit_defaults=True):
    """The escalation steps that a table has chosen, beside the effect of a passed deadline.

    ``patience`` is for how many hours the escalation waits for players who have said that they are away; 0 for none.
    ``substitute`` and ``removal`` give the number of missed waits in a row after which each happens; 0 for never.
    """

    first: Annotated[Before, Offered(SetupPage.ABSENCE, has_one_message=True)] = Before.HALF
    second: Annotated[Before, Offered(SetupPage.ABSENCE, has_one_message=True)] = Before.TENTH
    gm: Annotated[Before, Offered(SetupPage.ABSENCE, has_one_message=True)] = Before.TENTH
    ping: Annotated[Pinging, Offered(SetupPage.ABSENCE)] = Pinging.OFF
    patience: Annotated[
        int,
        Offered(SetupPage.ABSENCE, numbers=(0, 6, 12, 24, 48, 72), unit=timedelta(hours=1), has_one_message=True),
    ] = 0
    substitute: Annotated[int, Offered(SetupPage.ABSENCE, numbers=MISSED, has_one_message=True)] = 0
    removal: Annotated[
        int, Offered(SetupPage.ABSENCE, lambda rulebook: rulebook.removes, numbers=MISSED, has_one_message=True)
    ] = 0
    following: Annotated[Following, Offered(SetupPage.DEADLINES, is_for_several=True)] = Following.AFTER_6
