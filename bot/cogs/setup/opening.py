"""What a GM is told when he opens or moves a game: what in the channel may disturb it, and who could see too much."""

from collections.abc import Iterator
from dataclasses import replace

import discord

from bot.cogs.interaction.rights import is_staff, lacking, staff_roles
from bot.cogs.setup.panel import setup_panel
from bot.delivery.outgoing import Outgoing
from bot.delivery.private_threads import takes_private_threads
from bot.delivery.saying import first_few, say
from bot.storage.live import Live
from bot.wording.voice import dashed


def opened(interaction: discord.Interaction, live: Live) -> Outgoing:
    """Say that a game is open, and what its GM should know of the channel; with the set-up to choose from."""
    said = "\n".join([say(live, "opened"), *warnings(interaction, live)])
    return replace(setup_panel(live), content=said)


def warnings(interaction: discord.Interaction, live: Live) -> Iterator[str]:
    """What the GM of a game should know of the channel in which he gives a command."""
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel | discord.Thread)
    if channel.slowmode_delay:
        yield say(live, "opened-slow-mode", {"seconds": channel.slowmode_delay})
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    has_threads = parent is None or takes_private_threads(parent)
    if live.talks_apart and not has_threads:
        yield say(live, "opened-no-threads")
    for permission in lacking(interaction, apart=live.talks_apart and has_threads):
        yield say(live, f"opened-lacks-{dashed(permission)}")
    if live.anonymous:
        yield f"{say(live, 'opened-anonymous')} {say(live, 'gm-close-channel')}"
    if roles := staff_roles(channel):
        yield say(live, "opened-staff-roles", {"roles": first_few(live, roles)})
    if is_staff(interaction):
        yield say(live, "opened-staff-gm")
