"""Who may post in a channel by himself: in an anonymous game nobody should, and the bot cannot hinder it."""

from collections.abc import Iterable

import discord
from msgspec import Struct

from bot.delivery.requests.bucket import Bucket
from bot.delivery.requests.channels import Places
from bot.storage.games.hosted_game import HostedGame


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

    async def openness(self, hosted: HostedGame, gm_id: int | None) -> Openness:
        """Who may post in the channel of a game, as a GM of it may know it.

        One who plays learns only whether everybody may: what each player has could tell him who a newcomer is.
        """
        channel, right = self._posting(hosted)
        if channel is None:
            return Openness()
        if _may(channel, channel.guild.default_role, right):
            return Openness(everybody=True)
        if not hosted.is_known_to(gm_id):
            return Openness()
        able = [
            occupancy.player
            for occupancy in hosted.occupancies
            if await self._is_able(channel, occupancy.user_id, right)
        ]
        return Openness(players=tuple(sorted(able)))

    async def may_post(self, hosted: HostedGame, user_id: int) -> bool:
        """Whether somebody may post in the channel of a game."""
        channel, right = self._posting(hosted)
        return channel is not None and await self._is_able(channel, user_id, right)

    def _posting(self, hosted: HostedGame) -> tuple[discord.TextChannel | discord.ForumChannel | None, str]:
        """The channel in which a game is, or its thread, and by which permission somebody posts there."""
        room = self._client.get_channel(hosted.room.channel_id)
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
