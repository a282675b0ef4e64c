"""What every command and button works with: opened outside, passed in."""

from dataclasses import dataclass

import discord

from bot.delivery.port import Port
from bot.delivery.presses import Presses
from bot.host.absence import Absences
from bot.host.bench import Bench
from bot.host.desk import Desk
from bot.host.finding import Finder
from bot.host.furniture import Furniture
from bot.host.host import Host
from bot.host.leading import Leading
from bot.host.offering import Offering
from bot.host.open_channels import OpenChannels
from bot.host.privacy import Privacy
from bot.host.readiness import Readiness
from bot.host.rematches import Rematches
from bot.host.resting import Resting
from bot.host.retractions import Retractions
from bot.host.revealing import Reveals
from bot.host.rooms import Rooms
from bot.host.servers import Servers
from bot.host.signup import SignUp
from bot.host.speech import Speech
from bot.host.statistics import Statistics
from bot.host.steps import Steps
from bot.host.threads import Threads
from bot.host.watching import Watching
from bot.storage.games import Games


@dataclass(frozen=True, slots=True)
class Services:
    """Those who do the work, each for what is his."""

    games: Games
    finder: Finder
    sign_up: SignUp
    bench: Bench
    offering: Offering
    absences: Absences
    readiness: Readiness
    leading: Leading
    watching: Watching
    rematches: Rematches
    host: Host
    desk: Desk
    reveals: Reveals
    retractions: Retractions
    steps: Steps
    resting: Resting
    rooms: Rooms
    furniture: Furniture
    threads: Threads
    servers: Servers
    statistics: Statistics
    privacy: Privacy
    speech: Speech
    open_channels: OpenChannels
    port: Port
    presses: Presses


def services_of(interaction: discord.Interaction) -> Services:
    """The services of the bot that an interaction came to."""
    services: Services = interaction.client.services  # type: ignore[attr-defined]  # set by the bot, which discord.py cannot know
    return services
