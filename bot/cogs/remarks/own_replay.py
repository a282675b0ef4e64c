"""Gives people the replay of a finished game with what they and the GMs have written to each other."""

from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import reply
from bot.components.keys import Verb
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import button, say


async def show_replay(press: Pressed) -> None:
    """Show somebody their own replay. Raises Denied before everybody may know who was who."""
    page = await press.services.replays.page_for(press.hosted, press.interaction.user.id)
    name = f"{press.hosted.theme.slug}-{press.hosted.id}-own.html"
    rows = [[button(press.hosted, Verb.SHEETS)]] if press.hosted.rulebook.sheets else []
    await reply(press.interaction, Outgoing(say(press.hosted, "own-replay"), rows=rows, files={name: page}))
