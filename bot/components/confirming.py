"""The buttons below a move that is shown before it counts."""

from discord import ButtonStyle
from discord.ui import Button

from bot.components.answers import Item
from bot.components.keys import Key, Verb
from bot.components.panel_place import Panel
from bot.components.short_moves import in_short
from engine.actions import Action


def confirming(panel: Panel, action: Action) -> list[Item]:
    """Return the buttons that make the shown move, or let the player choose another."""
    done = done_key(panel, action)
    back = Key(Verb.BACK, panel.game, panel.wait_token)
    styles = {done: ButtonStyle.success, back: ButtonStyle.secondary}
    return [Button(label=panel.verb(key.verb), style=style, custom_id=key.custom_id) for key, style in styles.items()]


def done_key(panel: Panel, action: Action) -> Key:
    """Return the key of the button that makes a shown move."""
    return Key(Verb.DO, panel.game, panel.wait_token, rest=in_short(action, panel.names))
