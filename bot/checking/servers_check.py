"""Checks the bot's servers, and its permissions in each channel with a running game."""

from collections.abc import Sequence

import discord

from bot.checking.findings import Finding, error, ok, warning
from bot.checking.keeping import OpenRoom
from bot.permissions import missing_from, optional_missing_from, spoken

SERVERS = "Servers"
CHANNEL = "Channel"
NAMED = 5
"""The number of servers that are named."""

GRANT = "Grant it to the bot's role in the channel's settings."
NO_ROOMS = ok(CHANNEL, "No game is on in a server, so no channel was looked at.")


async def check_servers(client: discord.Client) -> Finding:
    """Report the bot's servers."""
    names = [guild.name async for guild in client.fetch_guilds(limit=None, with_counts=False)]
    if not names:
        return warning(SERVERS, "The bot is in no server. Open the invite link, and choose one.")
    more = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    return ok(SERVERS, f"The bot is in {', '.join(names[:NAMED])}{more}.")


async def check_rooms(client: discord.Client, guild_id: int, rooms: Sequence[OpenRoom]) -> list[Finding]:
    """Judge the bot's permissions in each of these rooms of a server."""
    assert client.user is not None
    try:
        guild = await client.fetch_guild(guild_id, with_counts=False)
        member = await guild.fetch_member(client.user.id)
    except (discord.NotFound, discord.Forbidden):
        games = ", ".join(str(room.game_id) for room in rooms)
        return [error(SERVERS, f"The bot is not in server {guild_id}, where game {games} is on. Invite it again.")]
    return [await _check_room(guild, member, room) for room in rooms]


async def _check_room(guild: discord.Guild, member: discord.Member, room: OpenRoom) -> Finding:
    where = f"Game {room.game_id} in {guild.name}"
    try:
        place = await guild.fetch_channel(room.channel_id)
        is_thread = isinstance(place, discord.Thread)
        # A thread has the permissions of its channel, which it knows only by id.
        channel = await guild.fetch_channel(place.parent_id) if isinstance(place, discord.Thread) else place
    except discord.Forbidden:
        return error(CHANNEL, f"{where}: the bot lacks View Channel, and perhaps more. {GRANT} Then check again.")
    except discord.NotFound:
        ways = f"`/gm move game:{room.game_id}` or end it with `/game end game:{room.game_id}`"
        gone = f"{where}: its channel is gone. Its GM, or a server manager, can give it another with {ways}."
        return error(CHANNEL, gone)
    assert isinstance(channel, discord.abc.GuildChannel)
    allowed = discord.abc.GuildChannel.permissions_for(channel, member)
    missing = missing_from(allowed, is_thread=is_thread, anonymous=room.anonymous)
    return _judge(f"{where}, #{place.name}", allowed, missing)


def _judge(where: str, allowed: discord.Permissions, missing: Sequence[str]) -> Finding:
    if missing:
        return error(CHANNEL, f"{where}: the bot lacks {', '.join(map(spoken, missing))}. {GRANT}")
    if unhappy := optional_missing_from(allowed):
        return warning(CHANNEL, f"{where}: the bot lacks {', '.join(map(spoken, unhappy))}. {GRANT}")
    return ok(CHANNEL, f"{where}: the bot has all permissions that it needs.")
