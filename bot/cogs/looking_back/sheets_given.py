"""Gives a GM, and after the end everybody, the game as tables for a spreadsheet."""

from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import reply
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say


async def show_sheets(press: Pressed) -> None:
    """Give somebody the tables that they may have, as files. Raises Denied."""
    given = await press.services.spreadsheets.files_for(press.hosted, press.interaction.user.id)
    text = say(press.hosted, "sheets-given", {"knows": "yes" if given.has_all else "no"})
    await reply(press.interaction, Outgoing(text, files=given.files))
