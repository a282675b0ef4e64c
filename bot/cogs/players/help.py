"""/help: what the asker may do here and now."""

from collections.abc import Sequence
from math import inf

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.commands import listing
from bot.cogs.interaction.noticing import notice_dm
from bot.cogs.interaction.replies import reply
from bot.cogs.interaction.rights import is_gm, manages, may_host, may_see_room
from bot.cogs.interaction.services import Services, language_here
from bot.cogs.players.available import advice, in_short, is_waiting, joinable
from bot.cogs.typed_where import everywhere
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import Guild
from bot.themes import spoken
from bot.version import version
from bot.wording.words import Words

MOST_LINES = 10
"""The most lines of an answer."""


class HelpCog(commands.Cog):
    """The command for people who do not know what to do next."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="help")
    @everywhere
    async def help(self, interaction: discord.Interaction) -> None:
        """Show what the asker may do."""
        await reply(
            interaction, await (_in_dm if interaction.guild_id is None else _in_server)(self.services, interaction)
        )


async def _in_dm(services: Services, interaction: discord.Interaction) -> Outgoing:
    """Return the asker's games and where they are, first those that wait for them, with the least time first.

    If there is only one, return what they may do in it.
    """
    words = bot_words(None, await language_here(interaction))
    own = await services.finder.of_person(interaction.user.id)
    for hosted in own:
        await notice_dm(services, interaction, hosted)
    if not own:
        may_open = "yes" if services.dm_games.are_offered else "no"
        return Outgoing(words.say("help-no-games", {"practice": may_open}))
    told = advice(interaction, own[0]) if len(own) == 1 else [Outgoing(words.say("help-which"))]
    waiting = sorted((hosted for hosted in own if is_waiting(interaction, hosted)), key=_deadline)
    others = [hosted for hosted in own if hosted not in waiting]
    games = [Outgoing(in_short(interaction, hosted)) for hosted in (*waiting, *others)]
    if len(waiting) > 1:
        games.insert(0, Outgoing(words.say("help-waiting", {"count": len(waiting)})))
    return _in_few_lines(words, [*games, *told], [], listing.listed(interaction, words, own))


def _deadline(hosted: HostedGame) -> float:
    """Return when a game's wait ends, as a number to sort by; games without a deadline come last."""
    return inf if hosted.deadline is None else hosted.deadline.timestamp()


def _in_few_lines(words: Words, parts: Sequence[Outgoing], others: Sequence[str], commands: Sequence[str]) -> Outgoing:
    """Put an answer together. If it is too long, leave out its last lines above the commands, and say how many."""
    lines = [line for text in (*(part.content for part in parts), *others) for line in text.split("\n") if line]
    below = [*commands, words.say("help-version", {"version": version()})]
    room = MOST_LINES - len(below)
    if len(lines) > room:
        lines = [*lines[: room - 1], words.say("help-more", {"count": len(lines) - room + 1})]
    return Outgoing("\n".join([*lines, *below]), rows=[row for part in parts for row in part.rows])


async def _in_server(services: Services, interaction: discord.Interaction) -> Outgoing:
    """Return what the asker may do in this channel, where else they play, and what they may join, open or set."""
    assert interaction.guild_id is not None
    assert interaction.channel_id is not None
    settings = await services.servers.settings(interaction.guild_id)
    words = bot_words(None, spoken(settings.language))
    games = await services.finder.of_guild(interaction.guild_id)
    last = await services.finder.of_channel(interaction.channel_id)
    here = last if last is not None and last.phase is not GamePhase.OVER else None
    others = [hosted for hosted in games if here is None or hosted.id != here.id]
    is_in_none = here is None or not _is_in(interaction, here)
    lines = [in_short(interaction, hosted) for hosted in others if _is_in(interaction, hosted)]
    lines += _opening(words, interaction, settings, len(games)) if is_in_none else []
    lines += [words.say("help-settings")] if manages(interaction, interaction.guild_id) else []
    lines += [joinable(hosted) for hosted in others if is_in_none and _may_join(interaction, hosted)]
    parts = [Outgoing(words.say("help-nothing"))] if here is None else advice(interaction, here)
    return _in_few_lines(words, parts, lines, listing.listed(interaction, words, [here] if here is not None else []))


def _is_in(interaction: discord.Interaction, hosted: HostedGame) -> bool:
    return is_gm(interaction, hosted) or hosted.occupancy_of(interaction.user.id) is not None


def _may_join(interaction: discord.Interaction, hosted: HostedGame) -> bool:
    """Whether a game can be joined in a channel that the asker sees, so that they may know of it."""
    is_open = hosted.phase is GamePhase.SIGNUP and not hosted.is_full
    return is_open and not _is_in(interaction, hosted) and may_see_room(interaction, hosted)


def _opening(words: Words, interaction: discord.Interaction, settings: Guild, on: int) -> list[str]:
    """Return how to open a game in a server in which this many are on, if the asker may."""
    is_full = settings.most_games is not None and on >= settings.most_games
    if not may_host(interaction, settings.host_roles):
        return []
    return [words.say("help-queue" if is_full else "help-open")]
