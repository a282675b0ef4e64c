"""The set-up's page of times: the times of day at which waits end, quiet hours, and grace."""

from discord import SelectOption, TextStyle
from discord.ui import Label, Modal, Select, TextInput, View

from bot.cogs.setup.setup_panel import page_selects
from bot.components.answers import Item
from bot.components.keys import Key, Verb
from bot.delivery.card.card import deadlines_text
from bot.delivery.card.pace_words import kinds_of_wait, quiet_text, times_text
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import button, say, words_of
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.waits.times_of_day import LONGEST, long_waits, quiet_typed, usual_least
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.offered_settings import SetupPage
from bot.storage.schema.pace import Quiet
from bot.wording.pages import Page, fitted, shorten
from bot.wording.time_words import hours_of_day

ALL = "all"
"""Stands for all waits that usually last a day or longer."""
NO_QUIET = "none"
OTHER_QUIET = "other"
QUIET = tuple(
    hours_of_day(60 * start, 60 * end) for start, end in ((22, 7), (22, 8), (23, 7), (23, 8), (0, 8), (0, 10))
)
"""The quiet hours that can be chosen without typing."""
OPTION = 100
"""The most characters of a choice."""
TIMES, LEAST, HOURS = "times", "least", "hours"
"""The names of the forms' boxes."""


def times_panel(hosted: HostedGame, pressed: Key | None = None) -> Outgoing:
    """Show the chosen times and their zone, with selects to change them."""
    text = f"{deadlines_text(hosted)}\n{say(hosted, 'times-zone', {'zone': hosted.zone})}"
    page = Page(say(hosted, "button-times"), text, colour=hosted.theme.colour)
    rows: list[list[Item]] = [[select] for select in times_selects(hosted)]
    return Outgoing(pages=[fitted(page)], rows=[*rows, [button(hosted, Verb.DEADLINES), button(hosted, Verb.SETUP)]])


def times_selects(hosted: HostedGame) -> list[Select[View]]:
    """Return the selects for the wait whose times of day are to be written, the quiet hours, and the settings."""
    return page_selects(hosted, SetupPage.TIMES, [_waits(hosted), _quiet(hosted)])


def waits_meant(hosted: HostedGame, chosen: str) -> tuple[str, ...]:
    """Return the kinds of wait that a choice stands for."""
    return long_waits(hosted.rulebook) if chosen == ALL else (chosen,)


def times_form(hosted: HostedGame, chosen: str) -> Modal:
    """Return a form for the times of day of a kind of wait, or of all long ones; empty where waits last for hours."""
    kinds = waits_meant(hosted, chosen)
    ends = hosted.settings.pace.ends.get(kinds[0])
    times = _box(hosted, TIMES, "" if ends is None else times_text(hosted, ends))
    least = _box(hosted, LEAST, str(usual_least(hosted.rulebook, kinds[0]) if ends is None else ends.least))
    return box_form(Key(Verb.TIMES_SET, hosted.id, rest=chosen), _label(hosted, chosen), times, least)


def quiet_form(hosted: HostedGame) -> Modal:
    """Return a form for quiet hours that no select offers."""
    key = Key(Verb.QUIET_SET, hosted.id)
    return box_form(key, say(hosted, "setup-quiet"), _box(hosted, HOURS, quiet_text(hosted)))


def quiet_chosen(value: str) -> Quiet | None:
    """Return the quiet hours that were chosen in the select."""
    return None if value == NO_QUIET else quiet_typed(value)


def _box(hosted: HostedGame, name: str, text: str) -> Label[View]:
    box: TextInput[View] = TextInput(
        custom_id=name, style=TextStyle.short, default=text or None, required=name == LEAST, max_length=LONGEST
    )
    return labelled(say(hosted, f"times-{name}"), box, say(hosted, f"times-{name}-note"))


def _label(hosted: HostedGame, chosen: str) -> str:
    return say(hosted, "times-all") if chosen == ALL else words_of(hosted).wait_name(chosen)


def _waits(hosted: HostedGame) -> Select[View]:
    """Return a select of the waits: all long ones first, if there are several, then each kind with its times."""
    kinds = kinds_of_wait(hosted)
    many = [ALL] if len({*long_waits(hosted.rulebook)} & {*kinds}) > 1 else []
    return Select(
        custom_id=Key(Verb.TIMES_OF, hosted.id).custom_id,
        placeholder=say(hosted, "setup-times"),
        options=[SelectOption(label=shorten(_now(hosted, each), OPTION), value=each) for each in (*many, *kinds)],
    )


def _now(hosted: HostedGame, chosen: str) -> str:
    """Return the name of a wait, and when it ends so far."""
    ends, wait = hosted.settings.pace.ends.get(chosen), _label(hosted, chosen)
    return wait if ends is None else say(hosted, "times-of", {"wait": wait, "times": times_text(hosted, ends)})


def _quiet(hosted: HostedGame) -> Select[View]:
    now = quiet_text(hosted)
    options = [
        SelectOption(label=say(hosted, "quiet-none"), value=NO_QUIET, default=not now),
        *[
            SelectOption(label=say(hosted, "quiet-hours", {"hours": hours}), value=hours, default=hours == now)
            for hours in sorted({*QUIET, now} - {""})
        ],
        SelectOption(label=say(hosted, "quiet-other"), value=OTHER_QUIET),
    ]
    return Select(
        custom_id=Key(Verb.QUIET, hosted.id).custom_id, placeholder=say(hosted, "setup-quiet"), options=options
    )
