"""A player who uses the bot in his DM can be written to, even if he could not before."""

import discord

from bot.cogs.interaction.services import Services
from bot.storage.live import Live


async def notice_dm(services: Services, interaction: discord.Interaction, live: Live) -> None:
    """Remember the DM of an interaction, if it is open again."""
    if interaction.guild_id is None and interaction.channel_id is not None:
        await remember_dm(services, live, interaction.user.id, interaction.channel_id)


async def remember_dm(services: Services, live: Live, user_id: int, channel_id: int) -> None:
    """Remember a DM that is open again."""
    sitting = live.sitting_of(user_id)
    if sitting is not None and not sitting.dm_open:
        await services.sign_up.save_dm(live.id, user_id, channel_id, is_open=True)
