"""What a move is answered when Discord takes no answer any more: it comes by DM, where the game uses DMs.

Who has no DM that works finds all that he was told behind the buttons of the game.
"""

import discord
import structlog

from bot.cogs.interaction.services import services_of
from bot.cogs.interaction.usage_log import game_of
from bot.delivery.failures import FAILURES
from bot.delivery.outgoing import Outgoing
from bot.storage.kinds import Secrecy

GIVEN_UP = frozenset({10062, 10015, 50027})
"""Discord's codes for an interaction that it does not know any more, and for a token that is no longer good."""

log = structlog.get_logger()


async def tell_by_dm(interaction: discord.Interaction, outgoing: Outgoing) -> None:
    """Tell a player by DM what he was to be answered."""
    live = game_of(interaction)
    sitting = live.sitting_of(interaction.user.id) if live is not None else None
    if live is None or sitting is None or live.secrecy is Secrecy.ANSWERS:
        return
    if sitting.dm_channel_id is None or not sitting.dm_open:
        return
    try:
        await services_of(interaction).port.send(sitting.dm_channel_id, outgoing, nonce=f"re{interaction.id}")
    except FAILURES as error:
        log.warning("not told by DM", game=live.id, error=type(error).__name__)
