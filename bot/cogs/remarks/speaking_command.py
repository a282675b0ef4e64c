"""/gm say: opens the form for a GM's own words."""

import discord
from discord import app_commands

from bot.cogs.interaction.arguments import gm_request
from bot.cogs.interaction.services import Services
from bot.cogs.remarks.speaking_presses import open_words
from bot.host.denied import Denied


class WordsOfGm(app_commands.Group, name="gm"):
    """The command for the GM's own words. It has no option: /gm is as long as Discord lets it be."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    @app_commands.command()
    async def say(self, interaction: discord.Interaction) -> None:
        """Say something in your own words."""
        try:
            request = await gm_request(self.services, interaction, None)
        except Denied as denied:
            if denied.reason == "which-game":
                raise Denied("which-desk") from denied
            raise
        await open_words(request)
