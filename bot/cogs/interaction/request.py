"""A person's request, from a slash command or a press."""

from dataclasses import dataclass

import discord

from bot.cogs.interaction.services import Services
from bot.storage.games.hosted_game import HostedGame


@dataclass(frozen=True, slots=True)
class Request:
    """A person's request, in the game that it is about."""

    services: Services
    interaction: discord.Interaction
    hosted: HostedGame
