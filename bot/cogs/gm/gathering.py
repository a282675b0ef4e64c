"""Before a game: the GM asks who is there, and takes the absent off the list."""

from collections.abc import Sequence

import discord

from bot.cogs.gm.moves import player_named
from bot.cogs.interaction.replies import done, reply
from bot.cogs.interaction.rights import check_gm
from bot.cogs.interaction.services import Services
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import say
from bot.delivery.signup_messages import not_ready
from bot.host.denied import Denied
from bot.storage.live import Live, Sitting
from bot.wording.names import bold


async def ask_who_is_ready(services: Services, interaction: discord.Interaction, live: Live, minutes: int) -> None:
    """Ask everybody who has joined. Raises Denied."""
    check_gm(interaction, live)
    await services.readiness.ask(live.id, interaction.user.id, minutes)
    await done(interaction, live, "asked-ready")


async def be_ready(services: Services, interaction: discord.Interaction, live: Live) -> None:
    """Say that one is ready. Raises Denied."""
    await services.readiness.answer(live.id, interaction.user.id)
    await done(interaction, live, "is-ready")


async def take_player_off(services: Services, interaction: discord.Interaction, live: Live, player: str) -> None:
    """Take a player off the list. Raises Denied."""
    check_gm(interaction, live)
    await _take_off(services, interaction, live, [player_named(live, player)])


async def take_absent_off(services: Services, interaction: discord.Interaction, live: Live) -> None:
    """Take all off the list who were asked and are not ready. Raises Denied if nobody is."""
    check_gm(interaction, live)
    absent = not_ready(live)
    if not absent:
        raise Denied("nobody-absent")
    await _take_off(services, interaction, live, absent)


async def _take_off(
    services: Services, interaction: discord.Interaction, live: Live, sittings: Sequence[Sitting]
) -> None:
    await services.readiness.take_off(live.id, [sitting.seat_id for sitting in sittings])
    names = ", ".join(bold(sitting.name) for sitting in sittings)
    await reply(interaction, Outgoing(say(live, "taken-off", {"names": names})))
