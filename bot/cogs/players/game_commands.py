"""/game: open, join, leave, begin and look at games."""

from typing import Literal

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.forms.uploads import picture_attached
from bot.cogs.gm.moves import ask_to_end, start
from bot.cogs.interaction.arguments import Autocompletion, game_here, game_meant, gm_request, request_meant
from bot.cogs.interaction.replies import defer, reply
from bot.cogs.interaction.rights import check_gm_or_manager, check_was_there
from bot.cogs.interaction.services import Services, language_here
from bot.cogs.interaction.unloadable_presses import confirm_end
from bot.cogs.looking_back.past_commands import past_page
from bot.cogs.moves.misclick_presses import ask_back
from bot.cogs.players import joining, looks
from bot.cogs.players.going_away import go_away
from bot.cogs.players.opening_games import Wanted, open_or_practise, place_for, place_or_dm
from bot.cogs.players.queue_list import queue_game, show_queue
from bot.cogs.players.rematch import rematch
from bot.cogs.players.watch_presses import watch
from bot.cogs.saved_setups.finding_setups import GivenSetUp, offer_setups, set_up_meant
from bot.cogs.saved_setups.setup_list import setup_list
from bot.cogs.typed_where import everywhere
from bot.delivery.card.pace_words import week_of
from bot.delivery.telling.saying import bot_words
from bot.host.denied import Denied, Rests
from bot.host.opening.game_openings import Opening
from bot.host.waits.times_of_day import LONGEST, hours_typed, quiet_typed, times_typed
from bot.host.waits.typed_times import LONGEST_TIME
from bot.storage.people.guilds import home_of
from bot.storage.schema.kinds import LatePolicy

Late = Literal["ask", "auto"]
LONGEST_TYPED = 6000
"""The most characters of an option that Discord takes."""


@everywhere
class GameCog(Autocompletion, commands.GroupCog, group_name="game"):
    """Commands for everybody."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    @app_commands.command()
    async def new(  # noqa: PLR0913, PLR0917 (each option of a command is a parameter)
        self,
        interaction: discord.Interaction,
        game: str,
        wait: app_commands.Range[str, 1, LONGEST_TIME] | None = None,
        times: app_commands.Range[str, 1, LONGEST] = "",
        quiet: app_commands.Range[str, 1, LONGEST] = "",
        late: Late | None = None,
        anonymous: bool | None = None,
        solo: bool = False,
        picture: discord.Attachment | None = None,
        setup: app_commands.Range[str, 1, LONGEST_TYPED] | None = None,
        file: discord.Attachment | None = None,
        here: bool = False,
    ) -> None:
        """Open a game, or a practice table: the asker against house players, as few as the game takes.

        In a DM it is always a practice table.
        """
        several = any((times, quiet, late, anonymous, picture))
        place = await place_or_dm(self.services, interaction, stays=here, several=several)
        words = bot_words(None, await language_here(interaction))
        found = await set_up_meant(self.services, interaction, GivenSetUp(game, setup, file), words)
        opening = Opening(
            theme=game,
            guild_id=interaction.guild_id or home_of(interaction.user.id),
            channel_id=place.channel_id,
            gm_id=interaction.user.id,
            hours=None if wait is None else hours_typed(wait, words),
            late=None if late is None else LatePolicy(late),
            anonymous=anonymous,
            times=times_typed(times, week_of(words)),
            quiet=quiet_typed(quiet),
            set_up=found.set_up,
            options=found.options,
            calls_role=not solo,
        )
        wanted = Wanted(opening, place, await picture_attached(picture))
        await open_or_practise(self.services, interaction, wanted, found, solo=solo)

    @app_commands.command()
    @app_commands.guild_only()
    async def queue(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        setup: app_commands.Range[str, 1, LONGEST_TYPED] | None = None,
        here: bool = False,
    ) -> None:
        """Queue a game, or show the queue."""
        if game is not None or setup is not None:
            place = await place_for(self.services, interaction, stays=here)
            await queue_game(self.services, interaction, GivenSetUp(game or "", setup), place)
        else:
            await show_queue(self.services, interaction)

    @app_commands.command(name="set-ups")
    async def set_ups(self, interaction: discord.Interaction) -> None:
        """List one's own set-ups, and the server's."""
        await reply(interaction, await setup_list(self.services, interaction))

    @app_commands.command()
    async def join(self, interaction: discord.Interaction) -> None:
        """Take a seat."""
        await joining.join(await request_meant(self.services, interaction, None))

    @app_commands.command()
    async def leave(self, interaction: discord.Interaction) -> None:
        """Give up the seat."""
        await joining.leave(await request_meant(self.services, interaction, None))

    @app_commands.command()
    async def start(self, interaction: discord.Interaction) -> None:
        """Deal, and begin."""
        await start(await gm_request(self.services, interaction, None))

    @app_commands.command()
    async def end(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Ask again before a game ends. The answer's button ends it."""
        try:
            request = await request_meant(self.services, interaction, game)
        except Rests as rests:
            await confirm_end(interaction, rests)
            return
        check_gm_or_manager(interaction, request.hosted)
        await ask_to_end(request)

    @app_commands.command()
    async def status(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show the state."""
        hosted = await game_meant(self.services, interaction, game)
        await defer(interaction)
        await reply(interaction, await looks.status(self.services, interaction, hosted))

    @app_commands.command()
    async def secrets(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show the secrets of one's own seat."""
        await looks.show_secrets(await request_meant(self.services, interaction, game))

    @app_commands.command()
    async def away(
        self,
        interaction: discord.Interaction,
        until: app_commands.Range[str, 1, LONGEST_TIME] | None = None,
        game: str | None = None,
    ) -> None:
        """Be away until a time, or be back."""
        await go_away(self.services, interaction, await game_meant(self.services, interaction, game), until)

    @app_commands.command()
    async def history(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show the past."""
        await reply(interaction, await looks.illustrated_history(await game_meant(self.services, interaction, game)))

    @app_commands.command()
    async def watch(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Watch without a seat."""
        await watch(await request_meant(self.services, interaction, game))

    @app_commands.command(name="take-back")
    async def take_back(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Ask for one's last move back."""
        await ask_back(await request_meant(self.services, interaction, game))

    @app_commands.command()
    async def rematch(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Open the same table again."""
        request = await request_meant(self.services, interaction, game)
        check_was_there(interaction, request.hosted)
        await rematch(request)

    @app_commands.command()
    @app_commands.guild_only()
    async def past(self, interaction: discord.Interaction) -> None:
        """List the games that are over."""
        await defer(interaction)
        await reply(interaction, await past_page(self.services, interaction, 0))

    @app_commands.command()
    async def rules(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Explain a game."""
        here = await game_here(self.services, interaction, is_named=game is not None)
        if game is None and here is None:
            raise Denied("which-rules")
        game = here.theme.slug if game is None and here is not None else str(game)
        is_dm = interaction.guild_id is None
        guild_id = here.guild_id if is_dm and here is not None else interaction.guild_id
        language = await self.services.servers.language(guild_id)
        heading = "rules-yours" if is_dm else "rules-here"
        await reply(interaction, await looks.rules(self.services.games.themes, game, language, here, heading))

    @app_commands.command(name="night-order")
    async def night_order(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show the order of the night."""
        await reply(interaction, looks.night_order(await game_meant(self.services, interaction, game)))

    @night_order.autocomplete("game")
    @take_back.autocomplete("game")
    @watch.autocomplete("game")
    @rematch.autocomplete("game")
    @away.autocomplete("game")
    @status.autocomplete("game")
    @history.autocomplete("game")
    @secrets.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)

    @end.autocomplete("game")
    async def _led_game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_led_games(interaction, typed)

    @new.autocomplete("setup")
    @queue.autocomplete("setup")
    async def _set_up(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await offer_setups(self.services, interaction, typed)

    @new.autocomplete("game")
    @queue.autocomplete("game")
    @rules.autocomplete("game")
    async def _new_game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return self.offer_themes(typed)
