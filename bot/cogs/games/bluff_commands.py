"""/bluff: bid and challenge."""

import re

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.cogs.games.resigning import Resigning
from bot.cogs.interaction.arguments import request_meant
from bot.cogs.interaction.lifetime import MOVES
from bot.cogs.interaction.services import Services
from bot.cogs.moves.making_moves import act
from bot.cogs.typed_where import everywhere
from bot.host.denied import Denied
from engine.bluff.actions import Bid, Challenge

DICE = re.compile("[1-6 ,]+", re.ASCII)
"""The form of some dice as they are typed, one after the other."""


@everywhere
class BluffCog(Resigning, group_name="bluff", group_extras={MOVES: True}):
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
        """Bid and, if wanted, show dice, whose faces are typed one after the other."""
        request = await request_meant(self.services, interaction, game, Bid)
        fields: dict[str, object] = {"move": "bid", "count": count, "face": face}
        if show is not None:
            fields["show"] = _dice(show)
        await act(request, fields)

    @app_commands.command()
    async def challenge(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Challenge the bid."""
        request = await request_meant(self.services, interaction, game, Challenge)
        await act(request, {"move": "challenge"})

    @bid.autocomplete("game")
    @challenge.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)


def _dice(typed: str) -> list[int]:
    """Read the dice that somebody shows. Raises Denied."""
    if not DICE.fullmatch(typed):
        raise Denied("dice-unreadable")
    return [int(each) for each in typed if each.isdigit()]
