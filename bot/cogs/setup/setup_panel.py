"""The GM's set-up, as selects that need no memory, with advice for the GM alone."""

from collections.abc import Iterator, Sequence

from discord import SelectOption, TextStyle
from discord.ui import Button, Modal, Select, TextInput, View
from msgspec import Struct

from bot.cogs.setup.advice import advise
from bot.cogs.setup.counts_form import counted
from bot.cogs.setup.file_panel import file_rows, file_selects
from bot.components.answers import Item
from bot.components.keys import Key, Verb, read_number
from bot.components.options import Menu, offers, picked, selects_for, texts_offered
from bot.delivery.card.card import absence_text, deadlines_text, setting_text, title_line
from bot.delivery.card.pace_words import kinds_of_wait
from bot.delivery.telling.outgoing import IN_A_ROW, ROWS_LIMIT, Outgoing
from bot.delivery.telling.saying import bot_words, button, first_few, length_of, say, words_of
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.waits.typed_times import LONGEST_TIME
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.wishes import Wish
from bot.storage.schema.choices import Holding
from bot.storage.schema.game_settings import GameSetting, settings_on
from bot.storage.schema.offered_settings import SetupPage
from bot.storage.schema.presets import PRESETS, preset_of
from bot.wording.name_words import bold, escape
from bot.wording.pages import Page, fitted
from bot.wording.time_words import HOUR, MINUTE

LENGTHS = (
    *(MINUTE * minutes for minutes in (1, 2, 3, 5, 10, 30)),
    *(HOUR * hours for hours in (1, 2, 4, 8, 12, 24, 30, 36, 48, 72, 96, 120, 168)),
)
"""The deadlines that can be chosen without typing."""
LENGTH = "length"
"""The name of the form's box."""
OTHER_LENGTH = "other"
NO_DEADLINE = "0"
NO_HOURS = -1.0
"""Stands for the hours of a wait that ends at times of day, so that any number of hours can be chosen instead."""
CHOSEN = "\N{WHITE HEAVY CHECK MARK}"


def setup_panel(hosted: HostedGame, pressed: Key | None = None) -> Outgoing:
    """Show what can be chosen before the game, what it does, and objections to what is chosen.

    If the selects take several pages, show the page that was turned to, or on which something was chosen.
    """
    words = words_of(hosted)
    options = hosted.open_options
    text = "\n".join(_effects(hosted, options)) or words.options_text(options)
    title = say(hosted, "setup-title", {"game": hosted.theme.title})
    page = Page(title, text, tuple(_fields(hosted, options)), hosted.theme.colour)
    counts = [button(hosted, Verb.COUNTS)] if counted(type(options)) else []
    counts += [button(hosted, Verb.ASK_ALOUD)] if texts_offered(type(options)) else []
    masks = [] if hosted.is_in_dm else [button(hosted, anonymity(hosted))]
    buttons = [*counts, button(hosted, Verb.DEADLINES), *masks, button(hosted, Verb.END)]
    presets = [] if hosted.is_in_dm else preset_row(hosted)
    house = [] if hosted.is_in_dm and hosted.is_full else [button(hosted, Verb.HOUSE)]
    below = [*file_rows(hosted), [*presets, *house, button(hosted, Verb.SETUPS)], buttons]
    return Outgoing(pages=[fitted(page)], rows=_rows(hosted, Verb.SETUP, setup_selects(hosted), below, pressed))


def preset_row(hosted: HostedGame) -> list[Item]:
    """Return a button for each preset, with a mark on the one that is chosen."""
    chosen = preset_of(hosted.settings, hosted.rulebook)
    return [
        Button(
            label=say(hosted, f"button-preset-{preset.name}"),
            emoji=CHOSEN if preset is chosen else None,
            custom_id=Key(Verb.PRESET, hosted.id, rest=preset.name).custom_id,
        )
        for preset in PRESETS
    ]


def setup_selects(hosted: HostedGame) -> list[Select[View]]:
    """Return the selects of the first page: one for each option of the game, and those of its settings."""
    words = words_of(hosted)
    menu = Menu(hosted.id, words.option_prompt, words.choice)
    return page_selects(hosted, SetupPage.SETUP, [*file_selects(hosted), *selects_for(menu, hosted.open_options)])


def page_selects(hosted: HostedGame, page: SetupPage, others: Sequence[Select[View]] = ()) -> list[Select[View]]:
    """Return the selects of a page's settings, with the other selects of the page among them."""
    settings = settings_on(page, hosted.rulebook, for_several=not hosted.is_in_dm)
    above = [_select(hosted, setting) for setting in settings if setting.leads]
    return [*above, *others, *(_select(hosted, setting) for setting in settings if not setting.leads)]


def offered_settings(hosted: HostedGame) -> list[Select[View]]:
    """Return the selects of all settings that have a meaning in this game."""
    return [select for page in SetupPage for select in page_selects(hosted, page)]


def anonymity(hosted: HostedGame) -> Verb:
    """Return the verb of the button that gives players aliases, or their names again."""
    return Verb.NAMED if hosted.anonymous else Verb.ANONYMOUS


def _effects(hosted: HostedGame, options: Struct) -> Iterator[str]:
    """Return everything that may be put into the game, and what it does, with a mark on what is chosen."""
    for offer in offers(type(options)):
        for value in offer.values if offer.several else ():
            label, note, icon = words_of(hosted).choice(offer.field, value)
            chosen = "chosen" if value in picked(offer, options) else "open"
            yield say(hosted, f"setup-{chosen}", {"label": f"{icon} {label}" if icon else label, "note": note})


def _fields(hosted: HostedGame, options: Struct) -> Iterator[tuple[str, str]]:
    preset = preset_of(hosted.settings, hosted.rulebook)
    if not hosted.is_in_dm:
        yield say(hosted, "setup-pace"), say(hosted, f"preset-{'none' if preset is None else preset.name}")
    advice = advise(hosted, options)
    if offers(type(options)) or hosted.rulebook.file is not None:
        against = advice.objections or (say(hosted, "setup-no-objections"),)
        text = "\n".join(filter(None, [*against, advice.among_people]))
        yield say(hosted, "setup-objections", {"players": advice.players}), text
    if hosted.is_in_dm:
        return
    if advice.line is not None:
        yield say(hosted, "setup-compare"), say(hosted, "setup-compare-text", {"line": advice.line})
    if hosted.occupancies:
        readers = [bold(each.name) for each in hosted.occupancies if each.user_id in hosted.lobby.readers]
        text = say(hosted, "setup-readers", {"names": ", ".join(readers), "count": len(readers)})
        yield say(hosted, "button-how"), text
    if wishes := [*_wishes(hosted)]:
        yield say(hosted, "button-wishes"), "\n".join(wishes)
    if hosted.house:
        yield say(hosted, "house-title"), say(hosted, "house-text", {"names": ", ".join(map(bold, hosted.house))})
    if staff := hosted.staff_known_to(None):
        yield say(hosted, "status-staff"), say(hosted, "setup-staff", {"names": first_few(hosted, staff)})


def _wishes(hosted: HostedGame) -> Iterator[str]:
    """Yield what players wish for. Only GMs see it and, where one of them plays, no wish about private threads."""
    shown = [Wish.LEAD] if any(hosted.occupancy_of(gm_id) is not None for gm_id in hosted.gms) else [*Wish]
    for wish in shown:
        names = [each.name for each in hosted.occupancies if wish in hosted.lobby.wishes.get(each.user_id, ())]
        if names:
            yield say(hosted, f"wished-{wish}", {"names": ", ".join(map(bold, names))})


def deadlines_panel(hosted: HostedGame, pressed: Key | None = None) -> Outgoing:
    """Show what a passed deadline does, with a select for the deadline of each kind of wait, in pages as above."""
    page = Page(say(hosted, "signup-deadlines"), deadlines_text(hosted), colour=hosted.theme.colour)
    further = () if hosted.is_in_dm else (Verb.TIMES, Verb.ABSENCE, Verb.POLICY)
    buttons = [button(hosted, verb) for verb in (*further, Verb.SETUP)]
    return Outgoing(
        pages=[fitted(page)], rows=_rows(hosted, Verb.DEADLINES, deadline_selects(hosted), [buttons], pressed)
    )


def deadline_selects(hosted: HostedGame) -> list[Select[View]]:
    """Return the selects of the deadlines: one for each kind of wait, and those of the page's settings."""
    return page_selects(hosted, SetupPage.DEADLINES, [_hours(hosted, kind) for kind in kinds_of_wait(hosted)])


def absence_panel(hosted: HostedGame, pressed: Key | None = None) -> Outgoing:
    """Show the steps that are taken about players who do not answer in time, with a select for each."""
    page = Page(say(hosted, "absence-title"), absence_text(hosted), colour=hosted.theme.colour)
    return Outgoing(
        pages=[fitted(page)],
        rows=_rows(hosted, Verb.ABSENCE, page_selects(hosted, SetupPage.ABSENCE), [_back(hosted)], pressed),
    )


def policy_panel(hosted: HostedGame, pressed: Key | None = None) -> Outgoing:
    """Show what the GM does that the rules do not."""
    text = [*filter(None, [title_line(hosted)]), say(hosted, "policy-text")]
    if hosted.settings.holding is not Holding.OFF and hosted.gm_plays:
        text.append(say(hosted, "policy-plays"))
    if moments := [moment for moment in words_of(hosted).prose_moments if moment in hosted.settings.prose]:
        named = bot_words(hosted.theme, hosted.language).list(say(hosted, f"prose-{moment}") for moment in moments)
        text.append(say(hosted, "prose-written", {"moments": named}))
    if hosted.settings.cover:
        text.append(say(hosted, "cover-kept"))
    named_roles = roles_named(hosted)
    if written := [name for role, name in named_roles.items() if role in hosted.settings.role_prose]:
        listed = bot_words(hosted.theme, hosted.language).list(map(escape, written))
        text.append(say(hosted, "role-prose-written", {"roles": listed}))
    page = Page(say(hosted, "policy-title"), "\n".join(text), colour=hosted.theme.colour)
    selects = page_selects(hosted, SetupPage.POLICY)
    roles = [button(hosted, Verb.ROLES)] if named_roles else []
    buttons = [button(hosted, Verb.TITLE), button(hosted, Verb.PROSE), *roles, *_back(hosted)]
    return Outgoing(pages=[page], rows=_rows(hosted, Verb.POLICY, selects, [buttons], pressed))


def roles_named(hosted: HostedGame) -> dict[str, str]:
    """Return the names of the roles that may be dealt in the present set-up, by their keys."""
    words, options = words_of(hosted), hosted.open_options
    return {role: words.role_name(role, options) for role in words.roles(options)}


def _back(hosted: HostedGame) -> list[Item]:
    """Return the buttons from a page behind the deadlines back to these, and to the set-up."""
    return [button(hosted, Verb.DEADLINES), button(hosted, Verb.SETUP)]


def _rows(
    hosted: HostedGame,
    verb: Verb,
    selects: Sequence[Select[View]],
    below: Sequence[Sequence[Item]],
    pressed: Key | None,
) -> list[list[Item]]:
    """Return a page of selects, one a row, and rows of buttons. If more are left, a button turns the page.

    It stands in the last row or, where that is full, in a row of its own above the others.
    """
    buttons: list[list[Item]] = [[*row] for row in below]
    row_that_turns = buttons[-1]
    if len(selects) > ROWS_LIMIT - len(buttons) and len(row_that_turns) == IN_A_ROW:
        row_that_turns = []
        buttons = [row_that_turns, *buttons]
    fit = ROWS_LIMIT - len(buttons)
    pages = [selects[start : start + fit] for start in range(0, len(selects), fit)] or [()]
    number = _page(pages, verb, pressed)
    if len(pages) > 1:
        key = Key(verb, hosted.id, rest=str((number + 1) % len(pages)))
        row_that_turns.insert(0, Button(label=say(hosted, "button-more"), custom_id=key.custom_id))
    shown: list[list[Item]] = [[select] for select in pages[number]]
    return [*shown, *buttons]


def _page(pages: Sequence[Sequence[Select[View]]], verb: Verb, pressed: Key | None) -> int:
    """Return the page that was turned to, or on which something was chosen; after any other press the first."""
    if pressed is None:
        return 0
    if pressed.verb is verb:
        return read_number(pressed.rest) % len(pages)
    chosen = pressed.custom_id
    return next((number for number, page in enumerate(pages) if chosen in [select.custom_id for select in page]), 0)


def _select(hosted: HostedGame, setting: GameSetting) -> Select[View]:
    """Make the select of a setting, with the present value."""
    chosen = setting.value_in(hosted.settings)
    return Select(
        custom_id=Key(Verb.SETTING, hosted.id, rest=setting.name).custom_id,
        placeholder=say(hosted, setting.message),
        options=[
            SelectOption(
                label=setting_text(hosted, setting, choice),
                value=str(choice),
                default=choice == chosen,
            )
            for choice in setting.choices
        ],
    )


def hours_form(hosted: HostedGame, kind: str) -> Modal:
    """Return a form for the length of a kind of wait that the select does not offer."""
    box: TextInput[View] = TextInput(custom_id=LENGTH, style=TextStyle.short, max_length=LONGEST_TIME)
    key = Key(Verb.HOURS_SET, hosted.id, rest=kind)
    title = say(hosted, "setup-hours", {"wait": words_of(hosted).wait_name(kind)})
    return box_form(key, title, labelled(say(hosted, "hours-length"), box, say(hosted, "hours-length-note")))


def _hours(hosted: HostedGame, kind: str) -> Select[View]:
    name = words_of(hosted).wait_name(kind)
    now = NO_HOURS if kind in hosted.settings.pace.ends else hosted.settings.hours.get(kind)
    none = SelectOption(label=say(hosted, "hours-none", {"wait": name}), value=NO_DEADLINE, default=now is None)
    lengths = {length / HOUR: length for length in LENGTHS} | ({now: HOUR * now} if now and now > 0 else {})
    choices = [
        SelectOption(
            label=say(hosted, "hours-choice", {"wait": name, "length": length_of(hosted, lengths[hours])}),
            value=str(hours).removesuffix(".0"),
            default=hours == now,
        )
        for hours in sorted(lengths)
    ]
    other = SelectOption(label=say(hosted, "hours-other", {"wait": name}), value=OTHER_LENGTH)
    return Select(
        custom_id=Key(Verb.HOURS, hosted.id, rest=kind).custom_id,
        placeholder=say(hosted, "setup-hours", {"wait": name}),
        options=[none, *choices, other],
    )
