"""Moments and lengths of time in text. Discord shows each reader a moment's stamp in their own time zone."""

import re
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.wording.words import Words

DAY, HOUR, MINUTE, SECOND = (timedelta(seconds=seconds) for seconds in (86_400, 3_600, 60, 1))
WEEK = 7 * DAY
UNITS = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE), ("seconds", SECOND))
DAYS = 2 * DAY
"""Lengths from this on are said in days, as in "36 hours" and "2 days"."""
ROUND_SECONDS = 15 * SECOND
"""Lengths below an hour that are no multiple of this are odd, such as those until a time of day."""
MOST_UNITS = 2
"""The most units in which a length is said, from the largest on."""
DASH = "\N{EN DASH}"


class Units(NamedTuple):
    """The ways in which people type lengths of time in a language.

    ``sizes`` has the size of a unit by each of its spellings, and ``spelled`` what to read in place of other words.
    """

    sizes: Mapping[str, timedelta]
    spelled: Mapping[str, str]

    def in_digits(self, typed: str) -> str:
        """Return a text with its numbers in digits."""
        words = "|".join(map(re.escape, sorted(self.spelled, key=len, reverse=True)))
        return re.sub(rf"\b({words})\b", lambda found: self.spelled[found[0].casefold()], typed, flags=re.IGNORECASE)


def clock(moment: datetime) -> str:
    """Return the time of day."""
    return stamp(moment, "t")


def date(moment: datetime) -> str:
    """Return the day and time, and how long it is until then."""
    return f"{stamp(moment, 'f')} ({stamp(moment, 'R')})"


def soon(moment: datetime) -> str:
    """Return the time of day, and how long it is until then: enough where the day is near."""
    return f"{clock(moment)}, {stamp(moment, 'R')}"


def stamp(moment: datetime, style: str) -> str:
    """Return a moment in one of Discord's styles."""
    return f"<t:{int(moment.timestamp())}:{style}>"


def time_of_day(minute: int) -> str:
    """Return a wall clock time, from the minutes since midnight."""
    return f"{minute // 60:02}:{minute % 60:02}"


def hours_of_day(start: int, end: int) -> str:
    """Return a range of wall clock times."""
    return f"{time_of_day(start)}{DASH}{time_of_day(end)}"


def span(words: Words, length: timedelta) -> str:
    """Return a length of time in its largest units, such as "2 minutes" or "1 hour and 30 minutes"."""
    left, parts = max(SECOND, SECOND * round(length / SECOND)), list[str]()
    for unit, size in UNITS if left >= DAYS else UNITS[1:]:
        count, left = divmod(left, size)
        if count:
            parts.append(words.say(f"span-{unit}", {"count": count}))
        if parts and (len(parts) == MOST_UNITS or not count):
            break
    return words.list(parts)


def is_exact(length: timedelta) -> bool:
    """Whether ``span`` gives a length of time in full, and without odd seconds."""
    step = HOUR if length >= DAYS else MINUTE if length >= HOUR else ROUND_SECONDS
    return not SECOND * round(length / SECOND) % step


def rough_span(words: Words, length: timedelta) -> str:
    """Return a length of time in one unit, rounded, of at least a minute."""
    unit = DAY if length >= DAYS else HOUR if length >= HOUR else MINUTE
    return span(words, unit * max(1, round(length / unit)))


def units_of(words: Words) -> Units:
    """Return the units in which people may type a length of time in a language."""
    sizes = {each: size for unit, size in (("weeks", WEEK), *UNITS) for each in spellings(words, f"typed-{unit}")}
    spelled = {"typed-half": "0.5", "typed-one": "1", "typed-and": ""}
    return Units(sizes, {each: text for message, text in spelled.items() for each in spellings(words, message)})


def spellings(words: Words, message: str) -> frozenset[str]:
    """Return all that people may type for something, as a message lists it."""
    return frozenset(word.strip().casefold() for word in words.say(message).split(","))
