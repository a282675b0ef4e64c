"""Lets players go away for a while, and come back."""

import discord

from bot.clock import now
from bot.cogs.gm.moves import time_words
from bot.cogs.interaction.lifetime import note_counted
from bot.cogs.interaction.replies import reply
from bot.cogs.interaction.rights import check_begun, seat_of
from bot.cogs.interaction.services import Services
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.host.waits.typed_times import moment_meant
from bot.storage.games.hosted_game import HostedGame
from bot.wording.time_words import date


async def go_away(services: Services, interaction: discord.Interaction, hosted: HostedGame, until: str | None) -> None:
    """Tell the table that the asker is away until a time in the server's zone or, without a time, that they are back.

    Raises Denied.
    """
    occupancy = seat_of(interaction, hosted)
    check_begun(hosted)
    if until is None:
        await services.absences.come_back(hosted.id, occupancy.user_id)
        note_counted(interaction)
        await reply(interaction, Outgoing(say(hosted, "away-over")))
        return
    zone = (await services.servers.settings(hosted.guild_id)).zone
    moment = moment_meant(until, now(), zone, time_words(hosted))
    await services.absences.go(hosted.id, occupancy.user_id, moment)
    note_counted(interaction)
    await reply(interaction, Outgoing(say(hosted, "away-told", {"when": date(moment)})))
