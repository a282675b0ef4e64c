"""Checks the clock: how far this machine's differs from Discord's, which is in the head of each answer."""

from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from types import SimpleNamespace

from aiohttp import ClientSession, TraceConfig, TraceRequestEndParams

from bot.checking.findings import Finding, error, ok, warning
from bot.clock import now

ABOUT = "Clock"
TOLERATED = timedelta(seconds=5)
UNBEARABLE = timedelta(seconds=60)
ADVICE = "Let the machine set its clock by the network (NTP), for deadlines are counted by it."


class Clocks:
    """Compares the clocks whenever Discord answers. Of several comparisons, the closest counts."""

    def __init__(self) -> None:
        self.apart: timedelta | None = None
        """How far this machine's clock is ahead; None if Discord has told no time."""
        self.trace = TraceConfig()
        self.trace.on_request_end.append(self._hear)

    async def _hear(self, _session: ClientSession, _context: SimpleNamespace, ended: TraceRequestEndParams) -> None:
        time = _read(ended.response.headers.get("Date", ""))
        if time is not None:
            apart = now() - time
            self.apart = apart if self.apart is None else min(apart, self.apart, key=abs)


def check_clock(apart: timedelta | None) -> Finding:
    """Judge how far this machine's clock is ahead of Discord's."""
    if apart is None:
        return warning(ABOUT, "Not compared: Discord has told no time.")
    seconds = round(abs(apart.total_seconds()))
    where = f"This machine's clock is {seconds} seconds {'ahead of' if apart > timedelta() else 'behind'} Discord's."
    if abs(apart) > UNBEARABLE:
        return error(ABOUT, f"{where} {ADVICE}")
    if abs(apart) > TOLERATED:
        return warning(ABOUT, f"{where} {ADVICE}")
    return ok(ABOUT, "It agrees with Discord's.")


def _read(date: str) -> datetime | None:
    try:
        time = parsedate_to_datetime(date)
    except ValueError:
        return None
    return time if time.tzinfo is not None else None
