"""The GM's set-up, as selects that need no memory, with advice that nobody else is shown."""

from collections.abc import Iterator
from enum import StrEnum

import discord
from discord import SelectOption
from discord.ui import Select
from msgspec import Struct

from bot.cogs.advising import command_line, objections, players_of
from bot.components.answers import Item
from bot.components.keys import Key, Verb
from bot.components.options import Menu, offers, picked, selects_for
from bot.delivery.card import deadlines_text
from bot.delivery.compose import button, first_few, say, words_of
from bot.delivery.outgoing import ROWS_LIMIT, Outgoing
from bot.storage.live import Live
from bot.storage.models import LatePolicy, Secrecy
from bot.wording.pages import Page, fitted
from engine.codec import convert

HOURS = (1.0, 2.0, 4.0, 8.0, 12.0, 24.0, 36.0, 48.0, 72.0, 96.0, 120.0, 168.0)
"""The deadlines that can be chosen."""
NO_DEADLINE = "0"
SELECTS = ROWS_LIMIT - 1
"""Selects that fit beside a row of buttons."""


def setup_panel(live: Live) -> Outgoing:
    """What can be chosen before the game, what it does, and what speaks against it."""
    words = words_of(live)
    options: Struct = convert(live.options, live.rulebook.options)
    title = say(live, "setup-title", {"game": live.theme.title})
    page = Page(title, words.options_text(options), tuple(_fields(live, options)), live.theme.colour)
    selects = selects_for(Menu(live.id, words.option_prompt, words.choice), options)
    secrecy = _one_of(live, Verb.SECRECY, Secrecy, live.secrecy)
    buttons = [button(live, Verb.DEADLINES), button(live, Verb.END)]
    return Outgoing(pages=[fitted(page)], rows=[*([select] for select in (*selects, secrecy)), buttons])


def _fields(live: Live, options: Struct) -> Iterator[tuple[str, str]]:
    if effects := "\n".join(_effects(live, options)):
        yield say(live, "setup-effects"), effects
    against = objections(live) or [say(live, "setup-no-objections")]
    yield say(live, "setup-objections", {"players": players_of(live)}), "\n".join(against)
    if (line := command_line(live)) is not None:
        yield say(live, "setup-compare"), say(live, "setup-compare-text", {"line": line})
    yield say(live, "signup-deadlines"), deadlines_text(live)
    if staff := [sitting.name for sitting in live.sittings if sitting.is_staff]:
        yield say(live, "status-staff"), say(live, "setup-staff", {"names": first_few(live, staff)})


def _effects(live: Live, options: Struct) -> Iterator[str]:
    """What each thing does that is chosen to be in the game."""
    for offer in offers(type(options)):
        for value in picked(offer, options) if offer.several else ():
            label, note = words_of(live).choice(offer.field, value)
            yield say(live, "setup-effect", {"label": label, "note": note})


def deadlines_panel(live: Live, number: int = 0) -> Outgoing:
    """What a passed deadline does, and a select for the deadline of each kind of wait, on as many pages as it takes."""
    late = _one_of(live, Verb.LATE, LatePolicy, live.late)
    selects = [late, *(_hours(live, wait) for wait in live.rulebook.waits)]
    pages = [selects[start : start + SELECTS] for start in range(0, len(selects), SELECTS)]
    rows: list[list[Item]] = [[select] for select in pages[number % len(pages)]]
    if len(pages) > 1:
        key = Key(Verb.DEADLINES, live.id, rest=str((number + 1) % len(pages)))
        rows.append([discord.ui.Button(label=say(live, "button-more-deadlines"), custom_id=key.custom_id)])
    return Outgoing(deadlines_text(live), rows=rows)


def deadlines_panel_with(live: Live, wait: str) -> Outgoing:
    """The page on which the deadline of a kind of wait is chosen."""
    return deadlines_panel(live, (1 + live.rulebook.waits.index(wait)) // SELECTS)


def _one_of(live: Live, verb: Verb, choices: type[StrEnum], chosen: StrEnum) -> Item:
    return Select(
        custom_id=Key(verb, live.id).custom_id,
        placeholder=say(live, f"setup-{verb}"),
        options=[
            SelectOption(label=say(live, f"setup-{verb}-{choice}"), value=choice, default=choice is chosen)
            for choice in choices
        ],
    )


def _hours(live: Live, wait: str) -> Item:
    name = words_of(live).wait_name(wait)
    now = live.hours.get(wait)
    none = SelectOption(label=say(live, "hours-none", {"wait": name}), value=NO_DEADLINE, default=now is None)
    choices = [
        SelectOption(
            label=say(live, "hours-choice", {"wait": name, "hours": f"{hours:g}"}),
            value=f"{hours:g}",
            default=hours == now,
        )
        for hours in HOURS
    ]
    return Select(
        custom_id=Key(Verb.HOURS, live.id, rest=wait).custom_id,
        placeholder=say(live, "setup-hours", {"wait": name}),
        options=[none, *choices],
    )
