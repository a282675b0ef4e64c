"""/table and /gm: the moves that only players and GMs of the Great Table have."""

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.cogs.forms.reason_forms import Reason
from bot.cogs.gm.moves import correct
from bot.cogs.interaction.arguments import Autocompletion, find_seat, game_of_form, request_meant
from bot.cogs.interaction.services import Services
from bot.cogs.moves.making_moves import act
from bot.cogs.moves.ranking_presses import open_list
from engine.great_table.actions import Kill, List, PassOver, Revive, Steal, Use


class GreatTableMoves(Autocompletion, app_commands.Group, name="table"):
    """Commands for the cards, and for the House."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    @app_commands.command(name="list")
    async def rank(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Write a list."""
        await open_list(interaction, await game_of_form(self.services, interaction, game, List), List)

    @app_commands.command()
    async def steal(self, interaction: discord.Interaction, player: str | None = None, game: str | None = None) -> None:
        """Rob a player, or nobody."""
        request = await request_meant(self.services, interaction, game, Steal)
        target = find_seat(request.hosted, player) if player is not None else None
        await act(request, {"move": "steal", "target": target})

    @app_commands.command()
    async def use(  # noqa: PLR0913, PLR0917 (each option of a command is a parameter)
        self,
        interaction: discord.Interaction,
        player: str | None = None,
        second: str | None = None,
        left_of: str | None = None,
        votes_for: str | None = None,
        card: str | None = None,
        game: str | None = None,
    ) -> None:
        """Order what the card in hand does. Without a target, withdraw the order."""
        request = await request_meant(self.services, interaction, game, Use)
        seats = [find_seat(request.hosted, name) for name in (player, second) if name is not None]
        fields: dict[str, object] = {"move": "use"}
        if second is not None:
            fields["targets"] = seats
        elif player is not None:
            fields["target"] = seats[0]
        for field, name in {"left_of": left_of, "votes_for": votes_for}.items():
            if name is not None:
                fields[field] = find_seat(request.hosted, name)
        if card is not None:
            fields["card"] = card
        await act(request, fields)

    @app_commands.command()
    async def kill(self, interaction: discord.Interaction, player: str | None = None, game: str | None = None) -> None:
        """Order a kill, or withdraw the order."""
        request = await request_meant(self.services, interaction, game, Kill)
        target = find_seat(request.hosted, player) if player is not None else None
        await act(request, {"move": "kill", "target": target})

    @steal.autocomplete("player")
    @use.autocomplete("player")
    @use.autocomplete("second")
    @use.autocomplete("left_of")
    @use.autocomplete("votes_for")
    @kill.autocomplete("player")
    async def _seat(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_seats(interaction, typed)

    @use.autocomplete("card")
    async def _card(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_things(interaction, typed, Use, "card")

    @rank.autocomplete("game")
    @steal.autocomplete("game")
    @use.autocomplete("game")
    @kill.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)


class GreatTableGm(Autocompletion, app_commands.Group, name="gm"):
    """Commands for the GM of a Great Table."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

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

    @revive.autocomplete("player")
    @pass_over.autocomplete("player")
    async def _seat(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_seats(interaction, typed)

    @revive.autocomplete("game")
    @pass_over.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)
