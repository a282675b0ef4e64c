"""Makes the bot's own requests to Discord, each past the token bucket."""

from collections.abc import Callable, Container
from datetime import datetime, timedelta
from secrets import token_hex

import discord

from bot.delivery.requests.application_emojis import Icons
from bot.delivery.requests.bucket import Bucket
from bot.delivery.requests.channel_access import ChannelAccess
from bot.delivery.requests.channels import Places
from bot.delivery.requests.members import Members
from bot.delivery.requests.old_edits import OldEdits
from bot.delivery.requests.press_priority import PressPriority
from bot.delivery.requests.thread_requests import PrivateThreads
from bot.delivery.requests.webhooks import Webhooks
from bot.delivery.telling.outgoing import Outgoing, with_its_picture
from bot.themes import Theme

NONCE_LASTS = 120
"""The seconds for which Discord surely still knows a nonce, and sends nothing twice."""
NONCE_LENGTH = 24
"""The characters of our nonces. Discord takes 25."""
Rewritten = Callable[[discord.Message], tuple[str, list[discord.Embed]] | None]
"""Makes a message's new text and embeds from the message; None if it should stay as it is."""
CLOCKS_DIFFER = timedelta(minutes=5)
"""The most by which Discord's clock and the host's may differ."""
LOOKED_THROUGH = 100
"""The number of messages that are searched for one that may have been sent already."""


class Port:
    """Sends, edits and pins as a Discord client.

    It also holds what posts under aliases, what makes threads, what looks up permissions and members, and what uploads
    the icons of ``themes``. All the rest raises discord.HTTPException. The bot's own work yields to presses by
    ``priority``.
    """

    def __init__(self, client: discord.AutoShardedClient, bucket: Bucket, themes: dict[str, Theme]) -> None:
        self._client = client
        self._bucket = bucket
        self.priority = PressPriority()
        places = Places(client, bucket)
        self.webhooks = Webhooks(client, bucket, places)
        self.threads = PrivateThreads(client, bucket, places)
        self._old_edits = OldEdits()
        self.channel_access = ChannelAccess(client, bucket, places)
        self.members = Members(client, bucket)
        self.icons = Icons(client, bucket, themes)

    async def open_dm(self, user_id: int) -> int:
        """Open a DM with somebody. Return its channel."""
        await self._bucket.take(first=True)
        return (await self._client.create_dm(discord.Object(user_id))).id

    async def send(self, channel_id: int, outgoing: Outgoing, *, nonce: str = "", first: bool = False) -> int:
        """Send a message and return its id. Discord sends one message for a nonce, however often it is asked."""
        await self._bucket.take(first=first)
        message = await self._channel(channel_id).send(
            outgoing.text or None,
            embeds=outgoing.embeds,
            files=outgoing.attachments,
            view=outgoing.view(),
            allowed_mentions=outgoing.allowed_mentions,
            nonce=nonce or token_hex(NONCE_LENGTH // 2),
            silent=outgoing.is_silent,
            poll=discord.utils.MISSING if outgoing.poll is None else outgoing.poll,
        )
        return message.id

    async def edit(self, channel_id: int, message_id: int, outgoing: Outgoing) -> bool:
        """Replace what a message shows, which notifies nobody. Return whether it is pinned."""
        await self._old_edits.take(channel_id, message_id)
        await self._bucket.take()
        message = await self._message(channel_id, message_id).edit(
            content=outgoing.text or None,
            embeds=outgoing.embeds,
            attachments=discord.utils.MISSING if outgoing.keeps_files else outgoing.attachments,
            view=outgoing.view(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return message.pinned

    async def add_to(self, channel_id: int, message_id: int, outgoing: Outgoing) -> None:
        """Add words, files and buttons to a message with embeds, which notifies nobody; once, as its files show."""
        await self._bucket.take()
        message = await self._message(channel_id, message_id).fetch()
        if {file.filename for file in outgoing.attachments} <= {file.filename for file in message.attachments}:
            return
        await self._old_edits.take(channel_id, message_id)
        await self._bucket.take()
        embeds = [with_its_picture(embed, message.attachments) for embed in message.embeds] or [discord.Embed()]
        embeds[-1].description = "\n".join(filter(None, [embeds[-1].description, outgoing.content]))
        await message.edit(
            embeds=embeds,
            attachments=[*message.attachments, *outgoing.attachments],
            view=outgoing.view(),
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def reword(self, channel_id: int, message_id: int, outgoing: Outgoing) -> None:
        """Replace the words of a message, and its files unless it keeps them. Its buttons stay as they are."""
        await self._old_edits.take(channel_id, message_id)
        await self._bucket.take()
        await self._message(channel_id, message_id).edit(
            content=outgoing.text or None,
            embeds=outgoing.embeds,
            attachments=discord.utils.MISSING if outgoing.keeps_files else outgoing.attachments,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def rewrite(self, channel_id: int, message_id: int, rewritten: Rewritten) -> None:
        """Rewrite a message from what it says now, and take its buttons. Other requests may pass if it can wait."""
        await self._bucket.take(gives_way=True)
        message = await self._message(channel_id, message_id).fetch()
        if (after := rewritten(message)) is None:
            return
        await self._old_edits.take(channel_id, message_id)
        await self._bucket.take(gives_way=True)
        content, embeds = after
        await message.edit(content=content, embeds=embeds, view=None, allowed_mentions=discord.AllowedMentions.none())

    async def look_for(self, channel_id: int, message_id: int) -> bool:
        """Ask for a message, to find out whether it and its channel exist. Return whether it has its buttons."""
        await self._bucket.take(gives_way=True)
        return bool((await self._message(channel_id, message_id).fetch()).components)

    async def read(self, channel_id: int, message_id: int) -> discord.Message:
        """Return a message as it is now."""
        await self._bucket.take(first=True)
        return await self._message(channel_id, message_id).fetch()

    async def mark(self, channel_id: int, message_id: int, emoji: str) -> None:
        """React to somebody's message with an emoji, which notifies nobody."""
        await self._bucket.take()
        await self._message(channel_id, message_id).add_reaction(emoji)

    async def reopen(self, channel_id: int) -> None:
        """Open a thread that was archived."""
        await self._bucket.take()
        thread = await self._client.fetch_channel(channel_id)
        if isinstance(thread, discord.Thread):
            await self._bucket.take()
            await thread.edit(archived=False)

    def count_servers(self) -> int:
        """Count the servers that the bot is in. Call it once Discord has told them."""
        return len(self._client.guilds)

    def is_in(self, guild_id: int) -> bool | None:
        """Whether the bot is in a server. Call it once Discord has told which it is in. It is in everybody's DM.

        None if the server's shard runs in another process, which is told instead. All DMs are the first shard's.
        """
        count, ids = self._client.shard_count, self._client.shard_ids
        if ids is not None and (max(guild_id, 0) >> 22) % (count or 1) not in ids:
            return None
        return guild_id < 0 or self._client.get_guild(guild_id) is not None

    def may_call(self, guild_id: int, channel_id: int, role_id: int) -> bool:
        """Whether the bot may mention a role in a channel: one that everybody may mention, or any with a permission.

        Never the role that everybody has. If the server's shard runs in another process, Discord is left to judge.
        """
        if self.is_in(guild_id) is None:
            return True
        guild = self._client.get_guild(guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(channel_id)
        role = None if guild is None else guild.get_role(role_id)
        if guild is None or role is None or role.is_default():
            return False
        may_all = channel is not None and channel.permissions_for(guild.me).mention_everyone
        return role.mentionable or may_all

    def may_pin(self, channel_id: int) -> bool:
        """Whether the bot may pin there, as far as it knows without asking."""
        channel = self._client.get_channel(channel_id)
        # A thread has the permissions of its channel.
        channel = channel.parent if isinstance(channel, discord.Thread) else channel
        if not isinstance(channel, discord.abc.GuildChannel):
            return True
        return channel.permissions_for(channel.guild.me).pin_messages

    async def take_components(self, channel_id: int, message_id: int) -> None:
        """Take the buttons off a message."""
        await self._old_edits.take(channel_id, message_id)
        await self._bucket.take(gives_way=True)
        await self._message(channel_id, message_id).edit(view=None)

    async def pin(self, channel_id: int, message_id: int) -> None:
        """Pin a message."""
        await self._bucket.take()
        await self._message(channel_id, message_id).pin()

    async def find(self, channel_id: int, outgoing: Outgoing, since: datetime, known: Container[int]) -> int | None:
        """Look for a message of the bot's own that says just this, sent since then and not among those known.

        A question that has lost its buttons does not count: it was answered after a backup that has been restored
        since.
        """
        await self._bucket.take()
        wanted = (outgoing.text, [self._as_sent(embed) for embed in outgoing.embeds])
        async for message in self._channel(channel_id).history(after=since - CLOCKS_DIFFER, limit=LOOKED_THROUGH):
            is_own = self._client.user is not None and message.author.id == self._client.user.id
            says_it = wanted == (message.content, [self._as_sent(embed) for embed in message.embeds])
            asks_it = not outgoing.rows or bool(message.components)
            if is_own and says_it and asks_it and message.id not in known:
                return message.id
        return None

    async def find_posted(self, channel_id: int, name: str, since: datetime, known: Container[int]) -> int | None:
        """Look for a message posted under a name by a webhook, sent since then and not among those known."""
        await self._bucket.take()
        newest = self._channel(channel_id).history(
            after=since - CLOCKS_DIFFER, limit=LOOKED_THROUGH, oldest_first=False
        )
        async for message in newest:
            is_named = message.webhook_id is not None and message.author.name == name
            if is_named and message.id not in known:
                return message.id
        return None

    async def find_buttons(self, channel_id: int, since: datetime, known: Container[int]) -> int | None:
        """Look for a message of the bot's own that carries buttons, sent since then and not among those known."""
        await self._bucket.take()
        async for message in self._channel(channel_id).history(after=since - CLOCKS_DIFFER, limit=LOOKED_THROUGH):
            is_own = self._client.user is not None and message.author.id == self._client.user.id
            if is_own and message.components and message.id not in known:
                return message.id
        return None

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._channel(channel_id).get_partial_message(message_id)

    def _as_sent(self, embed: discord.Embed) -> dict[str, object]:
        """Return an embed as the bot made it, without what Discord adds, and with emoji in place of icons."""
        plainly = self.icons.plainly
        title, text = plainly(embed.title or ""), plainly(embed.description or "")
        made = discord.Embed(title=title, description=text, colour=embed.colour)
        for field in embed.fields:
            made.add_field(name=plainly(field.name or ""), value=plainly(field.value or ""), inline=field.inline)
        return dict(made.to_dict())
