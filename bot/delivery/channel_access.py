"""Who may post in a channel by himself: in an anonymous game nobody should, and the bot cannot hinder it."""

import discord
from msgspec import Struct

from bot.delivery.bucket import Bucket
from bot.storage.live import Live


class Openness(Struct, frozen=True):
    """Who may post: everybody who is in the server, or these players because of what each of them has."""

    everybody: bool = False
    players: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return self.everybody or bool(self.players)


class ChannelAccess:
    """Looks at channels as a Discord client; asks past the token bucket, and raises discord.HTTPException."""

    def __init__(self, client: discord.Client, bucket: Bucket) -> None:
        self._client = client
        self._bucket = bucket

    async def openness(self, live: Live, gm_id: int | None) -> Openness:
        """Who may post in the channel of a game, as a GM of it may know it.

        One who plays learns only whether everybody may: what each player has could tell him who a newcomer is.
        """
        room = self._client.get_channel(live.room.channel_id)
        channel = room.parent if isinstance(room, discord.Thread) else room
        if not isinstance(channel, discord.TextChannel | discord.ForumChannel):
            return Openness()
        right = "send_messages_in_threads" if isinstance(room, discord.Thread) else "send_messages"
        if _may(channel, channel.guild.default_role, right):
            return Openness(everybody=True)
        if not live.is_known_to(gm_id):
            return Openness()
        able = [sitting.player for sitting in live.sittings if await self._may_post(channel, sitting.user_id, right)]
        return Openness(players=tuple(sorted(able)))

    async def _may_post(self, channel: discord.abc.GuildChannel, user_id: int, right: str) -> bool:
        await self._bucket.take()
        try:
            member = await channel.guild.fetch_member(user_id)
        except discord.NotFound:
            return False  # He has left the server.
        return _may(channel, member, right)


def _may(channel: discord.abc.GuildChannel, who: discord.Member | discord.Role, right: str) -> bool:
    allowed = channel.permissions_for(who)
    return allowed.view_channel and bool(getattr(allowed, right))
