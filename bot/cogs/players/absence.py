"""Going away for a while, and coming back."""

import discord

from bot.clock import now
from bot.cogs.gm.moves import days_of
from bot.cogs.interaction.replies import reply
from bot.cogs.interaction.rights import check_begun, seat_of
from bot.cogs.interaction.services import Services
from bot.cogs.interaction.usage_log import note_counted
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import say
from bot.host.times import time_or_days_meant
from bot.storage.live import Live
from bot.wording.times import date

LONGEST_TIME = 40
"""The characters that a time has at most that somebody types."""


async def go_away(services: Services, interaction: discord.Interaction, live: Live, until: str | None) -> None:
    """Tell the table that the asker is away until a time of the server's zone; without one, that he is back.

    Raises Denied.
    """
    sitting = seat_of(interaction, live)
    check_begun(live)
    if until is None:
        await services.absences.come_back(live.id, sitting.user_id)
        note_counted(interaction)
        await reply(interaction, Outgoing(say(live, "away-over")))
        return
    unit = say(live, "day-unit")
    zone = (await services.servers.settings(live.guild_id)).zone
    moment = time_or_days_meant(until, now(), zone, days_of(live), unit)
    await services.absences.go(live.id, sitting.user_id, moment)
    note_counted(interaction)
    await reply(interaction, Outgoing(say(live, "away-told", {"when": date(moment)})))
