"""/gm modkill: the move that a GM has in games with lynches."""

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.cogs.forms.reason_forms import Reason
from bot.cogs.gm.moves import correct
from bot.cogs.interaction.arguments import Autocompletion, find_seat, request_meant
from bot.cogs.interaction.services import Services
from engine.mafia.actions import Modkill


class GmOfTheTable(Autocompletion, app_commands.Group, name="gm"):
    """Commands for the GM of such a game."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    @app_commands.command()
    async def modkill(
        self, interaction: discord.Interaction, player: str, reason: Reason | None = None, game: str | None = None
    ) -> None:
        """Take a player out."""
        request = await request_meant(self.services, interaction, game)
        await correct(request, Modkill(player=find_seat(request.hosted, player)), reason)

    @modkill.autocomplete("player")
    async def _seat(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_seats(interaction, typed)

    @modkill.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)
