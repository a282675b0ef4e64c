"""A rematch, asked for by somebody who has played or led the game before."""

import discord

from bot.cogs.interaction.replies import reply
from bot.cogs.interaction.rights import check_may_host, check_room, is_gm
from bot.cogs.interaction.services import Services
from bot.cogs.setup.channel_warnings import opened
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame


async def rematch(services: Services, interaction: discord.Interaction, old: HostedGame) -> None:
    """Open the same table again, led by whoever asks for it. Raises Denied."""
    if not is_gm(interaction, old) and old.occupancy_of(interaction.user.id) is None:
        raise Denied("rematch-stranger")
    if interaction.channel_id != old.room.channel_id:
        raise Denied("rematch-there", {"room": f"<#{old.room.channel_id}>"})
    check_may_host(interaction, (await services.servers.settings(old.guild_id)).host_roles)
    check_room(interaction, anonymous=old.anonymous)
    await reply(interaction, opened(interaction, await services.rematches.open(old, interaction.user.id)))
