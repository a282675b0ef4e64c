"""Before a game: the GM asks who is there, and takes the absent off the list."""

from collections.abc import Sequence

import discord

from bot.cogs.gm.moves import player_named
from bot.cogs.interaction.replies import done, reply
from bot.cogs.interaction.rights import check_gm
from bot.cogs.interaction.services import Services
from bot.delivery.card.signup_messages import not_ready
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.wording.name_words import bold


async def ask_who_is_ready(
    services: Services, interaction: discord.Interaction, hosted: HostedGame, minutes: int
) -> None:
    """Ask everybody who has joined. Raises Denied."""
    check_gm(interaction, hosted)
    await services.readiness.ask(hosted.id, interaction.user.id, minutes)
    await done(interaction, hosted, "asked-ready")


async def be_ready(services: Services, interaction: discord.Interaction, hosted: HostedGame) -> None:
    """Say that one is ready. Raises Denied."""
    await services.readiness.answer(hosted.id, interaction.user.id)
    await done(interaction, hosted, "is-ready")


async def take_player_off(
    services: Services, interaction: discord.Interaction, hosted: HostedGame, player: str
) -> None:
    """Take a player off the list. Raises Denied."""
    check_gm(interaction, hosted)
    await _take_off(services, interaction, hosted, [player_named(hosted, player)])


async def take_absent_off(services: Services, interaction: discord.Interaction, hosted: HostedGame) -> None:
    """Take all off the list who were asked and are not ready. Raises Denied if nobody is."""
    check_gm(interaction, hosted)
    absent = not_ready(hosted)
    if not absent:
        raise Denied("nobody-absent")
    await _take_off(services, interaction, hosted, absent)


async def _take_off(
    services: Services, interaction: discord.Interaction, hosted: HostedGame, occupancies: Sequence[Occupancy]
) -> None:
    await services.readiness.take_off(hosted.id, [occupancy.seat_id for occupancy in occupancies])
    names = ", ".join(bold(occupancy.name) for occupancy in occupancies)
    await reply(interaction, Outgoing(say(hosted, "taken-off", {"names": names})))
