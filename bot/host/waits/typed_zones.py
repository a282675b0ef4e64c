"""Finds the time zones that people type, by the name of their place or by an abbreviation such as CET."""

import re
from datetime import UTC, timedelta, timezone, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.host.denied import Denied

NO_PLACES = frozenset({"Factory", "localtime"})
"""Files beside the zones that mean a different zone on each machine, or none."""
OFFSET = re.compile(r"(?:utc|gmt)([+-])(\d{1,2})(?::?([0-5]\d))?", re.IGNORECASE)
MOST_HOURS = 14
"""The most hours by which a place on earth is ahead of or behind UTC."""
EASTERN, CENTRAL, MOUNTAIN = "America/New_York", "America/Chicago", "America/Denver"
PACIFIC, LONDON, BERLIN, ATHENS = "America/Los_Angeles", "Europe/London", "Europe/Berlin", "Europe/Athens"
ABBREVIATIONS = {
    "utc": ("UTC",),
    "gmt": ("UTC",),
    "z": ("UTC",),
    "wet": ("Europe/Lisbon",),
    "west": ("Europe/Lisbon",),
    **dict.fromkeys(("cet", "cest", "mez", "mesz"), (BERLIN,)),
    **dict.fromkeys(("eet", "eest"), (ATHENS,)),
    **dict.fromkeys(("et", "est", "edt"), (EASTERN,)),
    **dict.fromkeys(("ct", "cdt"), (CENTRAL,)),
    **dict.fromkeys(("mt", "mdt"), (MOUNTAIN,)),
    **dict.fromkeys(("pt", "pst", "pdt"), (PACIFIC,)),
    "jst": ("Asia/Tokyo",),
    "kst": ("Asia/Seoul",),
    "nzst": ("Pacific/Auckland",),
    "nzdt": ("Pacific/Auckland",),
    "msk": ("Europe/Moscow",),
    "hst": ("Pacific/Honolulu",),
    "mst": (MOUNTAIN, "America/Phoenix"),
    "aest": ("Australia/Sydney", "Australia/Brisbane"),
    "aedt": ("Australia/Sydney",),
    "bst": (LONDON, "Asia/Dhaka"),
    "ist": ("Europe/Dublin", "Asia/Kolkata", "Asia/Jerusalem"),
    "cst": (CENTRAL, "Asia/Shanghai", "America/Havana"),
    "ast": ("America/Halifax", "Asia/Riyadh"),
}
"""The zones that an abbreviation may mean. People write it in summer and winter alike for the time of the place."""


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all IANA zones."""
    return tuple(sorted(available_timezones() - NO_PLACES))


def zones_like(typed: str) -> list[str]:
    """Return the zones whose name contains the text, first those whose place begins with it."""
    wanted = _folded(typed)
    found = [zone for zone in zones() if wanted in _folded(zone)]
    return sorted(found, key=lambda zone: not _folded(zone).rpartition("/")[2].startswith(wanted))


def zone_named(typed: str) -> str:
    """Return the zone that somebody typed, ignoring case. Raises Denied."""
    zone = next((zone for zone in zones() if _folded(zone) == _folded(typed)), None)
    if zone is None:
        raise Denied("no-such-zone")
    return zone


def zone_typed(word: str) -> tzinfo | None:
    """Return the zone of a word behind a time: a place, an abbreviation or a distance from UTC; None if it is none.

    Raises Denied for an abbreviation that several places use.
    """
    if found := ABBREVIATIONS.get(word.casefold()):
        if len(found) > 1:
            raise Denied("zone-ambiguous", {"typed": word.upper(), "zones": ", ".join(found)})
        return ZoneInfo(*found)
    if match := OFFSET.fullmatch(word):
        sign, hours, minutes = match.groups()
        distance = timedelta(hours=int(hours), minutes=int(minutes or 0))
        if distance <= timedelta(hours=MOST_HOURS):
            return timezone(-distance if sign == "-" else distance) if distance else UTC
    if "/" in word:
        found_place = next((zone for zone in zones() if _folded(zone) == _folded(word)), None)
        return None if found_place is None else ZoneInfo(found_place)
    return None


def _folded(name: str) -> str:
    return name.strip().replace(" ", "_").casefold()
