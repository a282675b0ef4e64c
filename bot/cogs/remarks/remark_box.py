"""The box in which people write to each other beside the game."""

from discord import TextStyle
from discord.ui import TextInput, View

from bot.storage.people.remarks import LONGEST_REMARK

TEXT = "text"
"""The name of the box in a form."""


def remark_box() -> TextInput[View]:
    """Return an empty box with room for a remark."""
    return TextInput(custom_id=TEXT, style=TextStyle.paragraph, max_length=LONGEST_REMARK)
