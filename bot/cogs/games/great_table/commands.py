"""/table: the moves of the Great Table, and its vote book."""

from typing import Literal

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.games.great_table import seating, vote_book
from bot.cogs.interaction.arguments import Autocompletion, find_seat, game_meant, game_of_form, request_meant
from bot.cogs.interaction.replies import reply
from bot.cogs.interaction.services import Services
from bot.cogs.interaction.usage_log import MOVES
from bot.cogs.moves.making_moves import act
from bot.cogs.moves.ranking_presses import open_list
from bot.cogs.typed_where import everywhere
from bot.wording.speech_words import as_said
from engine.great_table.actions import Kill, List, Steal, Use, Whisper
from engine.mafia.actions import Unvote, Vote

Thread = Literal["house", "lovers", "dead"]


@everywhere
class TableCog(Autocompletion, commands.GroupCog, group_name="table", group_extras={MOVES: True}):
    """A command for each move, as an alternative to the buttons."""

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

    @app_commands.command()
    async def whisper(
        self, interaction: discord.Interaction, thread: Thread, text: str, game: str | None = None
    ) -> None:
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

    @steal.autocomplete("player")
    @vote.autocomplete("player")
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
    @vote.autocomplete("game")
    @no_lynch.autocomplete("game")
    @unvote.autocomplete("game")
    @use.autocomplete("game")
    @kill.autocomplete("game")
    @whisper.autocomplete("game")
    @seats.autocomplete("game")
    @count.autocomplete("game")
    @changes.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)
