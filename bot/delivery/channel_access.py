"""Who may post in a channel by himself: in an anonymous game nobody should, and the bot cannot hinder it."""

from collections.abc import Iterable

import discord
from msgspec import Struct

from bot.delivery.bucket import Bucket
from bot.delivery.places import Places
from bot.storage.live import Live


class Openness(Struct, frozen=True):
    """Who may post: everybody who is in the server, or these players because of what each of them has."""

    everybody: bool = False
    players: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return self.everybody or bool(self.players)


class ChannelAccess:
    """Looks at channels as a Discord client; asks past the token bucket, and raises discord.HTTPException."""

    def __init__(self, client: discord.Client, bucket: Bucket, places: Places) -> None:
        self._client = client
        self._bucket = bucket
        self._places = places

    async def openness(self, live: Live, gm_id: int | None) -> Openness:
        """Who may post in the channel of a game, as a GM of it may know it.

        One who plays learns only whether everybody may: what each player has could tell him who a newcomer is.
        """
        channel, right = self._posting(live)
        if channel is None:
            return Openness()
        if _may(channel, channel.guild.default_role, right):
            return Openness(everybody=True)
        if not live.is_known_to(gm_id):
            return Openness()
        able = [sitting.player for sitting in live.sittings if await self._is_able(channel, sitting.user_id, right)]
        return Openness(players=tuple(sorted(able)))

    async def may_post(self, live: Live, user_id: int) -> bool:
        """Whether somebody may post in the channel of a game."""
        channel, right = self._posting(live)
        return channel is not None and await self._is_able(channel, user_id, right)

    def _posting(self, live: Live) -> tuple[discord.TextChannel | discord.ForumChannel | None, str]:
        """The channel in which a game is, or its thread, and by which permission somebody posts there."""
        room = self._client.get_channel(live.room.channel_id)
        channel = room.parent if isinstance(room, discord.Thread) else room
        right = "send_messages_in_threads" if isinstance(room, discord.Thread) else "send_messages"
        return (channel if isinstance(channel, discord.TextChannel | discord.ForumChannel) else None), right

    async def reads_threads(self, channel_id: int, user_ids: Iterable[int]) -> bool:
        """Whether any of these could read private threads beside a channel or thread without being let in."""
        channel, _ = await self._places.room(channel_id)
        if not isinstance(channel, discord.abc.GuildChannel):
            return False
        for user_id in user_ids:
            if await self._is_able(channel, user_id, "manage_threads"):
                return True
        return False

    async def _is_able(self, channel: discord.abc.GuildChannel, user_id: int, right: str) -> bool:
        await self._bucket.take()
        try:
            member = await channel.guild.fetch_member(user_id)
        except discord.NotFound:
            return False  # He has left the server.
        member.timed_out_until = None  # What counts is what he may do when it has ended.
        return _may(channel, member, right)


def _may(channel: discord.abc.GuildChannel, who: discord.Member | discord.Role, right: str) -> bool:
    allowed = channel.permissions_for(who)
    return allowed.view_channel and bool(getattr(allowed, right))
