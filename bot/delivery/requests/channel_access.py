"""Finds out who may post in a channel. In an anonymous game no player should, and the bot cannot prevent it."""

from collections.abc import Iterable

import discord
from msgspec import Struct

from bot.delivery.requests.bucket import Bucket
from bot.delivery.requests.channels import Places
from bot.storage.games.hosted_game import HostedGame


class Openness(Struct, frozen=True):
    """The people who may post: everybody in the server, or these players because of something that each of them has."""

    everybody: bool = False
    players: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return self.everybody or bool(self.players)


class ChannelAccess:
    """Looks at channels as a Discord client. Requests pass the token bucket and raise discord.HTTPException."""

    def __init__(self, client: discord.Client, bucket: Bucket, places: Places) -> None:
        self._client = client
        self._bucket = bucket
        self._places = places

    async def openness(self, hosted: HostedGame, gm_id: int | None) -> Openness:
        """Return who may post in a game's channel, as a GM of the game may know it.

        A GM who plays learns only whether everybody may: what each player has could tell them who a newcomer is.
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
            if not occupancy.is_house and await self._is_able(channel, occupancy.user_id, right)
        ]
        return Openness(players=tuple(sorted(able)))

    async def may_post(self, hosted: HostedGame, user_id: int) -> bool:
        """Whether somebody may post in a game's channel."""
        channel, right = self._posting(hosted)
        return channel is not None and await self._is_able(channel, user_id, right)

    def bot_may(self, hosted: HostedGame, right: str) -> bool:
        """Whether the bot has a permission in a game's room; also if the room is not known."""
        room = self._client.get_channel(hosted.room.channel_id)
        if not isinstance(room, discord.abc.GuildChannel | discord.Thread):
            return True
        return bool(getattr(room.permissions_for(room.guild.me), right))

    def _posting(self, hosted: HostedGame) -> tuple[discord.TextChannel | discord.ForumChannel | None, str]:
        """Return the channel of a game or of its thread, and the permission that posting there needs."""
        room = self._client.get_channel(hosted.room.channel_id)
        channel = room.parent if isinstance(room, discord.Thread) else room
        right = "send_messages_in_threads" if isinstance(room, discord.Thread) else "send_messages"
        return (channel if isinstance(channel, discord.TextChannel | discord.ForumChannel) else None), right

    async def reads_threads(self, channel_id: int, user_ids: Iterable[int]) -> bool:
        """Whether any of these people could read the private threads of a channel without being members of them."""
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
            return False  # They have left the server.
        member.timed_out_until = None  # What counts is what they may do once the timeout has ended.
        return _may(channel, member, right)


def _may(channel: discord.abc.GuildChannel, who: discord.Member | discord.Role, right: str) -> bool:
    allowed = channel.permissions_for(who)
    return allowed.view_channel and bool(getattr(allowed, right))
