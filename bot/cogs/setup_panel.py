"""The GM's set-up: roles, deadlines, and what a passed deadline does, as selects that need no memory."""

from enum import StrEnum

from discord import SelectOption
from discord.ui import Select

from bot.components.answers import Item
from bot.components.keys import Key, Verb
from bot.delivery.card import deadlines_text
from bot.delivery.compose import button, first_few, say, words_of
from bot.delivery.outgoing import Outgoing
from bot.storage.live import Live
from bot.storage.models import LatePolicy, Secrecy
from engine.codec import convert

HOURS = (1.0, 2.0, 4.0, 8.0, 12.0, 24.0, 30.0, 36.0, 48.0, 72.0, 96.0, 120.0, 168.0)
"""The deadlines that can be chosen."""
NO_DEADLINE = "0"


def setup_panel(live: Live) -> Outgoing:
    """Everything that can be chosen before the game."""
    words = words_of(live)
    text = [
        say(live, "setup-title", {"game": live.theme.title}),
        words.options_text(convert(live.options, live.rulebook.options)),
        deadlines_text(live),
    ]
    if staff := live.staff:
        text.append(say(live, "setup-staff", {"names": first_few(live, staff)}))
    buttons = [button(live, Verb.DEADLINES), button(live, anonymity(live)), button(live, Verb.END)]
    late = _one_of(live, Verb.LATE, LatePolicy, live.late)
    secrecy = _one_of(live, Verb.SECRECY, Secrecy, live.secrecy)
    return Outgoing("\n".join(text), rows=[*_roles(live), [late], [secrecy], buttons])


def anonymity(live: Live) -> Verb:
    """What the button does that gives players aliases, or their names again."""
    return Verb.NAMED if live.anonymous else Verb.ANONYMOUS


def deadlines_panel(live: Live) -> Outgoing:
    """A select for the deadline of each kind of wait."""
    return Outgoing(deadlines_text(live), rows=[[_hours(live, wait)] for wait in live.rulebook.waits])


def _roles(live: Live) -> list[list[Item]]:
    """A row with the roles that may be chosen; none for a game that leaves no choice."""
    notes = words_of(live).role_notes()
    if not notes:
        return []
    chosen = live.options.get("roles")
    picked = chosen if isinstance(chosen, list) else []
    roles: Item = Select(
        custom_id=Key(Verb.OPTION, live.id, rest="roles").custom_id,
        placeholder=say(live, "setup-roles"),
        min_values=0,
        max_values=len(notes),
        options=[
            SelectOption(label=note.label, value=note.value, description=note.note, default=note.value in picked)
            for note in notes
        ],
    )
    return [[roles]]


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
