"""Opens a game as somebody has typed it, here or in the server's channel for new games, or queues it."""

from collections.abc import Iterator
from typing import NamedTuple

import discord
from msgspec.structs import replace

from bot.cogs.interaction.arguments import request_meant
from bot.cogs.interaction.lifetime import note_game
from bot.cogs.interaction.replies import defer, reply
from bot.cogs.interaction.rights import Site, check_may_host, check_site, here, site_of
from bot.cogs.interaction.services import Services, language_here
from bot.cogs.players import joining
from bot.cogs.saved_setups.finding_setups import FoundSetUp
from bot.cogs.setup.channel_warnings import opened
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.host.denied import Denied
from bot.host.opening.dm_games import Person
from bot.host.opening.game_openings import Opening
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.sent_pictures import SentPicture
from bot.storage.schema.kinds import LatePolicy

TAKEN = frozenset({"channel-taken", "match-goes-on"})
"""The reasons for which another channel would do."""


class Place(NamedTuple):
    """The channel in which a game opens, whether it is the server's and not the command's, and the role it calls."""

    site: Site
    channel_id: int
    is_servers: bool
    called_role: int | None


class Wanted(NamedTuple):
    """A game as somebody wants it: its opening, its place, and perhaps a cover."""

    opening: Opening
    place: Place
    cover: SentPicture | None


async def place_for(services: Services, interaction: discord.Interaction, *, stays: bool) -> Place:
    """Return where a new game opens: here if it ``stays`` or the server has no channel for new games, or else there.

    Raises Denied if the asker may open no games here, or the channel for them is out of their sight.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Denied("guild-only")
    settings = await services.servers.settings(interaction.guild_id)
    check_may_host(interaction, settings.host_roles)
    chosen, role_id = settings.new_games_channel, settings.called_role
    is_gone = chosen is None or interaction.guild is None or interaction.guild.get_channel_or_thread(chosen) is None
    if stays or chosen is None or is_gone or chosen == interaction.channel_id:
        return Place(here(interaction), interaction.channel_id, is_servers=False, called_role=role_id)
    site = site_of(interaction, chosen)
    if site is None:
        raise Denied("default-unseen")
    return Place(site, chosen, is_servers=True, called_role=role_id)


async def place_or_dm(services: Services, interaction: discord.Interaction, *, stays: bool, several: bool) -> Place:
    """Return the place of a new game: the same, or the asker's DM with the bot.

    Raises Denied as above, and in a DM for something that takes ``several`` people.
    """
    if interaction.channel_id is None or not interaction.context.dm_channel:
        return await place_for(services, interaction, stays=stays)
    if several:
        raise Denied("dm-options")
    return Place(here(interaction), interaction.channel_id, is_servers=False, called_role=None)


async def open_game(services: Services, interaction: discord.Interaction, wanted: Wanted, found: FoundSetUp) -> None:
    """Open a game, call the server's role to it, and show its GM the set-up. Raises Denied, BadInput."""
    place = wanted.place
    try:
        hosted = await _open(services, interaction, wanted)
    except Denied as denied:
        if place.is_servers and denied.reason in TAKEN:
            raise Denied("default-taken", {"room": f"<#{place.channel_id}>"}) from None
        raise
    elsewhere = f"<#{place.channel_id}>" if place.is_servers else None
    await reply(interaction, opened(place.site, hosted, _about(services, hosted, place, found), elsewhere))


async def practise(services: Services, interaction: discord.Interaction, wanted: Wanted) -> None:
    """Open a practice table: the asker against house players, as few as the game takes.

    Unless they choose otherwise, it has no aliases, which would hide nobody, and goes on when a deadline passes.
    """
    opening = replace(wanted.opening, anonymous=bool(wanted.opening.anonymous))
    if opening.late is None and opening.set_up is None:
        opening = replace(opening, late=LatePolicy.AUTO)
    hosted = await _open(services, interaction, wanted._replace(opening=opening))
    await services.sign_up.add_house(hosted.id, hosted.players[0] - 1)
    await joining.join(await request_meant(services, interaction, str(hosted.id)))


async def open_or_practise(
    services: Services, interaction: discord.Interaction, wanted: Wanted, found: FoundSetUp, *, solo: bool
) -> None:
    """Open a game or, if it is ``solo`` or in a DM, a practice table. Raises Denied, BadInput."""
    if wanted.opening.is_in_dm:
        await practise_in_dm(services, interaction, wanted.opening)
    elif solo:
        await practise(services, interaction, wanted)
    else:
        await open_game(services, interaction, wanted, found)


async def practise_in_dm(
    services: Services, interaction: discord.Interaction, opening: Opening, old: HostedGame | None = None
) -> None:
    """Open a practice table in the asker's DM with the bot: anew, or that of an ``old`` game again. Raises Denied."""
    await defer(interaction)
    user = interaction.user
    person = Person(user.id, user.display_name, await language_here(interaction))
    hosted = await services.dm_games.open(opening, person, old)
    note_game(interaction, hosted)
    tips = await services.teaching.tips_on_turns(hosted, user.id)
    await reply(interaction, Outgoing("\n".join([say(hosted, "dm-opened"), *tips])))


async def _open(services: Services, interaction: discord.Interaction, wanted: Wanted) -> HostedGame:
    check_site(wanted.place.site, anonymous=services.sign_up.is_anonymous(wanted.opening))
    hosted = await services.sign_up.open(wanted.opening)
    note_game(interaction, hosted)
    if wanted.cover is not None:
        await services.sign_up.keep_cover(hosted.id, wanted.cover)
    return hosted


def _about(services: Services, hosted: HostedGame, place: Place, found: FoundSetUp) -> Iterator[str]:
    """Yield what the GM should know of the game's set-up and call."""
    if found.said is not None:
        yield found.said
    role_id = place.called_role
    if role_id is not None and not services.port.may_call(hosted.guild_id, place.channel_id, role_id):
        yield say(hosted, "opened-uncalled")
