"""A player who uses the bot in his DM can be written to, even if he could not before."""

import discord

from bot.cogs.desk import Desk
from bot.storage.live import Live


async def notice_dm(desk: Desk, interaction: discord.Interaction, live: Live) -> None:
    """Remember a DM that is open again."""
    sitting = live.sitting_of(interaction.user.id)
    if interaction.guild_id is None and sitting is not None and not sitting.dm_open:
        await desk.sign_up.save_dm(live.id, sitting.user_id, interaction.channel_id, is_open=True)
