"""/bluff: bidding, challenging and giving up."""

import re

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.cogs.interaction.arguments import Autocompletion, game_meant
from bot.cogs.interaction.services import Services
from bot.cogs.interaction.usage_log import MOVES
from bot.cogs.moves.acting import act
from engine.bluff.actions import Bid, Challenge
from engine.boards.actions import Resign

FACES = re.compile("[0-9]")


@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class BluffCog(Autocompletion, commands.GroupCog, group_name="bluff", group_extras={MOVES: True}):
    """A command for each move, as an alternative to the buttons."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    @app_commands.command()
    async def bid(
        self,
        interaction: discord.Interaction,
        count: int,
        face: Range[int, 1, 6],
        show: str | None = None,
        game: str | None = None,
    ) -> None:
        """Bid, and perhaps lay out dice, whose faces are told one after the other."""
        live = await game_meant(self.services, interaction, game, Bid)
        fields: dict[str, object] = {"move": "bid", "count": count, "face": face}
        if show is not None:
            fields["show"] = [int(digit) for digit in FACES.findall(show)]
        await act(self.services, interaction, live, fields)

    @app_commands.command()
    async def challenge(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Challenge the bid."""
        live = await game_meant(self.services, interaction, game, Challenge)
        await act(self.services, interaction, live, {"move": "challenge"})

    @app_commands.command()
    async def resign(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Give up."""
        live = await game_meant(self.services, interaction, game, Resign)
        await act(self.services, interaction, live, {"move": "resign"})

    @bid.autocomplete("game")
    @challenge.autocomplete("game")
    @resign.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)
