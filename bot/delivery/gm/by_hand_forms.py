"""Shows a GM what may be done by hand: the page with a button for each act, and the forms behind the buttons."""

from collections.abc import Iterable

from discord import ButtonStyle, TextStyle
from discord.ui import Button, Modal, TextInput, View
from msgspec.structs import replace

from bot.components.answers import in_rows
from bot.components.keys import Key, Verb
from bot.components.move_forms import form, identity
from bot.components.panel_place import Panel
from bot.delivery.desk.desk_buttons import back_row
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import panel_of, say, words_of
from bot.delivery.telling.text_boxes import labelled
from bot.storage.games.hosted_game import HostedGame
from bot.themes.theme_icons import Face
from bot.wording.name_words import unformatted
from bot.wording.voice import action_name, dashed
from engine.actions import LONGEST_REASON
from engine.asks import Ask
from engine.by_hand import DeclareByHand

LONGEST_UNTIL = 100
REASON, UNTIL = "reason", "until"
"""The names of the boxes for the reason, and for the time at which closed votes open by themselves."""


def acts_message(hosted: HostedGame, acts: Iterable[Ask]) -> Outgoing:
    """Return the page of what a GM may do by hand now."""
    asks = tuple(acts)
    intro = "by-hand-intro" if hosted.pending is None else "by-hand-waits"
    lines = [say(hosted, intro), *(f"- {say(hosted, f'about-{_name(ask)}')}" for ask in asks)]
    buttons = [_opener(hosted, ask) for ask in asks]
    return Outgoing("\n".join(lines), rows=[*in_rows(buttons), back_row(hosted)])


def act_form(hosted: HostedGame, ask: Ask, reason: str | None = None) -> Modal:
    """Return the form of an act, with a box for the reason, which only a declared victory needs."""
    modal = form(_panel(hosted), ask)
    modal.custom_id = Key(Verb.BY_HAND_DONE, hosted.id, hosted.wait_token, rest=identity(ask)).custom_id
    box: TextInput[View] = TextInput(
        custom_id=REASON,
        style=TextStyle.paragraph,
        default=reason,
        required=ask.move is DeclareByHand,
        max_length=LONGEST_REASON,
    )
    if is_closing(ask):
        until: TextInput[View] = TextInput(custom_id=UNTIL, required=False, max_length=LONGEST_UNTIL)
        modal.add_item(labelled(say(hosted, "by-hand-until"), until, say(hosted, "by-hand-until-note")))
    modal.add_item(labelled(say(hosted, "reason-label"), box))
    return modal


def is_closing(ask: Ask) -> bool:
    """Whether an act closes the votes, perhaps until some time."""
    return ask.fixed.get("votes") is True


def _opener(hosted: HostedGame, ask: Ask) -> Button[View]:
    key = Key(Verb.BY_HAND, hosted.id, hosted.wait_token, rest=identity(ask))
    return Button(label=say(hosted, f"move-{_name(ask)}"), style=ButtonStyle.danger, custom_id=key.custom_id)


def _panel(hosted: HostedGame) -> Panel:
    """Return the place of the forms, with the words for acts by hand in place of those for players' moves."""
    words = words_of(hosted)
    return replace(
        panel_of(hosted),
        thing=lambda move, field, value: Face(unformatted(words.thing_by_hand(field, value))),
        ask=lambda ask: Face(say(hosted, f"move-{_name(ask)}")),
    )


def _name(ask: Ask) -> str:
    """Return the part of a message id that names an act. Closing votes and opening them are two."""
    return "unlock-by-hand" if ask.fixed.get("votes") is False else dashed(action_name(ask.move))
