"""/ask: a question to the GMs, which nobody else hears of."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.interaction.arguments import Autocompletion, game_of_form
from bot.cogs.interaction.lifetime import keep_unlogged
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.services import Services
from bot.cogs.remarks.asking import open_question
from bot.cogs.typed_where import in_servers_and_dms


class AskCog(Autocompletion, commands.Cog):
    """Lets players ask the GMs something."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="ask")
    @in_servers_and_dms
    async def ask(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Ask the GMs something."""
        keep_unlogged(interaction)
        hosted = await game_of_form(self.services, interaction, game)
        await open_question(Request(self.services, interaction, hosted))

    @ask.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)
