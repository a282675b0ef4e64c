"""Holds the services that every command and button uses. They are opened outside and passed in."""

from dataclasses import dataclass

import discord

from bot.delivery.requests.port import Port
from bot.delivery.sending.press_edits import Presses
from bot.host.leading.desk_actions import Desk
from bot.host.leading.gm_changes import Leading
from bot.host.leading.gm_reveals import Reveals
from bot.host.leading.open_channels import OpenChannels
from bot.host.leading.watchers import InformedSpectators
from bot.host.leading.writing_remarks import Remarks
from bot.host.matches.going_on import Matches
from bot.host.moves.alias_speech import Speech
from bot.host.moves.host import Host
from bot.host.moves.thread_dues import Threads
from bot.host.opening.dm_games import DmGames
from bot.host.opening.opening_services import OpeningServices
from bot.host.seats.absences import Absences
from bot.host.seats.date_polls import DatePolls
from bot.host.seats.joining_bench import Bench
from bot.host.seats.planned_starts import PlannedStarts
from bot.host.seats.readiness import Readiness
from bot.host.seats.rematches import Rematches
from bot.host.seats.seat_offers import Offering
from bot.host.seats.signup import SignUp
from bot.host.seats.teaching import Teaching
from bot.host.servers.deleted_messages import DeletedMessages
from bot.host.servers.ending_unloadable import Resting
from bot.host.servers.feeds import Feeds
from bot.host.servers.finding_games import Finder
from bot.host.servers.game_rooms import Rooms
from bot.host.servers.own_replays import Replays
from bot.host.servers.privacy_requests import Privacy
from bot.host.servers.server_history import Statistics
from bot.host.servers.server_settings import Servers
from bot.host.servers.spreadsheet_requests import Spreadsheets
from bot.host.undoing.last_steps import Steps
from bot.host.undoing.misclick_votes import Retractions
from bot.storage.games.games import Games
from bot.words import LANGUAGE, language_of, languages


@dataclass(frozen=True, slots=True)
class Services:
    """The services, each for its own task."""

    games: Games
    finder: Finder
    sign_up: SignUp
    opening: OpeningServices
    dm_games: DmGames
    planned_starts: PlannedStarts
    date_polls: DatePolls
    bench: Bench
    offering: Offering
    absences: Absences
    readiness: Readiness
    leading: Leading
    spectators: InformedSpectators
    rematches: Rematches
    matches: Matches
    replays: Replays
    spreadsheets: Spreadsheets
    host: Host
    desk: Desk
    remarks: Remarks
    reveals: Reveals
    retractions: Retractions
    steps: Steps
    resting: Resting
    rooms: Rooms
    deleted_messages: DeletedMessages
    threads: Threads
    servers: Servers
    feeds: Feeds
    statistics: Statistics
    privacy: Privacy
    speech: Speech
    teaching: Teaching
    open_channels: OpenChannels
    port: Port
    presses: Presses


def services_of(interaction: discord.Interaction) -> Services:
    """Return the services of the bot that received an interaction."""
    services: Services = interaction.client.services  # type: ignore[attr-defined]  # set by the bot, which discord.py cannot know
    return services


async def language_here(interaction: discord.Interaction) -> str:
    """Return the language of the interaction's server or, in a DM, of the asker's Discord."""
    if interaction.guild_id is None:
        return language_of(interaction.locale.value, languages()) or LANGUAGE
    return await services_of(interaction).servers.language(interaction.guild_id)
