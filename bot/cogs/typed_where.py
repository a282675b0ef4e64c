"""Declares where each command can be typed, and who can have it: Discord's contexts and integration types.

People can install to themselves, with no server, all that they need to play alone in their DM with the bot. Discord
then offers it to them in every server, too, and ``check_installed`` refuses it where the bot is not.
"""

from typing import TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.host.denied import Denied

T = TypeVar("T")
Tree = app_commands.CommandTree[commands.AutoShardedBot]


def in_servers(command: T) -> T:
    """Declare a command of servers with the bot in them, typed there."""
    return _declared(command, in_dms=False, to_oneself=False)


def in_servers_and_dms(command: T) -> T:
    """Declare a command of servers with the bot in them, typed there and in the DM with the bot."""
    return _declared(command, in_dms=True, to_oneself=False)


def everywhere(command: T) -> T:
    """Declare a command that people can also install to themselves, for their DM with the bot."""
    return _declared(command, in_dms=True, to_oneself=True)


def _declared(command: T, *, in_dms: bool, to_oneself: bool) -> T:
    contexts = app_commands.allowed_contexts(guilds=True, dms=in_dms, private_channels=False)
    return app_commands.allowed_installs(guilds=True, users=to_oneself)(contexts(command))


def keep_to_servers(tree: Tree) -> None:
    """Let nobody install a command to themselves, because the host does not want it or the application cannot be."""
    for command in tree.get_commands():
        command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)


def check_installed(interaction: discord.Interaction) -> None:
    """Raise Denied in a server without the bot, in which the asker has the commands only for themselves."""
    is_own = interaction.is_user_integration() and not interaction.is_guild_integration()
    if interaction.guild_id is not None and is_own:
        raise Denied("dm-not-here")
