"""/board: show the game's state, in a picture and in words, to anybody who asks."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.interaction.arguments import Autocompletion, game_meant
from bot.cogs.interaction.replies import defer, reply
from bot.cogs.interaction.services import Services
from bot.cogs.players import looks
from bot.cogs.typed_where import everywhere


class BoardCog(Autocompletion, commands.Cog):
    """The shortest way to see the board again."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="board")
    @everywhere
    async def board(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show the board."""
        hosted = await game_meant(self.services, interaction, game)
        await defer(interaction)
        await reply(interaction, await looks.status(self.services, interaction, hosted))

    @board.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)
