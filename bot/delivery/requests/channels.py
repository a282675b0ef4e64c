"""Finds the channels in which games are played, in the client's cache or by a request."""

import discord

from bot.delivery.requests.bucket import Bucket


class Places:
    """Finds channels. Requests pass the token bucket and raise discord.HTTPException."""

    def __init__(self, client: discord.Client, bucket: Bucket) -> None:
        self._client = client
        self._bucket = bucket

    async def channel(self, channel_id: int) -> object:
        """Return a channel or thread."""
        known = self._client.get_channel(channel_id)
        if known is not None:
            return known
        await self._bucket.take()
        return await self._client.fetch_channel(channel_id)

    async def room(self, channel_id: int) -> tuple[object, discord.Thread | None]:
        """Return the channel of a room and, if the room is a thread, that thread."""
        place = await self.channel(channel_id)
        thread = place if isinstance(place, discord.Thread) else None
        return (await self.channel(thread.parent_id) if thread is not None else place), thread
