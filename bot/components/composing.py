"""The draft of an answer that somebody composes from buttons. Their ids spell it, so nothing is kept in memory."""

from typing import Annotated

import msgspec
from discord import ButtonStyle
from discord.ui import Button, View
from msgspec import Meta, Struct

from bot.components.keys import Key, Verb
from bot.components.panel_place import Panel
from engine.asks import Ask
from engine.codec import convert
from engine.domains import Thing
from engine.errors import BadInput
from engine.naming import snake_case

Place = Annotated[int, Meta(ge=0, le=1000)]


class Draft(Struct, frozen=True, array_like=True, omit_defaults=True):
    """A part of an answer: its first thing, and things added to it.

    ``since`` is the place of the first answer shown.
    """

    move: str
    first: Thing | None = None
    added: tuple[Thing, ...] = ()
    since: Place = 0


def opener(panel: Panel, ask: Ask) -> Button[View]:
    """Return the button with which people begin to compose an answer."""
    return drafting(panel, panel.verb(Verb.COMPOSE), Draft(snake_case(ask.move.__name__)))


def drafting(panel: Panel, label: str, draft: Draft, style: ButtonStyle = ButtonStyle.secondary) -> Button[View]:
    """Return a button that shows a draft."""
    key = Key(Verb.COMPOSE, panel.game, panel.wait_token, rest=msgspec.json.encode(draft).decode())
    return Button(label=label, style=style, custom_id=key.custom_id)


def read_draft(written: str) -> Draft:
    """Read the rest of such a button's id. Raises BadInput."""
    try:
        return convert(msgspec.json.decode(written), Draft)
    except msgspec.DecodeError:
        raise BadInput("this button says nothing") from None
