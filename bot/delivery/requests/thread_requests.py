"""Makes, finds and archives private threads, and lets people in and out.

As their maker the bot may do all this without the permission Manage Threads, as long as nobody has locked the thread.
"""

from collections.abc import Container
from datetime import datetime
from typing import Literal

import discord

from bot.delivery.requests.bucket import Bucket
from bot.delivery.requests.channels import Places

LONGEST_IDLE: Literal[10_080] = 10_080
"""Minutes without a post after which Discord hides the thread: the most that it allows."""
GONE = frozenset({10007, 10013})
"""Discord's codes for a user who is no longer in the server, and for one who no longer exists."""


class NoThreadsHere(Exception):
    """A channel that can have no private threads, such as a forum or an announcement channel."""


def takes_private_threads(channel: object) -> bool:
    """Whether a channel is of a kind that can have private threads."""
    return isinstance(channel, discord.TextChannel) and not channel.is_news()


class PrivateThreads:
    """Asks as a Discord client, past the token bucket. All errors but ``NoThreadsHere`` are discord.HTTPException."""

    def __init__(self, client: discord.Client, bucket: Bucket, places: Places) -> None:
        self._client = client
        self._bucket = bucket
        self._places = places

    async def make(self, room_id: int, name: str) -> int:
        """Make a thread beside a room and return its id. Its members can invite nobody. Raises NoThreadsHere."""
        channel = await self._parent(room_id)
        await self._bucket.take()
        thread = await channel.create_thread(
            name=name,
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=LONGEST_IDLE,
        )
        return thread.id

    async def find(self, room_id: int, name: str, since: datetime, known: Container[int]) -> int | None:
        """Look for an empty thread of the bot's own with this name, made since then and not among those known."""
        channel = await self._parent(room_id)
        await self._bucket.take()
        for thread in await channel.guild.active_threads():
            is_own = self._client.user is not None and thread.owner_id == self._client.user.id
            is_empty = is_own and thread.is_private() and thread.member_count <= 1
            is_meant = is_empty and thread.parent_id == channel.id and thread.name == name
            if is_meant and thread.id not in known and discord.utils.snowflake_time(thread.id) >= since:
                return thread.id
        return None

    async def add(self, thread_id: int, user_id: int) -> None:
        """Let somebody in, unless they are no longer in the server."""
        thread = await self._thread(thread_id)
        await self._bucket.take(first=True)
        try:
            await thread.add_user(discord.Object(user_id))
        except discord.NotFound as error:
            if error.code not in GONE:
                raise

    async def remove(self, thread_id: int, user_id: int) -> None:
        """Take somebody out, if they are in."""
        thread = await self._thread(thread_id)
        await self._bucket.take(first=True)
        try:
            await thread.remove_user(discord.Object(user_id))
        except discord.NotFound as error:
            if error.code not in GONE:
                raise

    async def put_away(self, thread_id: int) -> None:
        """Archive a thread."""
        thread = await self._thread(thread_id)
        await self._bucket.take()
        await thread.edit(archived=True)

    async def _parent(self, room_id: int) -> discord.TextChannel:
        channel, _ = await self._places.room(room_id)
        if not isinstance(channel, discord.TextChannel) or not takes_private_threads(channel):
            raise NoThreadsHere
        return channel

    async def _thread(self, thread_id: int) -> discord.Thread:
        thread = await self._places.channel(thread_id)
        assert isinstance(thread, discord.Thread)
        return thread
