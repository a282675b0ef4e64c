"""/stats: statistics of a server's finished games by players, roles, sides, games, leaders, voters and ladders."""

from dataclasses import replace
from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.interaction.replies import defer, reply
from bot.cogs.interaction.services import Services
from bot.cogs.looking_back.ladder_presses import ladders, shown_ladder
from bot.cogs.looking_back.listed_presses import listed_button
from bot.cogs.looking_back.past_commands import sight_of
from bot.cogs.typed_where import in_servers
from bot.delivery.history.statistics_page import About, StatisticsQuery, statistics, statistics_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words
from bot.host.servers.server_history import Past
from bot.wording.words import Words


class StatisticsCog(commands.Cog):
    """The command for people who look back."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="stats")
    @in_servers
    async def stats(
        self,
        interaction: discord.Interaction,
        about: Literal["players", "roles", "sides", "games", "leaders", "voters", "ladder"] = "players",
        player: discord.Member | discord.User | None = None,
    ) -> None:
        """Show statistics."""
        await defer(interaction)
        words = bot_words(None, await self.services.servers.language(interaction.guild_id))
        if player is not None:
            shown = await self._player(interaction, words, player.id)
        elif about == "ladder":
            shown = await shown_ladder(await ladders(self.services, interaction.guild_id), None, 0)
        else:
            shown = await statistics(await self._asked(interaction, words), About(about))
        listed = await listed_button(self.services, words, interaction.user.id)
        await reply(interaction, replace(shown, rows=[*shown.rows, [listed]]))

    async def _player(self, interaction: discord.Interaction, words: Words, user_id: int) -> Outgoing:
        if not await self.services.statistics.is_listed(user_id):
            return Outgoing(words.say("stats-other-kept-out"))
        asked = await self._asked(interaction, words)
        return await statistics_of(asked, user_id, await ladders(self.services, interaction.guild_id))

    async def _asked(self, interaction: discord.Interaction, words: Words) -> StatisticsQuery:
        """Return the games that the asker may look back at."""
        past = await self.services.statistics.past(await sight_of(self.services, interaction))
        themes = self.services.games.themes
        return StatisticsQuery(past.counted(themes), words, themes, _note(words, past))


def _note(words: Words, past: Past) -> str:
    """Say how many games are counted, and which are not."""
    said = [words.say("stats-of-games", {"count": len(past.games)})]
    if past.has_more:
        said.append(words.say("stats-more"))
    if past.to_make:
        said.append(words.say("stats-to-make", {"count": past.to_make}))
    return " ".join(said)
