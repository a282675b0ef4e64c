"""/gm modkill, revive and pass-over: the moves that a GM has at the Great Table only."""

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.cogs.forms.reason_forms import Reason
from bot.cogs.gm.moves import correct
from bot.cogs.interaction.arguments import Autocompletion, find_seat, request_meant
from bot.cogs.interaction.services import Services
from engine.great_table.actions import PassOver, Revive
from engine.mafia.actions import Modkill


class GmOfTheTable(Autocompletion, app_commands.Group, name="gm"):
    """Commands for the GM of a Great Table."""

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

    @app_commands.command()
    async def revive(
        self, interaction: discord.Interaction, player: str, reason: Reason | None = None, game: str | None = None
    ) -> None:
        """Bring a player back."""
        request = await request_meant(self.services, interaction, game)
        await correct(request, Revive(player=find_seat(request.hosted, player)), reason)

    @app_commands.command(name="pass-over")
    async def pass_over(
        self, interaction: discord.Interaction, player: str, reason: Reason | None = None, game: str | None = None
    ) -> None:
        """Go on with the deal without a player's list."""
        request = await request_meant(self.services, interaction, game)
        await correct(request, PassOver(player=find_seat(request.hosted, player)), reason)

    @modkill.autocomplete("player")
    @revive.autocomplete("player")
    @pass_over.autocomplete("player")
    async def _seat(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_seats(interaction, typed)

    @modkill.autocomplete("game")
    @revive.autocomplete("game")
    @pass_over.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)
