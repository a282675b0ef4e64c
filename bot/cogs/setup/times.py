"""The set-up's page of times: the times of day at which waits end, the quiet hours, and grace."""

from discord import SelectOption, TextStyle
from discord.ui import Label, Modal, Select, TextInput, View

from bot.cogs.interaction.boxes import box_form, labelled
from bot.components.answers import Item
from bot.components.keys import Key, Verb
from bot.delivery.card import deadlines_text
from bot.delivery.outgoing import Outgoing
from bot.delivery.pace_words import kinds_of_wait, quiet_text, times_text
from bot.delivery.saying import button, say, words_of
from bot.host.times_of_day import GRACES, LONGEST, long_waits, quiet_typed, usual_least
from bot.storage.live import Live
from bot.storage.pace import Quiet
from bot.wording.pages import Page, fitted, shorten
from bot.wording.times import hours_of_day

ALL = "all"
"""Stands for all waits that usually last a day or longer."""
NO_QUIET = "none"
OTHER_QUIET = "other"
QUIET = tuple(
    hours_of_day(60 * start, 60 * end) for start, end in ((22, 7), (22, 8), (23, 7), (23, 8), (0, 8), (0, 10))
)
"""The quiet hours that can be chosen without typing any."""
OPTION = 100
"""Characters of a choice."""
TIMES, LEAST, HOURS = "times", "least", "hours"
"""The boxes of the forms."""


def times_panel(live: Live, pressed: Key | None = None) -> Outgoing:
    """What is chosen of times, in which zone they are meant, and selects to choose anew."""
    text = f"{deadlines_text(live)}\n{say(live, 'times-zone', {'zone': live.zone})}"
    page = Page(say(live, "button-times"), text, colour=live.theme.colour)
    rows: list[list[Item]] = [[select] for select in times_selects(live)]
    return Outgoing(pages=[fitted(page)], rows=[*rows, [button(live, Verb.DEADLINES), button(live, Verb.SETUP)]])


def times_selects(live: Live) -> list[Select[View]]:
    """A select for the wait whose times of day are to be written, one for the quiet hours, and one for grace."""
    return [_waits(live), _quiet(live), _grace(live)]


def waits_meant(live: Live, chosen: str) -> tuple[str, ...]:
    """The kinds of wait that a choice stands for."""
    return long_waits(live.rulebook) if chosen == ALL else (chosen,)


def times_form(live: Live, chosen: str) -> Modal:
    """A form for the times of day at which a kind of wait ends, or all long ones; empty where it lasts for hours."""
    kinds = waits_meant(live, chosen)
    ends = live.pace.ends.get(kinds[0])
    times = _box(live, TIMES, "" if ends is None else times_text(live, ends))
    least = _box(live, LEAST, str(usual_least(live.rulebook, kinds[0]) if ends is None else ends.least))
    return box_form(Key(Verb.TIMES_SET, live.id, rest=chosen), _label(live, chosen), times, least)


def quiet_form(live: Live) -> Modal:
    """A form for quiet hours that no select offers."""
    key = Key(Verb.QUIET_SET, live.id)
    return box_form(key, say(live, "setup-quiet"), _box(live, HOURS, quiet_text(live)))


def quiet_chosen(value: str) -> Quiet | None:
    """The quiet hours that somebody has chosen in the select."""
    return None if value == NO_QUIET else quiet_typed(value)


def _box(live: Live, name: str, text: str) -> Label[View]:
    box: TextInput[View] = TextInput(
        custom_id=name, style=TextStyle.short, default=text or None, required=name == LEAST, max_length=LONGEST
    )
    return labelled(say(live, f"times-{name}"), box, say(live, f"times-{name}-note"))


def _label(live: Live, chosen: str) -> str:
    return say(live, "times-all") if chosen == ALL else words_of(live).wait_name(chosen)


def _waits(live: Live) -> Select[View]:
    """All long waits first, where there are several, then each kind with its times."""
    kinds = kinds_of_wait(live)
    many = [ALL] if len({*long_waits(live.rulebook)} & {*kinds}) > 1 else []
    return Select(
        custom_id=Key(Verb.TIMES_OF, live.id).custom_id,
        placeholder=say(live, "setup-times"),
        options=[SelectOption(label=shorten(_now(live, each), OPTION), value=each) for each in (*many, *kinds)],
    )


def _now(live: Live, chosen: str) -> str:
    """Which wait it is, and when it ends so far."""
    ends, wait = live.pace.ends.get(chosen), _label(live, chosen)
    return wait if ends is None else say(live, "times-of", {"wait": wait, "times": times_text(live, ends)})


def _quiet(live: Live) -> Select[View]:
    now = quiet_text(live)
    options = [
        SelectOption(label=say(live, "quiet-none"), value=NO_QUIET, default=not now),
        *[
            SelectOption(label=say(live, "quiet-hours", {"hours": hours}), value=hours, default=hours == now)
            for hours in sorted({*QUIET, now} - {""})
        ],
        SelectOption(label=say(live, "quiet-other"), value=OTHER_QUIET),
    ]
    return Select(custom_id=Key(Verb.QUIET, live.id).custom_id, placeholder=say(live, "setup-quiet"), options=options)


def _grace(live: Live) -> Select[View]:
    options = [
        SelectOption(
            label=say(live, "grace-choice", {"minutes": minutes}),
            value=str(minutes),
            default=minutes == live.pace.grace,
        )
        for minutes in GRACES
    ]
    return Select(custom_id=Key(Verb.GRACE, live.id).custom_id, placeholder=say(live, "setup-grace"), options=options)
