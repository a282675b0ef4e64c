"""The kinds of rooms that games are played in, with Discord's behaviour there that the simulation lacks."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord
import pytest
from simcord.backend.errors import BackendError
from simcord.backend.models import Webhook
from simcord.enums import ChannelType
from simcord.http.router import RequestContext
from simcord.http.routes import interactions

from tests.cogs.mishaps import delete_messages
from tests.cogs.stage import Stage

NEEDS_A_POST = 220001
"""Discord's error code for a forum webhook that names no post."""


def let_webhooks_post_in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a webhook's message arrive in the thread that the request names, as on Discord."""
    known = interactions._incoming_webhook  # the only place that knows its destination

    def of_thread(ctx: RequestContext) -> Webhook:
        webhook: Webhook = known(ctx)
        thread = ctx.params.get("thread_id")
        if thread is None and ctx.backend.get_channel(webhook.channel_id).type == ChannelType.FORUM:
            raise BackendError(400, NEEDS_A_POST, "Webhooks posted to forum channels must have a thread_id")
        if thread is None:
            return webhook
        assert ctx.backend.get_channel(int(thread)).parent_id == webhook.channel_id
        return replace(webhook, channel_id=int(thread))

    monkeypatch.setattr(interactions, "_incoming_webhook", of_thread)


async def in_forum_post(stage: Stage) -> None:
    """Move to an empty post of a forum."""
    games = stage.guild.create_forum_channel("games")
    forum = stage.bot.get_channel(games.id)
    assert isinstance(forum, discord.ForumChannel)
    await forum.create_thread(name="evening", content="Who plays?")
    await stage.env.settle()
    (stage.channel,) = games.threads
    await delete_messages(stage, stage.channel.history()[0].id)


async def in_thread(stage: Stage) -> None:
    """Move to a thread of the channel."""
    stage.channel = await stage.new_thread("evening")


async def in_announcements(stage: Stage) -> None:
    """Move to an announcement channel."""
    stage.channel = stage.guild.create_news_channel("news")


async def in_text_channel(_stage: Stage) -> None:
    """Stay in the text channel."""


PLACES: dict[str, Callable[[Stage], Awaitable[None]]] = {
    "text channel": in_text_channel,
    "thread": in_thread,
    "forum post": in_forum_post,
    "announcement channel": in_announcements,
}
