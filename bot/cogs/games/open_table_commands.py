"""/table order and withdraw: the moves that only players of the open table have."""

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.cogs.interaction.arguments import Autocompletion, find_seat, request_meant
from bot.cogs.interaction.lifetime import MOVE
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import seat_of
from bot.cogs.interaction.services import Services
from bot.cogs.moves.making_moves import act
from engine.open_table.actions import Use, Withdraw


class OpenTableMoves(Autocompletion, app_commands.Group, name="table"):
    """Commands for what players may do at night."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    @app_commands.command(extras={MOVE: Use})
    async def order(  # noqa: PLR0913, PLR0917 (each option of a command is a parameter)
        self,
        interaction: discord.Interaction,
        ability: str,
        player: str | None = None,
        second: str | None = None,
        third: str | None = None,
        onto: str | None = None,
        for_side: bool | None = None,
        game: str | None = None,
    ) -> None:
        """Order what an ability does tonight."""
        request = await request_meant(self.services, interaction, game, Use)
        seats = [find_seat(request.hosted, name) for name in (player, second, third) if name is not None]
        of_side = _is_of_side(request, ability) if for_side is None else for_side
        fields: dict[str, object] = {"move": "use", "does": ability, "of_side": of_side}
        if len(seats) > 1:
            fields["targets"] = seats
        elif seats:
            fields["target"] = seats[0]
        if onto is not None:
            fields["onto"] = find_seat(request.hosted, onto)
        await act(request, fields)

    @app_commands.command()
    async def withdraw(self, interaction: discord.Interaction, for_side: bool = False, game: str | None = None) -> None:
        """Take an order back."""
        request = await request_meant(self.services, interaction, game, Withdraw)
        await act(request, {"move": "withdraw", "of_side": for_side})

    @order.autocomplete("ability")
    async def _ability(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_asks(interaction, typed, "does")

    @order.autocomplete("player")
    @order.autocomplete("second")
    @order.autocomplete("third")
    @order.autocomplete("onto")
    async def _seat(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_seats(interaction, typed)

    @order.autocomplete("game")
    @withdraw.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)


def _is_of_side(request: Request, ability: str) -> bool:
    """Whether an ability is offered to the asker for their side alone."""
    asks = request.hosted.asks.of(seat_of(request.interaction, request.hosted).name)
    offered = [bool(ask.fixed["of_side"]) for ask in asks if ask.fixed.get("does") == ability]
    return bool(offered) and all(offered)
