"""Notices from what players do with the bot that their DM is open again, and that they are back at their seat."""

import discord
import structlog

from bot.cogs.interaction.services import Services
from bot.logs import where
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase
from engine.actions import Resume
from engine.judging import Submission
from engine.names import GM

log = structlog.get_logger()


async def notice_dm(services: Services, interaction: discord.Interaction, hosted: HostedGame) -> None:
    """Remember the DM of an interaction, if it is open again. A game that is played there goes on."""
    if interaction.guild_id is None and interaction.channel_id is not None:
        await remember_dm(services, hosted, interaction.user.id, interaction.channel_id)
        if hosted.is_in_dm and hosted.room.loss is not None and hosted.phase is not GamePhase.OVER:
            await _go_on(services, hosted)


async def _go_on(services: Services, hosted: HostedGame) -> None:
    """Let a game go on in the DM that it had lost."""
    there = await services.rooms.move(hosted.id, hosted.room.channel_id)
    if there.game is not None and there.game.table.paused:
        await services.host.submit(there, Submission(GM, Resume()))


async def remember_dm(services: Services, hosted: HostedGame, user_id: int, channel_id: int) -> None:
    """Remember a DM that is open again."""
    occupancy = hosted.occupancy_of(user_id)
    if occupancy is not None and not occupancy.dm_open:
        await services.sign_up.save_dm(hosted.id, user_id, channel_id, is_open=True)


async def notice_return(services: Services, hosted: HostedGame, user_id: int) -> None:
    """Give somebody's seat back to them if a house player stands in for them.

    Whatever they do, even if they only look, brings them back. If only moves did, everybody would see who had a secret
    order to give. If that fails, what they do goes on all the same.
    """
    occupancy = hosted.occupancy_of(user_id)
    if occupancy is not None and hosted.phase is GamePhase.RUNNING and occupancy.name in hosted.house:
        try:
            await services.host.give_back(hosted, occupancy)
        except Exception as error:
            log.error("seat not given back", game=hosted.id, error=where(error))
