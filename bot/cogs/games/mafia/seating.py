"""Shows who sits where, as far as the asker may know."""

import discord

from bot.cogs.interaction.rights import check_begun, reader_of
from bot.delivery.card.illustrating import picture_for
from bot.delivery.telling.outgoing import Outgoing
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame


async def seats(interaction: discord.Interaction, hosted: HostedGame) -> Outgoing:
    """Return the seating in words and as a picture. Raises Denied."""
    check_begun(hosted)
    picture = await picture_for(hosted, reader_of(interaction, hosted))
    if picture is None:
        raise Denied("no-seats-here")
    return Outgoing(pages=[picture.page], picture=picture)
