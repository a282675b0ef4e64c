"""Warns GMs who open or move a game: what in the channel may disturb it, and who could see too much."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import discord

from bot.cogs.interaction.rights import Site, lacking, staff_roles
from bot.cogs.setup.setup_panel import setup_panel
from bot.delivery.requests.thread_requests import takes_private_threads
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import first_few, say
from bot.permissions import reveals
from bot.storage.games.hosted_game import HostedGame
from bot.wording.voice import dashed


def opened(site: Site, hosted: HostedGame, also: Iterable[str] = (), elsewhere: str | None = None) -> Outgoing:
    """Say that a game is open here or ``elsewhere``, and what its GM should know, with the set-up to choose from."""
    where = say(hosted, "opened") if elsewhere is None else say(hosted, "opened-there", {"room": elsewhere})
    said = "\n".join([where, *also, *warnings(site, hosted)])
    return replace(setup_panel(hosted), content=said)


def warnings(site: Site, hosted: HostedGame) -> Iterator[str]:
    """Return what a game's GM should know of its channel."""
    channel = site.channel
    assert isinstance(channel, discord.TextChannel | discord.Thread)
    if channel.slowmode_delay:
        yield say(hosted, "opened-slow-mode", {"seconds": channel.slowmode_delay})
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    has_threads = parent is None or takes_private_threads(parent)
    if hosted.talks_apart and not has_threads:
        yield say(hosted, "opened-no-threads")
    for permission in lacking(site.allowed, apart=hosted.talks_apart and has_threads):
        yield say(hosted, f"opened-lacks-{dashed(permission)}")
    if hosted.anonymous:
        yield f"{say(hosted, 'opened-anonymous')} {say(hosted, 'gm-close-channel')}"
    if roles := staff_roles(channel):
        yield say(hosted, "opened-staff-roles", {"roles": first_few(hosted, roles)})
    if reveals(site.own):
        yield say(hosted, "opened-staff-gm")
