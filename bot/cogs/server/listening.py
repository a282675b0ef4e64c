"""Listens to Discord's events: what was deleted, where the bot was removed, and that it is connected."""

from collections.abc import Awaitable

import discord
import structlog
from discord.ext import commands

from bot.cogs.interaction.services import Services
from bot.logs import where

log = structlog.get_logger()


class ListeningCog(commands.Cog):
    """Listens to events. The same event may come twice, or never."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Check that everything is there, and only then let deadlines pass: a lost room stops them."""
        log.info("connected", servers=self.services.port.count_servers())
        await _heed(self.services.open_channels.look())
        await self.services.deleted_messages.look(self.services.host.alarm.wake)
        self.services.opening.queue.look()

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Heed a changed channel: other people may be able to post there."""
        if before.overwrites != after.overwrites:
            await _heed(self.services.open_channels.look(after.guild.id))

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Heed a changed role: other people may be able to post in some channel."""
        if before.permissions != after.permissions:
            await _heed(self.services.open_channels.look(after.guild.id))

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Heed a deleted channel. For its threads, Discord sends no events, but discord.py does."""
        await _heed(self.services.rooms.lose_channel(channel.id))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Heed a deleted thread: a game's room, or one in which some players talk among themselves."""
        await _heed(self.services.rooms.lose_channel(thread.thread_id))
        await _heed(self.services.threads.miss(thread.thread_id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Heed that the bot was removed from a server, or that the server was deleted."""
        await _heed(self.services.rooms.lose_server(guild.id))

    @commands.Cog.listener()
    async def on_raw_message_delete(self, message: discord.RawMessageDeleteEvent) -> None:
        """Heed a deleted message."""
        await _heed(self.services.deleted_messages.miss(message.channel_id, [message.message_id]))

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, messages: discord.RawBulkMessageDeleteEvent) -> None:
        """Heed many messages that were deleted at once."""
        await _heed(self.services.deleted_messages.miss(messages.channel_id, messages.message_ids))

    @commands.Cog.listener()
    async def on_webhooks_update(self, channel: discord.abc.GuildChannel) -> None:
        """Heed a webhook that was made, changed, deleted or moved in a channel."""
        self.services.port.webhooks.forget(channel.id)


async def _heed(doing: Awaitable[None]) -> None:
    """Do what follows from an event. Log an error without its message, which may hold a secret."""
    try:
        await doing
    except Exception as error:
        log.error("not heeded", error=where(error))
