"""/server: what the managers of a server set for all its games."""

from collections.abc import Sequence
from re import Match

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.interaction.arguments import MOST_CHOICES
from bot.cogs.interaction.own_items import OwnItem
from bot.cogs.interaction.pressed import data_of, values_of
from bot.cogs.interaction.replies import answered, repaint, reply
from bot.cogs.interaction.rights import check_manager
from bot.cogs.interaction.services import Services, services_of
from bot.cogs.interaction.usage_log import log_use
from bot.cogs.server.server_panel import PATTERN, Setting, check_setting, server_panel
from bot.host.waits.typed_zones import zones_like


@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.default_permissions(manage_guild=True)
class ServerCog(commands.GroupCog, group_name="server"):
    """Commands for the managers of a server."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    @app_commands.command()
    async def settings(self, interaction: discord.Interaction, zone: str | None = None) -> None:
        """Show the settings, with selects to change them. With a zone, set it first."""
        guild_id = check_manager(interaction)
        if zone is not None:
            await self.services.servers.set_zone(guild_id, zone)
        await reply(interaction, server_panel(interaction, await self.services.servers.settings(guild_id)))

    @settings.autocomplete("zone")
    async def _zone(self, _: discord.Interaction, typed: str) -> list[Choice[str]]:
        return [Choice(name=zone, value=zone) for zone in zones_like(typed)[:MOST_CHOICES]]


class ServerSelect(OwnItem, template=PATTERN):
    """A select of the panel with a server's settings. What was chosen is only in the interaction."""

    def __init__(self, match: Match[str]) -> None:
        super().__init__(match)
        self.setting = Setting(match["setting"])

    async def callback(self, interaction: discord.Interaction) -> None:
        """Set what was chosen, and answer in one sentence whatever goes wrong."""
        result = await answered(interaction, self._choose(interaction))
        log_use(interaction, "choice", f"server-{self.setting}", result)

    async def _choose(self, interaction: discord.Interaction) -> None:
        services = services_of(interaction)
        guild_id = check_manager(interaction)
        chosen = values_of(data_of(interaction))
        check_setting(interaction, await services.servers.settings(guild_id), self.setting, chosen)
        await _set(services, guild_id, self.setting, chosen)
        await repaint(interaction, server_panel(interaction, await services.servers.settings(guild_id)))


async def _set(services: Services, guild_id: int, setting: Setting, chosen: Sequence[str]) -> None:
    match setting:
        case Setting.LANGUAGE:
            await services.servers.set_language(guild_id, chosen[0])
        case Setting.HOSTS:
            await services.servers.set_host_roles(guild_id, [int(role) for role in chosen])
        case Setting.GAMES:
            await services.servers.set_most_games(guild_id, int(chosen[0]) if chosen else None)
