"""Opens the same table again for somebody who has played or led the game before, and lets players leave a match."""

from bot.cogs.interaction.arguments import request_meant
from bot.cogs.interaction.pressed import Pressed
from bot.cogs.interaction.replies import done, reply
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import check_may_host, check_room, here
from bot.cogs.players.joining import join
from bot.cogs.players.opening_games import practise_in_dm
from bot.cogs.setup.channel_warnings import opened
from bot.delivery.telling.saying import room_of
from bot.host.denied import Denied
from bot.host.seats.rematches import is_own_practice, opening_again


async def rematch(request: Request) -> None:
    """Open the same table again, led by the asker. Raises Denied."""
    services, interaction, old = request.services, request.interaction, request.hosted
    if interaction.channel_id != old.room.channel_id:
        raise Denied("rematch-there", {"room": room_of(old)})
    if old.is_in_dm:
        await practise_in_dm(services, interaction, opening_again(old), old)
        return
    check_may_host(interaction, (await services.servers.settings(old.guild_id)).host_roles)
    check_room(interaction, anonymous=old.anonymous)
    hosted = await services.rematches.open(old, interaction.user.id)
    if is_own_practice(old, interaction.user.id):
        await join(await request_meant(services, interaction, str(hosted.id)))
    else:
        await reply(interaction, opened(here(interaction), hosted))


async def leave_match(press: Pressed) -> None:
    """Leave the match of several games to which a game belongs. Raises Denied."""
    await press.services.matches.leave(press.hosted, press.interaction.user.id)
    await done(press.interaction, press.hosted, "match-leaving")
