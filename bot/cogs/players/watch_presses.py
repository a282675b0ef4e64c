"""Watching a game: everybody may read along. A GM may let somebody see all secrets, who then never gets a seat.

These informed spectators read the secrets in a private thread or, where there can be none, as answers to a command.
"""

from contextlib import suppress
from dataclasses import replace

from bot.cogs.gm.moves import pages_of_secrets
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import done, reply
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import check_several
from bot.components.keys import Verb, read_snowflake
from bot.delivery.requests.failures import FAILURES
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import button, say
from bot.host.leading.watchers import check_may_watch
from bot.storage.schema.kinds import GamePhase


async def watch(request: Request) -> None:
    """Show informed spectators where to read the secrets, and others how to read along. Raises Denied.

    Once the game is over, everybody may read everything that is public then.
    """
    services, interaction, hosted = request.services, request.interaction, request.hosted
    check_several(hosted)
    room = {"room": f"<#{hosted.room.channel_id}>"}
    if hosted.game is not None and hosted.phase is GamePhase.OVER:
        await reply(interaction, Outgoing(say(hosted, "watch-over", room)))
        return
    if hosted.game is not None and await services.spectators.is_informed(hosted.id, interaction.user.id):
        await _watch_informed(request)
        return
    check_may_watch(hosted, interaction.user.id)
    ask = button(hosted, Verb.WATCH)
    await reply(interaction, Outgoing(say(hosted, "watch-how", room), rows=[[ask]]))


async def _watch_informed(request: Request) -> None:
    """Show where the thread is, or everything if the asker is in none. Somebody who left the thread is let in again."""
    services, interaction, hosted = request.services, request.interaction, request.hosted
    user_id = interaction.user.id
    if await services.spectators.come_back(hosted.id, user_id):
        await reply(interaction, Outgoing(say(hosted, "watch-returns")))
        return
    thread_id = await services.spectators.thread_with(hosted.id, user_id)
    if thread_id is None:
        alone = replace(await pages_of_secrets(services, hosted), content=say(hosted, "watch-alone"))
        await reply(interaction, alone)
        return
    with suppress(*FAILURES):
        await services.port.threads.add(thread_id, user_id)
    await reply(interaction, Outgoing(say(hosted, "watch-thread", {"thread": f"<#{thread_id}>"})))


async def ask_to_watch(press: Pressed) -> None:
    """Ask to watch with all secrets. Raises Denied."""
    check_several(press.hosted)
    await press.services.spectators.ask(press.hosted.id, press.interaction.user.id)
    await done(press.interaction, press.hosted, "watch-asks")


async def let_watch(press: Pressed) -> None:
    """Let somebody watch with all secrets, as a GM who may know them. Raises Denied.

    In a game with aliases, tell the GM if that person could write to the players in their channel.
    """
    services, interaction, hosted = press.services, press.interaction, press.hosted
    user_id = read_snowflake(press.key.rest)
    await services.spectators.agree(hosted.id, user_id)
    texts = [say(hosted, "watch-agreed")]
    with suppress(*FAILURES):
        if hosted.anonymous and await services.port.channel_access.may_post(hosted, user_id):
            values = {"user": f"<@{user_id}>", "room": f"<#{hosted.room.channel_id}>"}
            texts.append(say(hosted, "watch-can-post", values))
    await reply(interaction, Outgoing("\n".join(texts)))
