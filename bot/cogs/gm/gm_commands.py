"""/gm: the GM's powers over his game, and those of a server's managers."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.gm.desk_presses import desk
from bot.cogs.gm.gathering import ask_who_is_ready, take_player_off
from bot.cogs.gm.leading_presses import co_gm, hand_over
from bot.cogs.gm.moves import Later, act_for_panel, all_secrets, correct, extend, gm_move, gm_panel, reveal
from bot.cogs.gm.moving import move
from bot.cogs.gm.replacing import offer
from bot.cogs.gm.undo_presses import undo
from bot.cogs.interaction.arguments import Autocompletion, game_meant, game_to_move
from bot.cogs.interaction.reason_forms import Reason
from bot.cogs.interaction.replies import reply
from bot.cogs.interaction.rights import UNSEATED, check_gm
from bot.cogs.interaction.services import Services
from bot.cogs.interaction.usage_log import MOVES
from bot.host.seats.readiness import USUAL_MINUTES
from bot.host.waits.deadlines import LONGEST_EXTENSION
from engine.actions import Close, Pause, Resume


@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class GmCog(Autocompletion, commands.GroupCog, group_name="gm", group_extras={MOVES: True}):
    """Commands for the GM. Managers of the server may hand a game over, or move it."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    @app_commands.command()
    async def desk(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show everything of the game, and all that the GM may do."""
        hosted = await game_meant(self.services, interaction, game)
        await reply(interaction, await desk(self.services, interaction, hosted))

    @app_commands.command()
    async def close(
        self, interaction: discord.Interaction, reason: Reason | None = None, game: str | None = None
    ) -> None:
        """Close the present wait."""
        await correct(self.services, interaction, await game_meant(self.services, interaction, game), Close(), reason)

    @app_commands.command()
    async def extend(
        self,
        interaction: discord.Interaction,
        hours: app_commands.Range[float, 0.25, LONGEST_EXTENSION] | None = None,
        until: str | None = None,
        reason: Reason | None = None,
        game: str | None = None,
    ) -> None:
        """Move the deadline."""
        hosted = await game_meant(self.services, interaction, game)
        await extend(self.services, interaction, hosted, Later(hours, until), reason)

    @app_commands.command()
    async def moves(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show what the GM may do, and what he is asked himself."""
        hosted = await game_meant(self.services, interaction, game)
        check_gm(interaction, hosted)
        await reply(interaction, gm_panel(interaction, hosted))

    @app_commands.command()
    async def pause(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Pause."""
        await gm_move(self.services, interaction, await game_meant(self.services, interaction, game), Pause())

    @app_commands.command()
    async def resume(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Resume."""
        await gm_move(self.services, interaction, await game_meant(self.services, interaction, game), Resume())

    @app_commands.command()
    async def undo(
        self, interaction: discord.Interaction, reason: Reason | None = None, game: str | None = None
    ) -> None:
        """Take back a step."""
        await undo(self.services, interaction, await game_meant(self.services, interaction, game), reason)

    @app_commands.command(name="act-for")
    async def act_for(
        self, interaction: discord.Interaction, player: str, reason: Reason | None = None, game: str | None = None
    ) -> None:
        """Show what may be done for a player."""
        hosted = await game_meant(self.services, interaction, game)
        await reply(interaction, act_for_panel(interaction, hosted, player, reason))

    @app_commands.command(extras={UNSEATED: True})
    async def secrets(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show everything."""
        hosted = await game_meant(self.services, interaction, game)
        await reply(interaction, await all_secrets(self.services, interaction, hosted))

    @app_commands.command()
    async def reveal(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Tell who was who."""
        await reveal(self.services, interaction, await game_meant(self.services, interaction, game))

    @app_commands.command()
    async def replace(
        self, interaction: discord.Interaction, player: str, reason: Reason | None = None, game: str | None = None
    ) -> None:
        """Offer a seat."""
        await offer(self.services, interaction, await game_meant(self.services, interaction, game), player, reason)

    @app_commands.command()
    async def ready(
        self,
        interaction: discord.Interaction,
        minutes: app_commands.Range[int, 1, 1440] = USUAL_MINUTES,
        game: str | None = None,
    ) -> None:
        """Ask who is there, before a game."""
        hosted = await game_meant(self.services, interaction, game)
        await ask_who_is_ready(self.services, interaction, hosted, minutes)

    @app_commands.command(name="take-off")
    async def take_off(self, interaction: discord.Interaction, player: str, game: str | None = None) -> None:
        """Take a player off the list, before a game."""
        await take_player_off(self.services, interaction, await game_meant(self.services, interaction, game), player)

    @app_commands.command(name="hand-over")
    async def hand_over(
        self,
        interaction: discord.Interaction,
        player: str | None = None,
        person: discord.Member | discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """Hand the game over."""
        hosted = await game_meant(self.services, interaction, game)
        await hand_over(self.services, interaction, hosted, player, person)

    @app_commands.command(name="co-gm")
    async def co_gm(
        self,
        interaction: discord.Interaction,
        person: discord.Member | discord.User,
        remove: bool = False,
        game: str | None = None,
    ) -> None:
        """Ask somebody to lead too, or no more."""
        hosted = await game_meant(self.services, interaction, game)
        await co_gm(self.services, interaction, hosted, person, remove=remove)

    @app_commands.command()
    @app_commands.guild_only()
    async def move(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Move the game here."""
        await move(self.services, interaction, await game_to_move(self.services, interaction, game))

    @act_for.autocomplete("player")
    @replace.autocomplete("player")
    @take_off.autocomplete("player")
    @hand_over.autocomplete("player")
    async def _seat(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_seats(interaction, typed)

    @desk.autocomplete("game")
    @close.autocomplete("game")
    @moves.autocomplete("game")
    @extend.autocomplete("game")
    @pause.autocomplete("game")
    @resume.autocomplete("game")
    @undo.autocomplete("game")
    @act_for.autocomplete("game")
    @replace.autocomplete("game")
    @ready.autocomplete("game")
    @take_off.autocomplete("game")
    @co_gm.autocomplete("game")
    @reveal.autocomplete("game")
    @secrets.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)

    @hand_over.autocomplete("game")
    @move.autocomplete("game")
    async def _led_game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_led_games(interaction, typed)
