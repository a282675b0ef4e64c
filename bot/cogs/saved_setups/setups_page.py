"""The set-up's page of saved set-ups, from which one is loaded, and its forms."""

from collections.abc import Sequence
from typing import NamedTuple

from discord import SelectOption, TextStyle
from discord.ui import Modal, Select, TextInput, View

from bot.components.answers import Item
from bot.components.keys import Key, Verb
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import button, say
from bot.delivery.telling.text_boxes import box_form, labelled
from bot.host.opening.keeping_setups import MOST_SAVED
from bot.host.opening.setup_codes import NAME
from bot.storage.games.hosted_game import HostedGame
from bot.storage.opening.opening_models import LONGEST_SETUP_NAME, SavedSetUp
from bot.wording.name_words import bold
from bot.wording.pages import Page, fitted

OWN, SERVER = "own", "server"
"""Whose set-ups a select has, and for whom one is saved."""
NAME_BOX, OWNER_BOX, CODE_BOX = "name", "owner", "code"
"""The names of the forms' boxes."""
LONGEST_PASTED = 4000
"""The most characters that a form takes."""


class Choices(NamedTuple):
    """The set-ups that a person may load into a game: their own, and the server's."""

    own: Sequence[SavedSetUp]
    server: Sequence[SavedSetUp]
    defaults: Sequence[int]
    """The numbers of those with which the server's games begin."""


def setups_page(hosted: HostedGame, choices: Choices) -> Outgoing:
    """Show the set-ups that fit this game, with a select to load one."""
    fields = [(say(hosted, "setups-own"), _names(hosted, choices.own, choices.defaults))]
    if not hosted.is_in_dm:
        fields.append((say(hosted, "setups-server"), _names(hosted, choices.server, choices.defaults)))
    page = Page(say(hosted, "setups-title"), say(hosted, "setups-text"), tuple(fields), hosted.theme.colour)
    selects = [
        _select(hosted, whose, found) for whose, found in ((OWN, choices.own), (SERVER, choices.server)) if found
    ]
    verbs = (Verb.SAVE_SETUP, Verb.SHARE_SETUP, Verb.PASTE_SETUP, Verb.SETUP)
    buttons: list[Item] = [button(hosted, verb) for verb in verbs]
    return Outgoing(pages=[fitted(page)], rows=[*([select] for select in selects), buttons])


def _names(hosted: HostedGame, found: Sequence[SavedSetUp], defaults: Sequence[int]) -> str:
    if not found:
        return say(hosted, "setups-none")
    marked = [
        say(hosted, "setups-default", {"name": bold(each.name)}) if each.id in defaults else bold(each.name)
        for each in found
    ]
    return ", ".join(marked)


def _select(hosted: HostedGame, whose: str, found: Sequence[SavedSetUp]) -> Select[View]:
    return Select(
        custom_id=Key(Verb.LOAD_SETUP, hosted.id, rest=whose).custom_id,
        placeholder=say(hosted, f"setups-load-{whose}"),
        options=[SelectOption(label=each.name, value=str(each.id)) for each in found[:MOST_SAVED]],
    )


def save_form(hosted: HostedGame, *, for_server: bool) -> Modal:
    """Return the form for the name under which the present set-up is saved, and for whom, if that may be chosen."""
    name: TextInput[View] = TextInput(custom_id=NAME_BOX, max_length=LONGEST_SETUP_NAME)
    boxes = [labelled(say(hosted, "setups-name"), name, say(hosted, "setups-name-note"))]
    if for_server:
        owners = [
            SelectOption(label=say(hosted, f"setups-for-{owner}"), value=owner, default=owner == OWN)
            for owner in (OWN, SERVER)
        ]
        owner: Select[View] = Select(custom_id=OWNER_BOX, options=owners)
        boxes.append(labelled(say(hosted, "setups-for"), owner))
    return box_form(Key(Verb.SETUP_SAVED, hosted.id), say(hosted, "button-save-setup"), *boxes)


def paste_form(hosted: HostedGame) -> Modal:
    """Return the form for a code."""
    code: TextInput[View] = TextInput(
        custom_id=CODE_BOX, style=TextStyle.paragraph, placeholder=f"{NAME}…", max_length=LONGEST_PASTED
    )
    box = labelled(say(hosted, "setups-code"), code, say(hosted, "setups-code-note"))
    return box_form(Key(Verb.SETUP_PASTED, hosted.id), say(hosted, "button-paste-setup"), box)
