"""Forms with text boxes. Forms for a game's moves are in ``bot.components.move_forms``."""

from discord.ui import Label, Modal, TextInput, UserSelect, View

from bot.components.keys import Key
from bot.components.move_forms import OPEN_FOR, TITLE
from bot.wording.pages import shorten

NOTE = 100
"""Characters under the name of a box."""


def box_form(key: Key, title: str, *boxes: Label[View]) -> Modal:
    """A form with these boxes, which is known by its key when it is sent in."""
    form = Modal(title=shorten(title, TITLE), custom_id=key.custom_id, timeout=OPEN_FOR)
    for box in boxes:
        form.add_item(box)
    return form


def labelled(label: str, box: TextInput[View] | UserSelect[View], note: str | None = None) -> Label[View]:
    """A box with its name above it, and perhaps with how to fill it in below."""
    return Label(text=shorten(label, TITLE), description=note and shorten(note, NOTE), component=box)
