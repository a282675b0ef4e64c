"""Notices that players who use the bot in their DM can be written to again, if they could not before."""

import discord

from bot.cogs.interaction.services import Services
from bot.storage.games.hosted_game import HostedGame


async def notice_dm(services: Services, interaction: discord.Interaction, hosted: HostedGame) -> None:
    """Remember the DM of an interaction, if it is open again."""
    if interaction.guild_id is None and interaction.channel_id is not None:
        await remember_dm(services, hosted, interaction.user.id, interaction.channel_id)


async def remember_dm(services: Services, hosted: HostedGame, user_id: int, channel_id: int) -> None:
    """Remember a DM that is open again."""
    occupancy = hosted.occupancy_of(user_id)
    if occupancy is not None and not occupancy.dm_open:
        await services.sign_up.save_dm(hosted.id, user_id, channel_id, is_open=True)
