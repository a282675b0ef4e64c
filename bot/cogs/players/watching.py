"""Watching a game: everybody may read along, and with all its secrets whoever a GM lets, who never gets a seat."""

import discord

from bot.cogs.gm.moves import pages_of_secrets
from bot.cogs.interaction.replies import done, reply
from bot.cogs.interaction.rights import check_sees_secrets
from bot.cogs.interaction.services import Services
from bot.components.keys import Key, Verb, read_number
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import button, say
from bot.host.watching import check_may_watch
from bot.storage.kinds import GamePhase
from bot.storage.live import Live


async def watch(services: Services, interaction: discord.Interaction, live: Live) -> None:
    """Show what a spectator may read: everything to an informed one, to others how to read along. Raises Denied.

    Once the game is over he may read what everybody may.
    """
    room = {"room": f"<#{live.room.channel_id}>"}
    if live.game is not None and live.phase is GamePhase.OVER:
        await reply(interaction, Outgoing(say(live, "watch-over", room)))
        return
    check_may_watch(live, interaction.user.id)
    if await services.watching.is_informed(live.id, interaction.user.id):
        await reply(interaction, await pages_of_secrets(services, live))
        return
    ask = button(live, Verb.WATCH)
    await reply(interaction, Outgoing(say(live, "watch-how", room), rows=[[ask]]))


async def ask_to_watch(services: Services, interaction: discord.Interaction, live: Live) -> None:
    """Ask to watch with all secrets. Raises Denied."""
    await services.watching.ask(live.id, interaction.user.id)
    await done(interaction, live, "watch-asks")


async def let_watch(services: Services, interaction: discord.Interaction, live: Live, key: Key) -> None:
    """Let somebody watch with all secrets, as a GM who may know them. Raises Denied."""
    check_sees_secrets(interaction, live)
    await services.watching.agree(live.id, read_number(key.rest))
    await done(interaction, live, "watch-agreed")
