"""/quest give, use and unuse: the moves that Honnō-ji adds to those of the quest games."""

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.cogs.interaction.arguments import Autocompletion, find_seat, request_meant
from bot.cogs.interaction.services import Services
from bot.cogs.moves.making_moves import act
from engine.honnoji.actions import Give, Unuse, Use


class TalismanMoves(Autocompletion, app_commands.Group, name="quest"):
    """Commands for talismans."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    @app_commands.command()
    async def give(self, interaction: discord.Interaction, player: str, game: str | None = None) -> None:
        """Give the shown item to somebody else."""
        request = await request_meant(self.services, interaction, game, Give)
        await act(request, {"move": "give", "target": find_seat(request.hosted, player)})

    @app_commands.command()
    async def use(
        self,
        interaction: discord.Interaction,
        item: str,
        player: str | None = None,
        secretly: bool = False,
        game: str | None = None,
    ) -> None:
        """Use an item, in public or set in secret."""
        request = await request_meant(self.services, interaction, game, Use)
        fields: dict[str, object] = {"move": "use", "talisman": item, "preload": secretly}
        if player is not None:
            fields["target"] = find_seat(request.hosted, player)
        await act(request, fields)

    @app_commands.command()
    async def unuse(self, interaction: discord.Interaction, item: str, game: str | None = None) -> None:
        """Take back an item that was set in secret."""
        request = await request_meant(self.services, interaction, game, Unuse)
        await act(request, {"move": "unuse", "talisman": item})

    @give.autocomplete("player")
    @use.autocomplete("player")
    async def _seat(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_seats(interaction, typed)

    @use.autocomplete("item")
    @unuse.autocomplete("item")
    async def _item(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_asks(interaction, typed, "talisman")

    @give.autocomplete("game")
    @use.autocomplete("game")
    @unuse.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)
