"""Forms with text boxes. Forms for a game's moves are in ``bot.components.move_forms``."""

from discord.ui import FileUpload, Label, Modal, Select, TextInput, UserSelect, View

from bot.components.keys import Key
from bot.components.move_forms import OPEN_FOR, TITLE
from bot.wording.pages import shorten

NOTE = 100
"""The most characters under the name of a box."""


def box_form(key: Key, title: str, *boxes: Label[View]) -> Modal:
    """Return a form with these boxes. Its key identifies it when it is sent in."""
    form = Modal(title=shorten(title, TITLE), custom_id=key.custom_id, timeout=OPEN_FOR)
    for box in boxes:
        form.add_item(box)
    return form


def labelled(
    label: str,
    box: TextInput[View] | UserSelect[View] | Select[View] | FileUpload[View],
    note: str | None = None,
) -> Label[View]:
    """Return a box with its name above and, if given, a note below on how to fill it in."""
    return Label(text=shorten(label, TITLE), description=note and shorten(note, NOTE), component=box)
