"""Checks the way to Discord: its address, if a host has set one, and the shards."""

from urllib.parse import urlsplit

import discord

from bot.checking.findings import Finding, ok, warning
from bot.reaching import API, Reach

ABOUT = "Gateway"
THIS_MACHINE = ("localhost", "127.0.0.1", "::1")


async def check_gateway(client: discord.Client, reach: Reach) -> Finding:
    """Judge the addresses and the shards. The gateway itself is not tried."""
    advised, address, starts = await client.http.get_bot_gateway()
    told = _told(reach, advised, address)
    api = urlsplit(reach.api)
    if api.scheme == "http" and api.hostname not in THIS_MACHINE:
        return warning(ABOUT, f"{told} The token goes there unprotected. Let BREHON_API begin with https://.")
    if reach.shards is not None and reach.shards.total < advised:
        return warning(ABOUT, f"{told} With fewer, Discord may refuse to connect. Set BREHON_SHARDS={advised}.")
    if starts["remaining"] == 0:
        return warning(ABOUT, f"{told} The bot has been started too often, and cannot connect again today. Wait.")
    return ok(ABOUT, told)


def _told(reach: Reach, advised: int, address: str) -> str:
    where = reach.gateway or address
    at = f"Discord is at {reach.api} and {where}." if reach.api != API or reach.gateway else f"Discord is at {where}."
    advice = f"It advises {_counted(advised)}"
    if reach.shards is None:
        return f"{at} {advice}, which this process runs."
    own = ", ".join(map(str, reach.shards.ids))
    return f"{at} {advice}; this process runs {own} of {reach.shards.total}."


def _counted(shards: int) -> str:
    return "1 shard" if shards == 1 else f"{shards} shards"
