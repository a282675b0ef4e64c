"""Says in words which times a table has chosen: times of day, quiet hours, grace, and results that wait for the GM."""

from collections.abc import Iterable, Sequence

from bot.delivery.telling.saying import bot_words, length_of, say, words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.pace import EVERY_DAY, Ends, Pace, TimeOfDay
from bot.wording.time_words import DASH, HOUR, MINUTE, hours_of_day, time_of_day
from bot.wording.words import Words

FEW = 2
"""The most consecutive days that are named one by one. Of more, only the first and the last are named."""


def week_of(words: Words) -> tuple[str, ...]:
    """Return the names of the days of the week, from Monday on."""
    return tuple([words.say(f"day-{number + 1}") for number in EVERY_DAY])


def times_text(hosted: HostedGame, ends: Ends) -> str:
    """Return the times at which a kind of wait ends, written as somebody could type them."""
    week = [name.capitalize() for name in week_of(bot_words(hosted.theme, hosted.language))]
    return ", ".join(_time(each, week) for each in ends.times)


def _time(each: TimeOfDay, week: Sequence[str]) -> str:
    clock = time_of_day(each.minute)
    return clock if each.days == EVERY_DAY else f"{' & '.join(_runs(each.days, week))} {clock}"


def _runs(days: Iterable[int], week: Sequence[str]) -> Iterable[str]:
    """Return the days by name, with consecutive days joined."""
    runs: list[list[int]] = []
    for day in days:
        if runs and runs[-1][-1] == day - 1:
            runs[-1].append(day)
        else:
            runs.append([day])
    for run in runs:
        if len(run) > FEW:
            yield f"{week[run[0]]}{DASH}{week[run[-1]]}"
        else:
            yield from (week[day] for day in run)


def quiet_text(hosted: HostedGame) -> str:
    """Return the quiet hours, written as somebody could type them; empty if there are none."""
    quiet = hosted.settings.pace.quiet
    return "" if quiet is None else hours_of_day(quiet.start, quiet.end)


def kinds_of_wait(hosted: HostedGame) -> tuple[str, ...]:
    """Return the kinds of wait that may occur with a game's set-up."""
    return hosted.rulebook.kinds_of_wait_with(hosted.open_options)


def ends_lines(hosted: HostedGame) -> list[str]:
    """Return a line for each kind of wait that ends at times of day."""
    words = words_of(hosted)
    kept: dict[Ends, list[str]] = {}
    for kind in kinds_of_wait(hosted):
        if (ends := hosted.settings.pace.ends.get(kind)) is not None:
            kept.setdefault(ends, []).append(words.wait_name(kind))
    return [
        say(
            hosted,
            "deadline-at",
            {
                "wait": words.words.list(waits),
                "times": times_text(hosted, ends),
                "length": length_of(hosted, HOUR * ends.least),
            },
        )
        for ends, waits in kept.items()
    ]


def pace_lines(hosted: HostedGame) -> list[str]:
    """Return lines on the quiet hours, the grace and the time zone, as far as the table has chosen any of them."""
    pace = hosted.settings.pace
    lines = [say(hosted, "pace-quiet", {"hours": quiet_text(hosted)})] if pace.quiet is not None else []
    if pace.grace:
        lines.append(say(hosted, "pace-grace", {"length": length_of(hosted, MINUTE * pace.grace)}))
    has_times = bool(pace.ends) or pace.quiet is not None
    return [*lines, *([say(hosted, "pace-zone", {"zone": hosted.zone})] if has_times else [])]


def pace_text(hosted: HostedGame) -> str:
    """Return the times, the quiet hours and the grace for the players, who play by them."""
    return "\n".join([*ends_lines(hosted), *pace_lines(hosted)])


def holding_text(hosted: HostedGame) -> str:
    """Say that results go to the GM first, and for how long."""
    return say(hosted, "holding", {"length": length_of(hosted, MINUTE * hosted.settings.holding.minutes)})


def has_pace(hosted: HostedGame) -> bool:
    """Whether a table has chosen any times, quiet hours or grace."""
    return hosted.settings.pace != Pace()
