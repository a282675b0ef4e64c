"""When a table's waits end and nobody is called, by what it has chosen, in the zone that its server has now."""

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.storage.live import Live


def outside_quiet_hours(live: Live, moment: datetime) -> datetime:
    """The first moment at or after another that is not in the table's quiet hours, in which nobody is called."""
    return live.pace.awake(moment, ZoneInfo(live.zone))
