"""/stats: statistics of a server's finished games by players, roles, sides, games, leaders and voters."""

from dataclasses import replace
from re import Match
from typing import Literal, Self

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import Button, DynamicItem, Item, View

from bot.cogs.interaction.replies import answered, defer, reply
from bot.cogs.interaction.services import Services, services_of
from bot.cogs.interaction.usage_log import log_use
from bot.cogs.players.past_commands import sight_of
from bot.components.answers import Item as Component
from bot.delivery.history.statistics_page import About, StatisticsQuery, statistics, statistics_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words
from bot.host.servers.server_history import Past
from bot.wording.words import Words

PATTERN = r"brehon:stats:(?P<how>in|out)"


class StatisticsCog(commands.Cog):
    """The command for people who look back."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="stats")
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def stats(
        self,
        interaction: discord.Interaction,
        about: Literal["players", "roles", "sides", "games", "leaders", "voters"] = "players",
        player: discord.Member | discord.User | None = None,
    ) -> None:
        """Show statistics."""
        await defer(interaction)
        sight = await sight_of(self.services, interaction)
        words = bot_words(None, await self.services.servers.language(interaction.guild_id))
        past = await self.services.statistics.past(sight)
        asked = StatisticsQuery(
            past.counted(self.services.games.themes), words, self.services.games.themes, _note(words, past)
        )
        if player is None:
            shown = await statistics(asked, About(about))
        elif await self.services.statistics.is_listed(player.id):
            shown = await statistics_of(asked, player.id)
        else:
            shown = Outgoing(words.say("stats-other-kept-out"))
        is_listed = await self.services.statistics.is_listed(interaction.user.id)
        await reply(interaction, replace(shown, rows=[[listed_button(words, is_listed=is_listed)]]))


def listed_button(words: Words, *, is_listed: bool) -> Component:
    """Return the button that keeps the asker out of statistics, or counts them again."""
    if is_listed:
        return Button(label=words.say("button-stats-out"), custom_id="brehon:stats:out")
    return Button(label=words.say("button-stats-in"), custom_id="brehon:stats:in")


def _note(words: Words, past: Past) -> str:
    """Say how many games are counted, and which are not."""
    said = [words.say("stats-of-games", {"count": len(past.games)})]
    if past.has_more:
        said.append(words.say("stats-more"))
    if past.to_make:
        said.append(words.say("stats-to-make", {"count": past.to_make}))
    return " ".join(said)


class ListedButton(DynamicItem[Button[View]], template=PATTERN):
    """The button that keeps the person who presses it out of statistics, or counts them again."""

    def __init__(self, match: Match[str]) -> None:
        super().__init__(Button(custom_id=match.string))
        self.is_listed = match["how"] == "in"

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, __: Item[View], match: Match[str], /) -> Self:
        """Make it from what was pressed."""
        return cls(match)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Do that, and show the new state."""
        result = await answered(interaction, self._set(interaction))
        log_use(interaction, "press", "stats-listed", result)

    async def _set(self, interaction: discord.Interaction) -> None:
        services = services_of(interaction)
        words = bot_words(None, await services.servers.language(interaction.guild_id))
        await services.statistics.set_listed(interaction.user.id, is_listed=self.is_listed)
        said = words.say("stats-counted-again" if self.is_listed else "stats-kept-out")
        await reply(interaction, Outgoing(said, rows=[[listed_button(words, is_listed=self.is_listed)]]))
