"""/danube: throw and move."""

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.cogs.games.resigning import Resigning
from bot.cogs.interaction.arguments import request_meant
from bot.cogs.interaction.lifetime import MOVES
from bot.cogs.interaction.services import Services
from bot.cogs.moves.making_moves import act
from bot.cogs.typed_where import everywhere
from engine.boards.actions import Throw
from engine.danube.actions import Move


@everywhere
class DanubeCog(Resigning, group_name="danube", group_extras={MOVES: True}):
    """A command for each move, as an alternative to the buttons."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    @app_commands.command()
    async def throw(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Throw the sticks."""
        request = await request_meant(self.services, interaction, game, Throw)
        await act(request, {"move": "throw"})

    @app_commands.command()
    async def move(self, interaction: discord.Interaction, boat: int, steps: int, game: str | None = None) -> None:
        """Move a boat."""
        request = await request_meant(self.services, interaction, game, Move)
        await act(request, {"move": "move", "from": boat, "steps": steps})

    @throw.autocomplete("game")
    @move.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)
