"""Gives people the replay of a finished game with what they and the GMs have written to each other."""

from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import reply
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say


async def show_replay(press: Pressed) -> None:
    """Show somebody their own replay. Raises Denied before everybody may know who was who."""
    page = await press.services.replays.page_for(press.hosted, press.interaction.user.id)
    name = f"{press.hosted.theme.slug}-{press.hosted.id}-own.html"
    await reply(press.interaction, Outgoing(say(press.hosted, "own-replay"), files={name: page}))
