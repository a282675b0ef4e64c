"""The channels in which games are played, as a Discord client knows them or asks for them."""

import discord

from bot.delivery.requests.bucket import Bucket


class Places:
    """Finds channels. Asks past the token bucket, and raises discord.HTTPException."""

    def __init__(self, client: discord.Client, bucket: Bucket) -> None:
        self._client = client
        self._bucket = bucket

    async def channel(self, channel_id: int) -> object:
        """A channel or thread."""
        known = self._client.get_channel(channel_id)
        if known is not None:
            return known
        await self._bucket.take()
        return await self._client.fetch_channel(channel_id)

    async def room(self, channel_id: int) -> tuple[object, discord.Thread | None]:
        """The channel in which a room is, and the thread in it, if the room is one."""
        place = await self.channel(channel_id)
        thread = place if isinstance(place, discord.Thread) else None
        return (await self.channel(thread.parent_id) if thread is not None else place), thread
