"""Posts under aliases: the bot checks whether a post has arrived before it tries again."""

import aiohttp
import discord
import pytest

from bot.delivery.requests.webhooks import ask_once

RESET = 10054
"""The error number of a reset connection, after which discord.py tries again."""


async def test_a_reset_connection_ends_the_attempt_to_post() -> None:
    asked = []

    async def reset(request: aiohttp.ClientRequest, _ask: aiohttp.ClientHandlerType) -> aiohttp.ClientResponse:
        asked.append(request.url)
        raise OSError(RESET, "reset")

    async with aiohttp.ClientSession(middlewares=[ask_once, reset]) as session:
        webhook = discord.Webhook.partial(1, "token", session=session)
        with pytest.raises(aiohttp.ClientError):
            await webhook.send("taken, perhaps")

    assert len(asked) == 1
