"""Moves a game to the channel where somebody asks for it, for example because its own was lost."""

from bot.cogs.interaction.replies import defer, reply
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import check_room, check_server, here
from bot.cogs.moves.move_receipts import with_deadline
from bot.cogs.setup.channel_warnings import warnings
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say


async def move(request: Request) -> None:
    """Continue a game where the interaction is. Raises Denied."""
    services, interaction, hosted = request.services, request.interaction, request.hosted
    check_server(interaction, hosted)
    check_room(interaction, anonymous=hosted.anonymous)
    assert interaction.channel_id is not None
    await defer(interaction)
    moved = await services.rooms.move(hosted.id, interaction.channel_id)
    answer = with_deadline(moved, say(moved, "moved"))
    await reply(interaction, Outgoing("\n".join([answer, *warnings(here(interaction), moved)])))
