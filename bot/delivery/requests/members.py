"""Asks Discord how somebody stands in a server. Without the members intent the bot hears of no changes."""

from datetime import datetime, timedelta
from enum import StrEnum

import discord

from bot.clock import now
from bot.delivery.requests.bucket import Bucket
from bot.delivery.requests.failures import FAILURES

FRESH = timedelta(minutes=1)
"""The longest time for which an answer counts as current."""


class Standing(StrEnum):
    """A user's standing in a server: there, gone, there but timed out by its staff, or unknown."""

    PRESENT = "present"
    GONE = "gone"
    TIMED_OUT = "timed_out"
    UNKNOWN = "unknown"


def standing_of(member: discord.Member) -> Standing:
    """Return the standing of a member as Discord shows them now."""
    return Standing.TIMED_OUT if member.is_timed_out() else Standing.PRESENT


class Members:
    """Asks as a Discord client, past the token bucket."""

    def __init__(self, client: discord.Client, bucket: Bucket) -> None:
        self._client = client
        self._bucket = bucket
        self._known: dict[tuple[int, int], tuple[datetime, Standing]] = {}

    async def standing(self, guild_id: int, user_id: int) -> Standing:
        """Return a user's standing in a server, at most a minute old."""
        at = now()
        self._known = {who: known for who, known in self._known.items() if known[0] > at - FRESH}
        if (guild_id, user_id) in self._known:
            return self._known[guild_id, user_id][1]
        found = await self._asked(guild_id, user_id)
        if found is not Standing.UNKNOWN:
            self._known[guild_id, user_id] = (at, found)
        return found

    async def _asked(self, guild_id: int, user_id: int) -> Standing:
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return Standing.UNKNOWN
        await self._bucket.take(first=True)
        try:
            return standing_of(await guild.fetch_member(user_id))
        except discord.NotFound:
            return Standing.GONE
        except FAILURES:
            return Standing.UNKNOWN
