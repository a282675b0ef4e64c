"""Resigning: a command of every board game, which first asks whether its player means it."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.interaction.arguments import Autocompletion, game_meant
from bot.cogs.interaction.replies import reply
from bot.cogs.interaction.rights import seat_of
from bot.cogs.moves.giving_up import sure
from engine.boards.actions import Resign


class Resigning(Autocompletion, commands.GroupCog):
    """The command that the groups of all board games share."""

    @app_commands.command()
    async def resign(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Give up."""
        hosted = await game_meant(self.services, interaction, game, Resign)
        await reply(interaction, sure(hosted, hosted.asks.of(seat_of(interaction, hosted).name)))

    @resign.autocomplete("game")
    async def _game_to_resign(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)
