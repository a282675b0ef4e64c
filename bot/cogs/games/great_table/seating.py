"""Who sits where, as far as the asker may know."""

import discord

from bot.cogs.interaction.rights import check_begun, reader_of
from bot.delivery.illustrating import picture_for
from bot.delivery.outgoing import Outgoing
from bot.host.denied import Denied
from bot.storage.live import Live


async def seats(interaction: discord.Interaction, live: Live) -> Outgoing:
    """In words and as a picture. Raises Denied."""
    check_begun(live)
    picture = await picture_for(live, reader_of(interaction, live))
    if picture is None:
        raise Denied("no-seats-here")
    return Outgoing(pages=[picture.page], picture=picture)
