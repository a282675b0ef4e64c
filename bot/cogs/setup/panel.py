"""The GM's set-up, as selects that need no memory, with advice that nobody else is shown."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum

from discord import SelectOption
from discord.ui import Button, Select, View
from msgspec import Struct

from bot.cogs.setup.advice import advise
from bot.cogs.setup.counts import counted
from bot.components.answers import Item
from bot.components.keys import Key, Verb, read_number
from bot.components.options import Menu, offers, picked, selects_for
from bot.delivery.card import absence_text, deadlines_text
from bot.delivery.outgoing import ROWS_LIMIT, Outgoing
from bot.delivery.pace_words import kinds_of_wait
from bot.delivery.saying import button, first_few, say, words_of
from bot.storage.choices import Counting, Holding, Previewing, Reasoning, Revealing, Spectating, Talking
from bot.storage.kinds import LatePolicy, Secrecy
from bot.storage.ladders import RUNGS, Following
from bot.storage.live import Live
from bot.wording.pages import Page, fitted

HOURS = (1.0, 2.0, 4.0, 8.0, 12.0, 24.0, 30.0, 36.0, 48.0, 72.0, 96.0, 120.0, 168.0)
"""The deadlines that can be chosen."""
NO_DEADLINE = "0"
NO_HOURS = -1.0
"""Stands for the hours of a wait that ends at times of day, so that any can be chosen instead."""
SELECTS = ROWS_LIMIT - 1
"""Selects that fit beside a row of buttons."""


def setup_panel(live: Live, pressed: Key | None = None) -> Outgoing:
    """What can be chosen before the game, what it does, and what speaks against what is chosen.

    Of several pages of selects it shows the one that was turned to, or on which something was chosen.
    """
    words = words_of(live)
    options = live.open_options
    text = "\n".join(_effects(live, options)) or words.options_text(options)
    title = say(live, "setup-title", {"game": live.theme.title})
    page = Page(title, text, tuple(_fields(live, options)), live.theme.colour)
    counts = [button(live, Verb.COUNTS)] if counted(type(options)) else []
    buttons = [*counts, button(live, Verb.DEADLINES), button(live, anonymity(live)), button(live, Verb.END)]
    return Outgoing(pages=[fitted(page)], rows=_rows(live, Verb.SETUP, setup_selects(live), buttons, pressed))


def setup_selects(live: Live) -> list[Select[View]]:
    """A select for each option of the game, for how secrets are given, and for whether moves are shown before."""
    words = words_of(live)
    options = live.open_options
    menu = Menu(live.id, words.option_prompt, words.choice)
    secrecy = [_one_of(live, Verb.SECRECY, Secrecy, live.secrecy)] if live.rulebook.hides else []
    previews = [_one_of(live, Verb.PREVIEW, Previewing, live.preview)] if live.rulebook.weighs else []
    return [*selects_for(menu, options), *secrecy, *previews]


def anonymity(live: Live) -> Verb:
    """What the button does that gives players aliases, or their names again."""
    return Verb.NAMED if live.anonymous else Verb.ANONYMOUS


def _effects(live: Live, options: Struct) -> Iterator[str]:
    """Everything that may be put into the game and what it does, what is chosen marked."""
    for offer in offers(type(options)):
        for value in offer.values if offer.several else ():
            label, note, icon = words_of(live).choice(offer.field, value)
            chosen = "chosen" if value in picked(offer, options) else "open"
            yield say(live, f"setup-{chosen}", {"label": f"{icon} {label}" if icon else label, "note": note})


def _fields(live: Live, options: Struct) -> Iterator[tuple[str, str]]:
    advice = advise(live, options)
    if offers(type(options)):
        against = advice.objections or (say(live, "setup-no-objections"),)
        yield say(live, "setup-objections", {"players": advice.players}), "\n".join(against)
    if advice.line is not None:
        yield say(live, "setup-compare"), say(live, "setup-compare-text", {"line": advice.line})
    if staff := live.staff_known_to(live.gm_id):
        yield say(live, "status-staff"), say(live, "setup-staff", {"names": first_few(live, staff)})


def deadlines_panel(live: Live, pressed: Key | None = None) -> Outgoing:
    """What a passed deadline does, and a select for the deadline of each kind of wait; of several pages as above."""
    page = Page(say(live, "signup-deadlines"), deadlines_text(live), colour=live.theme.colour)
    buttons = [button(live, verb) for verb in (Verb.TIMES, Verb.ABSENCE, Verb.POLICY)]
    return Outgoing(pages=[fitted(page)], rows=_rows(live, Verb.DEADLINES, deadline_selects(live), buttons, pressed))


def deadline_selects(live: Live) -> list[Select[View]]:
    """A select for when votes are counted, one for the deadline of each kind of wait, one for the reveal, and one for
    who follows a GM who is silent when a deadline passes.
    """
    told = [_one_of(live, Verb.TOLD, Revealing, live.reveal)] if live.rulebook.sides else []
    counting = [_one_of(live, Verb.COUNTING, Counting, live.counting)] if live.rulebook.counted else []
    following = _one_of(live, Verb.FOLLOWING, Following, live.ladder.following)
    return [*counting, *(_hours(live, kind) for kind in kinds_of_wait(live)), *told, following]


def absence_panel(live: Live, pressed: Key | None = None) -> Outgoing:
    """What is done, step by step, about those who do not answer in time, and a select for each step."""
    page = Page(say(live, "absence-title"), absence_text(live), colour=live.theme.colour)
    return Outgoing(pages=[fitted(page)], rows=_rows(live, Verb.ABSENCE, absence_selects(live), [], pressed))


def absence_selects(live: Live) -> list[Select[View]]:
    """A select for what a passed deadline does, and one for each rung of the ladder."""
    rungs = [name for name in RUNGS if name != "removal" or live.rulebook.removes]
    return [_one_of(live, Verb.LATE, LatePolicy, live.late), *(_rung(live, name) for name in rungs)]


def _rung(live: Live, name: str) -> Select[View]:
    chosen = getattr(live.ladder, name)
    return Select(
        custom_id=Key(Verb.RUNG, live.id, rest=name).custom_id,
        placeholder=say(live, f"setup-rung-{name}"),
        options=[
            SelectOption(
                label=say(live, f"rung-{name}", {"choice": choice}), value=str(choice), default=choice == chosen
            )
            for choice in RUNGS[name]
        ],
    )


def policy_panel(live: Live, pressed: Key | None = None) -> Outgoing:
    """What the GM does beside the rules."""
    text = [say(live, "policy-text")]
    if live.holding is not Holding.OFF and live.gm_plays:
        text.append(say(live, "policy-plays"))
    back = [button(live, Verb.DEADLINES), button(live, Verb.SETUP)]
    page = Page(say(live, "policy-title"), "\n".join(text), colour=live.theme.colour)
    return Outgoing(pages=[page], rows=_rows(live, Verb.POLICY, policy_selects(live), back, pressed))


def policy_selects(live: Live) -> list[Select[View]]:
    """A select for each thing of that.

    On a board nothing goes to the GM first. Some games hide nothing, and without sides players may talk anywhere.
    """
    holding = [] if live.rulebook.turns else [_holding(live)]
    spectating = [_one_of(live, Verb.SPECTATING, Spectating, live.spectating)] if live.rulebook.hides else []
    talking = [_one_of(live, Verb.TALKING, Talking, live.talking)] if live.rulebook.sides else []
    return [*holding, _one_of(live, Verb.REASONS, Reasoning, live.reasons), *spectating, *talking]


def _rows(
    live: Live, verb: Verb, selects: Sequence[Select[View]], buttons: Sequence[Item], pressed: Key | None
) -> list[list[Item]]:
    """A page of selects, a row each, and a row of buttons; if there are more selects, one of these turns the page."""
    pages = [selects[start : start + SELECTS] for start in range(0, len(selects), SELECTS)] or [()]
    number = _page(pages, verb, pressed)
    turning: list[Item] = []
    if len(pages) > 1:
        key = Key(verb, live.id, rest=str((number + 1) % len(pages)))
        turning.append(Button(label=say(live, "button-more"), custom_id=key.custom_id))
    rows: list[list[Item]] = [[select] for select in pages[number]]
    return [*rows, [*turning, *buttons]]


def _page(pages: Sequence[Sequence[Select[View]]], verb: Verb, pressed: Key | None) -> int:
    """Find the page that was turned to, or on which something was chosen; after any other press the first."""
    if pressed is None:
        return 0
    if pressed.verb is verb:
        return read_number(pressed.rest) % len(pages)
    chosen = pressed.custom_id
    return next((number for number, page in enumerate(pages) if chosen in [select.custom_id for select in page]), 0)


def _one_of(live: Live, verb: Verb, choices: Iterable[StrEnum], chosen: StrEnum) -> Select[View]:
    return Select(
        custom_id=Key(verb, live.id).custom_id,
        placeholder=say(live, f"setup-{verb}"),
        options=[
            SelectOption(label=say(live, f"setup-{verb}-{choice}"), value=choice, default=choice is chosen)
            for choice in choices
        ],
    )


def _holding(live: Live) -> Select[View]:
    select = _one_of(live, Verb.HOLDING, [Holding.OFF], live.holding)
    for choice in Holding:
        if choice is not Holding.OFF:
            label = say(live, "setup-holding-choice", {"minutes": choice.minutes})
            select.add_option(label=label, value=choice, default=choice is live.holding)
    return select


def _hours(live: Live, kind: str) -> Select[View]:
    name = words_of(live).wait_name(kind)
    now = NO_HOURS if kind in live.pace.ends else live.hours.get(kind)
    none = SelectOption(label=say(live, "hours-none", {"wait": name}), value=NO_DEADLINE, default=now is None)
    choices = [
        SelectOption(
            label=say(live, "hours-choice", {"wait": name, "hours": hours}),
            value=f"{hours:g}",
            default=hours == now,
        )
        for hours in HOURS
    ]
    return Select(
        custom_id=Key(Verb.HOURS, live.id, rest=kind).custom_id,
        placeholder=say(live, "setup-hours", {"wait": name}),
        options=[none, *choices],
    )
