"""/quest: the moves of the quest games."""

from typing import Literal

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.interaction.arguments import Autocompletion, find_seat, request_meant
from bot.cogs.interaction.lifetime import MOVES
from bot.cogs.interaction.services import Services
from bot.cogs.moves.making_moves import act
from bot.cogs.typed_where import everywhere
from engine.actions import Action
from engine.naming import snake_case
from engine.parties.actions import Act, Look, Vote
from engine.quests.actions import Guess, Invert, Propose

Answer = Literal["approve", "reject"]
Order = Literal["support", "sabotage"]


@everywhere
class QuestCog(Autocompletion, commands.GroupCog, group_name="quest", group_extras={MOVES: True}):
    """A command for each move, as an alternative to the buttons."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    @app_commands.command()
    async def propose(  # noqa: PLR0913, PLR0917 (each option of a command is a parameter)
        self,
        interaction: discord.Interaction,
        first: str,
        second: str,
        third: str | None = None,
        fourth: str | None = None,
        fifth: str | None = None,
        sixth: str | None = None,
        inverter: str | None = None,
        game: str | None = None,
    ) -> None:
        """Name a party."""
        request = await request_meant(self.services, interaction, game, Propose)
        party = [
            find_seat(request.hosted, name) for name in (first, second, third, fourth, fifth, sixth) if name is not None
        ]
        fields: dict[str, object] = {"move": "propose", "party": party}
        if inverter is not None:
            fields["inverter"] = find_seat(request.hosted, inverter)
        await act(request, fields)

    @app_commands.command()
    async def vote(
        self, interaction: discord.Interaction, answer: Answer, openly: bool = False, game: str | None = None
    ) -> None:
        """Vote."""
        request = await request_meant(self.services, interaction, game, Vote)
        await act(request, {"move": "vote", "approve": answer == "approve", "public": openly})

    @app_commands.command()
    async def act(self, interaction: discord.Interaction, order: Order, game: str | None = None) -> None:
        """Give an order."""
        request = await request_meant(self.services, interaction, game, Act)
        await act(request, {"move": "act", "support": order == "support"})

    @app_commands.command()
    async def invert(
        self, interaction: discord.Interaction, player: str | None = None, game: str | None = None
    ) -> None:
        """Use the inverter."""
        await self._name(interaction, Invert, player, game)

    @app_commands.command()
    async def look(self, interaction: discord.Interaction, player: str | None = None, game: str | None = None) -> None:
        """Look at a player."""
        await self._name(interaction, Look, player, game)

    @app_commands.command()
    async def guess(self, interaction: discord.Interaction, player: str | None = None, game: str | None = None) -> None:
        """Guess."""
        await self._name(interaction, Guess, player, game)

    async def _name(
        self, interaction: discord.Interaction, move: type[Action], player: str | None, game: str | None
    ) -> None:
        """Make a move that names a player, or nobody."""
        request = await request_meant(self.services, interaction, game, move)
        target = find_seat(request.hosted, player) if player is not None else None
        await act(request, {"move": snake_case(move.__name__), "target": target})

    @propose.autocomplete("first")
    @propose.autocomplete("second")
    @propose.autocomplete("third")
    @propose.autocomplete("fourth")
    @propose.autocomplete("fifth")
    @propose.autocomplete("sixth")
    @propose.autocomplete("inverter")
    @invert.autocomplete("player")
    @look.autocomplete("player")
    @guess.autocomplete("player")
    async def _seat(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_seats(interaction, typed)

    @propose.autocomplete("game")
    @vote.autocomplete("game")
    @act.autocomplete("game")
    @invert.autocomplete("game")
    @look.autocomplete("game")
    @guess.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)
