"""/table: the moves that all games with lynches have, and their vote book."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.games.mafia import seating, vote_book
from bot.cogs.interaction.arguments import Autocompletion, find_seat, game_meant, request_meant
from bot.cogs.interaction.lifetime import MOVES
from bot.cogs.interaction.replies import reply
from bot.cogs.interaction.services import Services
from bot.cogs.moves.making_moves import act
from bot.cogs.typed_where import everywhere
from bot.wording.speech_words import as_said
from engine.mafia.actions import Unvote, Vote, Whisper


@everywhere
class TableCog(Autocompletion, commands.GroupCog, group_name="table", group_extras={MOVES: True}):
    """A command for each move, as an alternative to the buttons."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    @app_commands.command()
    async def vote(self, interaction: discord.Interaction, player: str, game: str | None = None) -> None:
        """Vote for a player."""
        request = await request_meant(self.services, interaction, game, Vote)
        await act(request, {"move": "vote", "target": find_seat(request.hosted, player)})

    @app_commands.command(name="no-lynch")
    async def no_lynch(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Vote for no lynch."""
        request = await request_meant(self.services, interaction, game, Vote)
        await act(request, {"move": "vote", "target": None})

    @app_commands.command()
    async def unvote(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Withdraw a vote."""
        request = await request_meant(self.services, interaction, game, Unvote)
        await act(request, {"move": "unvote"})

    @app_commands.command()
    async def whisper(self, interaction: discord.Interaction, thread: str, text: str, game: str | None = None) -> None:
        """Say something in a thread."""
        request = await request_meant(self.services, interaction, game, Whisper)
        await act(request, {"move": "whisper", "thread": thread, "text": as_said(text)})

    @app_commands.command()
    async def seats(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show who sits where."""
        await reply(interaction, await seating.seats(interaction, await game_meant(self.services, interaction, game)))

    @app_commands.command()
    async def count(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show the count of the votes."""
        await reply(interaction, vote_book.count(await game_meant(self.services, interaction, game)))

    @app_commands.command()
    async def changes(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show how the count has changed."""
        await reply(
            interaction, await vote_book.changes(self.services, await game_meant(self.services, interaction, game))
        )

    @vote.autocomplete("player")
    async def _seat(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_seats(interaction, typed)

    @whisper.autocomplete("thread")
    async def _thread(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_asks(interaction, typed, "thread")

    @vote.autocomplete("game")
    @no_lynch.autocomplete("game")
    @unvote.autocomplete("game")
    @whisper.autocomplete("game")
    @seats.autocomplete("game")
    @count.autocomplete("game")
    @changes.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)
