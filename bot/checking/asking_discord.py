"""Asks Discord: about the token first, then everything it opens. Nothing changes, and the bot does not come online."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import discord
from aiohttp import ClientError

from bot.checking.application import check_application
from bot.checking.clocks import Clocks, check_clock
from bot.checking.findings import Finding, error, ok, warning
from bot.checking.gateway import check_gateway
from bot.checking.keeping import OpenRoom
from bot.checking.servers_check import NO_ROOMS, check_rooms, check_servers
from bot.checking.token import WHERE, can_be_sent, looks_right, suspicion
from bot.missing_token import missing_token
from bot.reaching import Reach

DISCORD = "Discord"
TOKEN = "Token"
OPENED_BY_TOKEN = ("Application", "Intents", "Invite", "Gateway", "Servers", "Channel")
AWAY = (discord.DiscordException, ClientError, OSError, TimeoutError)
"""The errors of an unreachable Discord, or of one whose answers make no sense."""


async def check_discord(
    token: str | None, rooms: Sequence[OpenRoom], patience: float, reach: Reach
) -> AsyncIterator[Finding]:
    """Ask Discord, at the host's addresses, everything that can be asked.

    Each question may take this many seconds.
    """
    discord.http.Route.BASE = reach.api
    token = (token or "").strip()
    if not token or not can_be_sent(token):
        yield error(TOKEN, f"{suspicion(token)}{WHERE}" if token else missing_token())
        for line in _not_looked_at("there is no token to ask Discord with", "Clock", *OPENED_BY_TOKEN):
            yield line
        return
    clocks = Clocks()
    client = discord.Client(intents=discord.Intents(guilds=True), http_trace=clocks.trace)
    try:
        async for finding in _ask(client, token, patience):
            yield finding
        if client.application is not None:
            async for finding in _look_around(client, rooms, patience, reach):
                yield finding
    finally:
        await client.close()
    yield check_clock(clocks.apart)


async def _ask(client: discord.Client, token: str, patience: float) -> AsyncIterator[Finding]:
    """Ask about the token."""
    try:
        async with asyncio.timeout(patience):
            await client.login(token)
    except discord.LoginFailure:
        yield error(TOKEN, f"Discord does not accept it. {suspicion(token)}{WHERE}")
        for line in _not_looked_at("Discord does not accept the token", *OPENED_BY_TOKEN):
            yield line
        return
    except AWAY as away:
        yield error(
            DISCORD, f"{_reason(away)} Check this machine's network and name service, and Discord's status page."
        )
        yield _unasked(token)
        for line in _not_looked_at("Discord cannot be reached", *OPENED_BY_TOKEN):
            yield line
        return
    assert client.user is not None
    yield ok(TOKEN, f"Discord accepts it; the bot is called {client.user.name}.")


async def _look_around(
    client: discord.Client, rooms: Sequence[OpenRoom], patience: float, reach: Reach
) -> AsyncIterator[Finding]:
    """Ask about everything that the token opens."""
    assert client.application is not None
    for finding in check_application(client.application):
        yield finding
    try:
        async with asyncio.timeout(patience):
            finding = await check_gateway(client, reach)
        yield finding
        async with asyncio.timeout(patience):
            finding = await check_servers(client)
        yield finding
        if not rooms:
            yield NO_ROOMS
        for guild_id in dict.fromkeys(room.guild_id for room in rooms):
            async with asyncio.timeout(patience):
                findings = await check_rooms(client, guild_id, [room for room in rooms if room.guild_id == guild_id])
            for finding in findings:
                yield finding
    except AWAY as away:
        yield error(DISCORD, f"{_reason(away)} Check again in a minute.")


def _unasked(token: str) -> Finding:
    if looks_right(token):
        return warning(TOKEN, "It has the shape of a token; whether Discord accepts it is unknown.")
    return error(TOKEN, f"{suspicion(token)}{WHERE}")


def _not_looked_at(why: str, *subjects: str) -> list[Finding]:
    return [warning(subject, f"Not looked at: {why}.") for subject in subjects]


def _reason(away: Exception) -> str:
    if isinstance(away, TimeoutError):
        return "Discord cannot be reached: it has not answered in time."
    if isinstance(away, discord.HTTPException):
        return f"Discord does not serve this machine at present (status {away.status})."
    return f"Discord cannot be reached ({type(away).__name__})."
