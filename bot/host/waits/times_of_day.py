"""Parses the times of day that people type for their tables, and checks them."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from bot.host.denied import Denied
from bot.host.waits.typed_times import length_meant
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.game_settings import GameSettings
from bot.storage.schema.pace import EVERY_DAY, WEEK, Ends, Pace, Quiet, TimeOfDay
from bot.wall_clock import MIDNIGHT
from bot.wording.time_words import HOUR, hours_of_day, span, time_of_day, units_of
from bot.wording.words import Words
from engine.errors import BadInput
from engine.judging import LEAST_HOURS
from engine.rulebook import AnyRulebook

LONGEST = 200
"""The most characters of typed text."""
MOST_TIMES = 14
LONGEST_WAIT = 720.0
"""The most hours that a wait may last."""
LEAST = range(1, 169)
"""The hours that can be chosen as the least length of a wait that ends at a time of day."""
LONGEST_QUIET = 20 * 60
"""The most minutes of a day that may be quiet."""
USUAL_HOURS = 24.0
"""The length of each wait in a game whose rules name no time."""
SHORTEST_NAME = 2
"""The fewest letters of a day's name, as in "fr 20:00"."""
TIME = re.compile(r"(\d{1,2}):(\d{2})")
BETWEEN = re.compile(r"[\s,;&]+")
DASH = re.compile(r"\s*[-\N{EN DASH}\N{EM DASH}]\s*")


def times_typed(typed: str, week: Sequence[str]) -> tuple[TimeOfDay, ...]:
    """Return the times that somebody typed, each with the days before it; ``week`` begins with Monday.

    Empty text means no times. Raises Denied for text that cannot be read.
    """
    try:
        chosen = tuple(_times(DASH.sub("-", typed), week))
    except ValueError:
        chosen = ()
    if len(chosen) > MOST_TIMES or (typed.strip() and not chosen):
        raise Denied("no-such-times")
    return chosen


def _times(typed: str, week: Sequence[str]) -> Iterator[TimeOfDay]:
    days: list[int] = []
    is_said = True
    for word in filter(None, BETWEEN.split(typed)):
        if (match := TIME.fullmatch(word)) is not None:
            yield TimeOfDay(_minute(*match.groups()), tuple(sorted({*days})) or EVERY_DAY)
            is_said = True
        else:
            days = [*([] if is_said else days), *_days(word, week)]
            is_said = False
    if not is_said:
        raise ValueError


def _days(word: str, week: Sequence[str]) -> Iterator[int]:
    """Yield one day, or all from one to another."""
    first, *others = [_day(name, week) for name in word.split("-")]
    if len(others) > 1:
        raise ValueError
    for last in others or [first]:
        yield from ((first + number) % WEEK for number in range((last - first) % WEEK + 1))


def _day(name: str, week: Sequence[str]) -> int:
    """Return the day whose name begins like that. Raises ValueError if there is none, or several."""
    (day,) = (number for number, full in enumerate(week) if full.casefold().startswith(name.casefold()))
    if len(name) < SHORTEST_NAME:
        raise ValueError
    return day


def _minute(hour: str, minute: str) -> int:
    """Return the minutes since midnight. Raises ValueError."""
    if int(minute) >= 60 or int(hour) >= 24:
        raise ValueError
    return int(hour) * 60 + int(minute)


def quiet_typed(typed: str) -> Quiet | None:
    """Return the quiet hours that somebody typed; None for empty text. Raises Denied for text that cannot be read."""
    if not typed.strip():
        return None
    try:
        start, end = (_minute(*each.groups()) for each in map(TIME.fullmatch, DASH.split(typed.strip())) if each)
    except ValueError:
        raise Denied("no-such-quiet") from None
    if not 0 < (end - start) % MIDNIGHT <= LONGEST_QUIET:
        raise Denied("quiet-too-long", {"hours": LONGEST_QUIET // 60})
    return Quiet(start, end)


def least_typed(typed: str, words: Words) -> int:
    """Return the least hours that somebody typed. Raises Denied."""
    hours = length_meant(typed, units_of(words)) / HOUR
    if hours not in LEAST:
        least, most = (span(words, HOUR * LEAST[place]) for place in (0, -1))
        raise Denied("no-such-least", {"least": least, "most": most})
    return round(hours)


def hours_typed(typed: str, words: Words) -> float:
    """Return the hours of a wait that somebody typed; none for 0. Raises Denied."""
    if typed.strip() == "0":
        return 0.0
    hours = length_meant(typed, units_of(words)) / HOUR
    if not LEAST_HOURS <= hours <= LONGEST_WAIT:
        least, most = (span(words, HOUR * bound) for bound in (LEAST_HOURS, LONGEST_WAIT))
        raise Denied("no-such-wait", {"least": least, "most": most})
    return hours


def usual_hours(rulebook: AnyRulebook, kind: str) -> float:
    """Return how long a kind of wait lasts where nobody has chosen anything."""
    return rulebook.hours.get(kind) or USUAL_HOURS


def usual_least(rulebook: AnyRulebook, kind: str) -> int:
    """Return the default least length of a wait that ends at a time of day: half its usual length."""
    return max(LEAST[0], round(usual_hours(rulebook, kind) / 2))


def long_waits(rulebook: AnyRulebook) -> tuple[str, ...]:
    """Return the kinds of wait that usually last a day or longer: these are meant if none is named."""
    within = {*rulebook.inner.values()}
    kinds = rulebook.kinds_of_wait
    return tuple([kind for kind in kinds if kind not in within and usual_hours(rulebook, kind) >= USUAL_HOURS])


def pace_of(rulebook: AnyRulebook, times: tuple[TimeOfDay, ...], quiet: Quiet | None) -> Pace:
    """Return the pace of a table that is opened with such times for its long waits, and such quiet hours."""
    kinds = long_waits(rulebook) if times else ()
    return Pace({kind: Ends(times, usual_least(rulebook, kind)) for kind in kinds}, quiet)


def with_hours(hosted: HostedGame, kind: str, hours: float) -> GameSettings:
    """Return the table's settings with another length for a kind of wait, without times of day; 0 for no end.

    Raises BadInput if the game has no such wait.
    """
    if kind not in hosted.rulebook.kinds_of_wait:
        raise BadInput("there is no such wait", "hours")
    kept = {other: chosen for other, chosen in hosted.settings.hours.items() if other != kind}
    settings = with_times(hosted, (kind,), (), None)
    return replace(settings, hours={**kept, kind: hours} if hours else kept)


def with_suggested_hours(
    settings: GameSettings, before: Mapping[str, float], after: Mapping[str, float]
) -> GameSettings:
    """Return a table's settings when its set-up suggests other hours than before.

    Waits for which the table has chosen something else than was suggested keep what it has chosen.
    """
    changed = {
        kind: hours
        for kind, hours in after.items()
        if kind not in settings.pace.ends and settings.hours.get(kind) == before.get(kind, USUAL_HOURS)
    }
    return replace(settings, hours={**settings.hours, **changed})


def with_times(
    hosted: HostedGame, kinds: Iterable[str], times: tuple[TimeOfDay, ...], least: int | None
) -> GameSettings:
    """Return the table's settings with these times for some kinds of wait; if empty, the kinds' hours count instead.

    With no ``least`` each kind gets its default.
    """
    pace = hosted.settings.pace
    ends = {kind: kept for kind, kept in pace.ends.items() if kind not in {*kinds}}
    for kind in kinds if times else ():
        ends[kind] = Ends(times, usual_least(hosted.rulebook, kind) if least is None else least)
    return replace(hosted.settings, pace=replace(pace, ends=ends))


def with_quiet(hosted: HostedGame, quiet: Quiet | None) -> GameSettings:
    """Return the table's settings with other quiet hours, or none."""
    return replace(hosted.settings, pace=replace(hosted.settings.pace, quiet=quiet))


def check_pace(pace: Pace) -> None:
    """Raise Denied if a wait, or the grace after it, ends in the quiet hours."""
    quiet = pace.quiet
    for each in (time for ends in pace.ends.values() for time in ends.times):
        if quiet is not None and any(_is_in(quiet, each.minute + late) for late in (0, pace.grace)):
            hours = hours_of_day(quiet.start, quiet.end)
            raise Denied("time-in-quiet", {"time": time_of_day(each.minute), "grace": pace.grace, "quiet": hours})


def _is_in(quiet: Quiet, minute: int) -> bool:
    return (minute - quiet.start) % MIDNIGHT < (quiet.end - quiet.start) % MIDNIGHT
