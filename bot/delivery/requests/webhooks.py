"""Posts under aliases by webhooks: the bot has one of its own in each channel, found again or made anew.

A thread uses its channel's webhook, and a post that of its forum. The tokens are secrets, so they are asked of Discord
when they are needed, and kept in memory alone.

discord.py repeats a webhook's request by itself after a server error or a reset connection. The post may have arrived
all the same, and webhooks have no nonces. So each post has a session of its own, in which such a failure ends the
attempt.
"""

import asyncio

import aiohttp
import discord

from bot.delivery.requests.bucket import Bucket
from bot.delivery.requests.channels import Places
from bot.delivery.requests.failures import SERVER_ERROR

NAME = "Brehon"
UNKNOWN_WEBHOOK = 10015
LONGEST_POST = 30.0
"""The most seconds of a post. One that is cut off counts as half sent."""

Channel = discord.TextChannel | discord.ForumChannel


class Webhooks:
    """Posts as a Discord client, past the token bucket.

    All methods raise discord.HTTPException, aiohttp.ClientError, or TimeoutError.
    """

    def __init__(self, client: discord.Client, bucket: Bucket, places: Places) -> None:
        self._client = client
        self._bucket = bucket
        self._places = places
        self._own: dict[int, discord.Webhook] = {}

    async def post(self, channel_id: int, name: str, text: str) -> int:
        """Post a text under a name and return the message's id. It mentions nobody, and previews no links."""
        channel, thread = await self._places.room(channel_id)
        assert isinstance(channel, discord.TextChannel | discord.ForumChannel)
        try:
            return await self._post(channel, thread, name, text)
        except discord.NotFound as error:
            if error.code != UNKNOWN_WEBHOOK:
                raise
        # Somebody has deleted the webhook.
        self.forget(channel.id)
        return await self._post(channel, thread, name, text)

    def forget(self, channel_id: int) -> None:
        """Forget a channel's webhook, so that the next post looks for it again: somebody has changed something."""
        self._own.pop(channel_id, None)

    async def _post(self, channel: Channel, thread: discord.Thread | None, name: str, text: str) -> int:
        own = self._own.get(channel.id) or await self._find_own(channel)
        self._own[channel.id] = own
        await self._bucket.take()
        # discord.py waits for a webhook as long as Discord says, which would hold up everything else in the room.
        async with asyncio.timeout(LONGEST_POST), aiohttp.ClientSession(middlewares=[ask_once]) as session:
            assert own.token is not None
            webhook = discord.Webhook.partial(own.id, own.token, session=session, client=self._client)
            message = await webhook.send(
                text,
                username=name,
                thread=thread or discord.utils.MISSING,
                allowed_mentions=discord.AllowedMentions.none(),
                suppress_embeds=True,
                wait=True,
            )
        return message.id

    async def _find_own(self, channel: Channel) -> discord.Webhook:
        """Return the bot's own webhook in a channel. Discord does not give the tokens of others."""
        await self._bucket.take()
        for webhook in await channel.webhooks():
            if webhook.token and webhook.user is not None and webhook.user == self._client.user:
                return webhook
        await self._bucket.take()
        return await channel.create_webhook(name=NAME)


async def ask_once(request: aiohttp.ClientRequest, ask: aiohttp.ClientHandlerType) -> aiohttp.ClientResponse:
    """Turn the answers after which discord.py would ask again into an error that it passes on."""
    try:
        response = await ask(request)
    except OSError as error:
        raise aiohttp.ClientConnectionError from error
    if response.status >= SERVER_ERROR:
        response.close()
        raise discord.DiscordServerError(response, None)
    return response
