"""Sends a move's answer by DM when Discord no longer takes it, in games that use DMs.

Players without a working DM find everything they were told behind the game's buttons.
"""

import discord
import structlog

from bot.cogs.interaction.lifetime import game_of
from bot.cogs.interaction.services import services_of
from bot.delivery.requests.failures import FAILURES
from bot.delivery.telling.outgoing import Outgoing
from bot.storage.schema.kinds import Secrecy

GIVEN_UP = frozenset({10062, 10015, 50027})
"""Discord's codes for an interaction that it no longer knows, and for a token that is no longer valid."""

log = structlog.get_logger()


async def tell_by_dm(interaction: discord.Interaction, outgoing: Outgoing) -> None:
    """Send a player by DM what they should have been answered."""
    hosted = game_of(interaction)
    occupancy = hosted.occupancy_of(interaction.user.id) if hosted is not None else None
    if hosted is None or occupancy is None or hosted.settings.secrecy is Secrecy.ANSWERS:
        return
    if occupancy.dm_channel_id is None or not occupancy.dm_open:
        return
    try:
        await services_of(interaction).port.send(occupancy.dm_channel_id, outgoing, nonce=f"re{interaction.id}")
    except FAILURES as error:
        log.warning("not told by DM", game=hosted.id, error=type(error).__name__)
