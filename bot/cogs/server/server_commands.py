"""/server: what the managers of a server set for all its games."""

from collections.abc import Sequence
from re import Match

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.interaction.arguments import MOST_CHOICES
from bot.cogs.interaction.lifetime import log_use
from bot.cogs.interaction.own_items import OwnItem
from bot.cogs.interaction.pressed import data_of, values_of
from bot.cogs.interaction.replies import answered, repaint, reply
from bot.cogs.interaction.rights import check_manager
from bot.cogs.interaction.services import Services, services_of
from bot.cogs.server.server_panel import (
    OF_NEW_GAMES,
    PAGE_PATTERN,
    PATTERN,
    Kept,
    ServerPage,
    Setting,
    check_setting,
    new_games_panel,
    server_panel,
)
from bot.cogs.typed_where import in_servers
from bot.delivery.telling.outgoing import Outgoing
from bot.host.waits.typed_zones import zones_like
from bot.storage.opening.saved_setups import Owner

OFF = "off"
"""What is typed in place of an address to remove the outgoing webhook."""


@in_servers
@app_commands.default_permissions(manage_guild=True)
class ServerCog(commands.GroupCog, group_name="server"):
    """Commands for the managers of a server."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    @app_commands.command()
    async def settings(
        self, interaction: discord.Interaction, zone: str | None = None, webhook: str | None = None
    ) -> None:
        """Show the settings, with selects to change them. With a zone or an outgoing webhook, set it first."""
        guild_id = check_manager(interaction)
        if zone is not None:
            await self.services.servers.set_zone(guild_id, zone)
        secret = None if webhook is None else await _set_webhook(self.services, guild_id, webhook)
        await reply(interaction, await _panel(interaction, ServerPage.GENERAL, secret))

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
        page = ServerPage.NEW_GAMES if self.setting in OF_NEW_GAMES else ServerPage.GENERAL
        check_setting(interaction, await _panel(interaction, page), self.setting, chosen)
        await _set(services, guild_id, self.setting, chosen)
        await repaint(interaction, await _panel(interaction, page))


class ServerPageButton(OwnItem, template=PAGE_PATTERN):
    """The button that turns to another page of the panel."""

    async def callback(self, interaction: discord.Interaction) -> None:
        """Turn to the page, and answer in one sentence whatever goes wrong."""
        page = ServerPage(self.match["page"])
        result = await answered(interaction, self._turn(interaction, page))
        log_use(interaction, "press", f"server-{page}", result)

    async def _turn(self, interaction: discord.Interaction, page: ServerPage) -> None:
        check_manager(interaction)
        await repaint(interaction, await _panel(interaction, page))


async def _set_webhook(services: Services, guild_id: int, typed: str) -> str | None:
    """Set the outgoing webhook and return its secret, or remove it. Raises Denied."""
    if typed.strip().casefold() == OFF:
        await services.feeds.remove(guild_id)
        return None
    return await services.feeds.set(guild_id, typed)


async def _panel(interaction: discord.Interaction, page: ServerPage, secret: str | None = None) -> Outgoing:
    """Return a page of the panel as it is now. The secret of a webhook is in it once, just after it was set.

    Raises Denied unless the asker manages the server.
    """
    services, guild_id = services_of(interaction), check_manager(interaction)
    settings = await services.servers.settings(guild_id)
    if page is ServerPage.GENERAL:
        return server_panel(interaction, settings, await services.feeds.of(guild_id), secret)
    setups = await services.opening.setups.of(Owner(guild_id=guild_id))
    titles = {theme.slug: theme.title for theme in services.games.themes.values()}
    return new_games_panel(
        interaction, settings, Kept(setups, await services.opening.setups.defaults(guild_id), titles)
    )


async def _set(services: Services, guild_id: int, setting: Setting, chosen: Sequence[str]) -> None:
    match setting:
        case Setting.LANGUAGE:
            await services.servers.set_language(guild_id, chosen[0])
        case Setting.HOSTS:
            await services.servers.set_host_roles(guild_id, [int(role) for role in chosen])
        case Setting.GAMES:
            await services.servers.set_most_games(guild_id, int(chosen[0]) if chosen else None)
            services.opening.queue.look()
        case Setting.ROLE:
            await services.servers.set_called_role(guild_id, int(chosen[0]) if chosen else None)
        case Setting.CHANNEL:
            await services.servers.set_new_games_channel(guild_id, int(chosen[0]) if chosen else None)
        case Setting.DEFAULTS:
            await services.opening.setups.set_defaults(guild_id, [int(setup_id) for setup_id in chosen])
