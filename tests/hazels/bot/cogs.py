"""/hazels: a command for each move, and for the GM's judgement."""

from typing import Literal

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.interaction.arguments import Autocompletion, request_meant
from bot.cogs.interaction.lifetime import MOVES
from bot.cogs.interaction.services import Services
from bot.cogs.moves.making_moves import act
from bot.cogs.typed_where import everywhere
from tests.hazels.engine.actions import Answer, Judge, Throw, Walk

Stake = Literal["one", "two"]


@everywhere
class HazelsCog(Autocompletion, commands.GroupCog, group_name="hazels", group_extras={MOVES: True}):
    """A command for each move, as an alternative to the buttons."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    @app_commands.command()
    async def throw(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Throw the die."""
        await act(await request_meant(self.services, interaction, game, Throw), {"move": "throw"})

    @app_commands.command()
    async def walk(self, interaction: discord.Interaction, walker: str, steps: int, game: str | None = None) -> None:
        """Walk with one walker."""
        request = await request_meant(self.services, interaction, game, Walk)
        await act(request, {"move": "walk", "walker": walker, "steps": steps})

    @app_commands.command()
    async def answer(self, interaction: discord.Interaction, text: str, stake: Stake, game: str | None = None) -> None:
        """Answer the riddle."""
        request = await request_meant(self.services, interaction, game, Answer)
        await act(request, {"move": "answer", "text": text, "stake": stake})

    @app_commands.command()
    async def judge(self, interaction: discord.Interaction, right: bool, game: str | None = None) -> None:
        """Judge whether an answer is right."""
        request = await request_meant(self.services, interaction, game, Judge)
        await act(request, {"move": "judge", "right": right})

    @walk.autocomplete("walker")
    async def _walker(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_things(interaction, typed, Walk, "walker")

    @throw.autocomplete("game")
    @walk.autocomplete("game")
    @answer.autocomplete("game")
    @judge.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)
