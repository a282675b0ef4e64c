"""/gm: the GMs' powers over their games, and those of a server's managers."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.forms.reason_forms import Reason
from bot.cogs.gm.by_hand_presses import by_hand_page
from bot.cogs.gm.desk_presses import show_desk
from bot.cogs.gm.gathering import ask_who_is_ready, fill, take_player_off
from bot.cogs.gm.leading_presses import co_gm, hand_over
from bot.cogs.gm.moves import act_for_panel, correct, gm_move, gm_panel, move_deadline, reveal, show_all_secrets
from bot.cogs.gm.moving import move
from bot.cogs.gm.replacing import offer
from bot.cogs.gm.undo_presses import undo
from bot.cogs.interaction.arguments import Autocompletion, game_to_move, gm_request, request_meant
from bot.cogs.interaction.lifetime import MOVES, keep_unlogged
from bot.cogs.interaction.replies import reply
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import check_gm_or_manager, check_sees_secrets
from bot.cogs.interaction.services import Services
from bot.cogs.typed_where import in_servers_and_dms
from bot.host.seats.readiness import USUAL_MINUTES
from bot.host.waits.typed_times import LONGEST_TIME
from engine.actions import Close, Pause, Resume

MOST_SEATED = 16
"""The most house players that a command seats: all at the largest table."""


@in_servers_and_dms
class GmCog(Autocompletion, commands.GroupCog, group_name="gm", group_extras={MOVES: True}):
    """Commands for the GM. Managers of the server may hand a game over, or move it."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    @app_commands.command()
    async def desk(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show everything of the game, and all that the GM may do."""
        await show_desk(await gm_request(self.services, interaction, game))

    @app_commands.command()
    async def close(
        self, interaction: discord.Interaction, reason: Reason | None = None, game: str | None = None
    ) -> None:
        """Close the present wait."""
        await correct(await gm_request(self.services, interaction, game), Close(), reason)

    @app_commands.command()
    async def extend(
        self,
        interaction: discord.Interaction,
        time: app_commands.Range[str, 1, LONGEST_TIME],
        reason: Reason | None = None,
        game: str | None = None,
    ) -> None:
        """Move the deadline."""
        await move_deadline(await gm_request(self.services, interaction, game), time, reason)

    @app_commands.command()
    async def moves(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show what the GM may do, and what the GM is asked."""
        await reply(interaction, gm_panel(await gm_request(self.services, interaction, game)))

    @app_commands.command(name="by-hand")
    async def by_hand(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show what the GM may do alone."""
        keep_unlogged(interaction)
        await reply(interaction, by_hand_page(await gm_request(self.services, interaction, game)))

    @app_commands.command()
    async def pause(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Pause."""
        await gm_move(await gm_request(self.services, interaction, game), Pause())

    @app_commands.command()
    async def resume(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Resume."""
        await gm_move(await gm_request(self.services, interaction, game), Resume())

    @app_commands.command()
    async def undo(
        self, interaction: discord.Interaction, reason: Reason | None = None, game: str | None = None
    ) -> None:
        """Take back a step."""
        await undo(await gm_request(self.services, interaction, game), reason)

    @app_commands.command(name="act-for")
    async def act_for(
        self, interaction: discord.Interaction, player: str, reason: Reason | None = None, game: str | None = None
    ) -> None:
        """Show what may be done for a player."""
        await reply(interaction, act_for_panel(await gm_request(self.services, interaction, game), player, reason))

    @app_commands.command()
    async def secrets(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show everything."""
        request = await request_meant(self.services, interaction, game)
        check_sees_secrets(interaction, request.hosted)
        await show_all_secrets(request)

    @app_commands.command()
    async def reveal(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Reveal who was who."""
        await reveal(await gm_request(self.services, interaction, game))

    @app_commands.command()
    async def replace(
        self, interaction: discord.Interaction, player: str, reason: Reason | None = None, game: str | None = None
    ) -> None:
        """Offer a seat."""
        await offer(await gm_request(self.services, interaction, game), player, reason)

    @app_commands.command()
    async def ready(
        self,
        interaction: discord.Interaction,
        minutes: app_commands.Range[int, 1, 1440] = USUAL_MINUTES,
        game: str | None = None,
    ) -> None:
        """Ask who is there, before a game."""
        await ask_who_is_ready(await gm_request(self.services, interaction, game), minutes)

    @app_commands.command(name="take-off")
    async def take_off(self, interaction: discord.Interaction, player: str, game: str | None = None) -> None:
        """Take a player off the list, before a game."""
        await take_player_off(await gm_request(self.services, interaction, game), player)

    @app_commands.command()
    async def fill(
        self,
        interaction: discord.Interaction,
        number: app_commands.Range[int, 1, MOST_SEATED] | None = None,
        game: str | None = None,
    ) -> None:
        """Let house players take empty seats, before a game."""
        await fill(await gm_request(self.services, interaction, game), number)

    @app_commands.command(name="hand-over")
    async def hand_over(
        self,
        interaction: discord.Interaction,
        player: str | None = None,
        person: discord.Member | discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """Hand the game over."""
        request = await request_meant(self.services, interaction, game)
        check_gm_or_manager(interaction, request.hosted)
        await hand_over(request, player, person)

    @app_commands.command(name="co-gm")
    async def co_gm(
        self,
        interaction: discord.Interaction,
        person: discord.Member | discord.User,
        remove: bool = False,
        game: str | None = None,
    ) -> None:
        """Ask somebody to be a co-GM, or remove a co-GM."""
        await co_gm(await gm_request(self.services, interaction, game), person, remove=remove)

    @app_commands.command()
    @app_commands.guild_only()
    async def move(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Move the game here."""
        hosted = await game_to_move(self.services, interaction, game)
        check_gm_or_manager(interaction, hosted)
        await move(Request(self.services, interaction, hosted))

    @act_for.autocomplete("player")
    @replace.autocomplete("player")
    @take_off.autocomplete("player")
    @hand_over.autocomplete("player")
    async def _seat(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_seats(interaction, typed)

    @desk.autocomplete("game")
    @close.autocomplete("game")
    @moves.autocomplete("game")
    @by_hand.autocomplete("game")
    @extend.autocomplete("game")
    @pause.autocomplete("game")
    @resume.autocomplete("game")
    @undo.autocomplete("game")
    @act_for.autocomplete("game")
    @replace.autocomplete("game")
    @ready.autocomplete("game")
    @take_off.autocomplete("game")
    @fill.autocomplete("game")
    @co_gm.autocomplete("game")
    @reveal.autocomplete("game")
    @secrets.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)

    @hand_over.autocomplete("game")
    @move.autocomplete("game")
    async def _led_game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_led_games(interaction, typed)
