"""Checks that people who speak through the bot in a server could also speak there themselves."""

import discord

from bot.cogs.interaction.services import Services
from bot.delivery.requests.members import Standing, standing_of
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame


async def check_is_there(services: Services, hosted: HostedGame, user: discord.User | discord.Member) -> None:
    """Raise Denied if somebody has left the game's server, is banned or timed out, so that they could not speak there.

    An interaction in the server shows this; for a DM, Discord is asked.
    """
    if isinstance(user, discord.Member) and user.guild.id == hosted.guild_id:
        standing = standing_of(user)
    else:
        standing = await services.port.members.standing(hosted.guild_id, user.id)
    match standing:
        case Standing.GONE:
            raise Denied("say-left")
        case Standing.TIMED_OUT:
            raise Denied("say-timed-out")
        case Standing.UNKNOWN:
            raise Denied("say-unsure")
        case Standing.PRESENT:
            pass
