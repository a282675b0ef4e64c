"""Decides who may do what beyond the rules of the games. This is the one place where rights are checked."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import discord

from bot.host.denied import Denied
from bot.permissions import APART, MASKING, missing_from, optional_missing_from, reveals, threads_missing_from
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.wording.name_words import bold, mentions
from engine.audience import Reader, To


def seat_of(interaction: discord.Interaction, hosted: HostedGame) -> Occupancy:
    """Return the asker's seat. Raises Denied if they have none."""
    occupancy = hosted.occupancy_of(interaction.user.id)
    if occupancy is None:
        raise Denied("not-seated")
    return occupancy


def check_may_know(interaction: discord.Interaction, hosted: HostedGame) -> None:
    """Raise Denied, as for a game that does not exist, unless the asker is in it, in its room, or may end it."""
    is_there = hosted.occupancy_of(interaction.user.id) is not None or interaction.channel_id == hosted.room.channel_id
    if not is_there and not may_end(interaction, hosted):
        raise Denied("no-such-game")


def check_begun(hosted: HostedGame) -> None:
    """Raise Denied before the start of a game."""
    if hosted.game is None:
        raise Denied("not-begun")


def is_gm(interaction: discord.Interaction, hosted: HostedGame) -> bool:
    """Whether the asker is a GM of the game: the first one or a co-GM."""
    return hosted.is_led_by(interaction.user.id)


def check_gm(interaction: discord.Interaction, hosted: HostedGame) -> None:
    """Raise Denied unless the asker is a GM."""
    if not is_gm(interaction, hosted):
        raise Denied("gm-only", {"gm": mentions(hosted.gms) or "nobody"})


def check_gm_or_manager(interaction: discord.Interaction, hosted: HostedGame) -> None:
    """Raise Denied unless the asker is a GM, or may manage the game's server."""
    if not may_end(interaction, hosted):
        raise Denied("gm-or-manager-only", {"gm": mentions(hosted.gms) or "nobody"})


def may_end(interaction: discord.Interaction, hosted: HostedGame) -> bool:
    """Whether the asker may end a game or hand it over: its GMs, and the managers of its server."""
    return is_gm(interaction, hosted) or manages(interaction, hosted.guild_id)


def manages(interaction: discord.Interaction, guild_id: int) -> bool:
    """Whether the asker manages a server, and asks there."""
    return interaction.guild_id == guild_id and interaction.permissions.manage_guild


def check_manages(interaction: discord.Interaction, hosted: HostedGame) -> None:
    """Raise Denied unless the asker manages this game's server, and asks there."""
    if not manages(interaction, hosted.guild_id):
        raise Denied("manager-only")


def check_was_there(interaction: discord.Interaction, hosted: HostedGame) -> None:
    """Raise Denied unless the asker leads this game or has a seat in it."""
    if not is_gm(interaction, hosted) and hosted.occupancy_of(interaction.user.id) is None:
        raise Denied("rematch-stranger")


def check_manager(interaction: discord.Interaction) -> int:
    """Return the number of the server that the asker may set up here. Raises Denied unless they manage it."""
    if interaction.guild_id is None or not manages(interaction, interaction.guild_id):
        raise Denied("manager-only")
    return interaction.guild_id


def check_may_host(interaction: discord.Interaction, roles: Sequence[int]) -> None:
    """Raise Denied, with the names of the roles that may open games in a server, unless the asker may open them."""
    if may_host(interaction, roles):
        return
    names = [role.name for role in roles_among(interaction, roles)]
    if not names:
        raise Denied("host-managers")
    raise Denied("host-roles", {"roles": ", ".join(map(bold, names))})


def may_host(interaction: discord.Interaction, roles: Sequence[int]) -> bool:
    """Whether the asker may open games: everybody if no roles are set, otherwise people with one, and managers."""
    member = interaction.user
    has_role = isinstance(member, discord.Member) and any(member.get_role(role) is not None for role in roles)
    return not roles or has_role or interaction.permissions.manage_guild


def may_keep_for_server(interaction: discord.Interaction, roles: Sequence[int]) -> bool:
    """Whether the asker may save and delete set-ups of the server: its managers, and the members with one of the roles
    that may open games, if any are set.
    """
    is_named = bool(roles) or interaction.permissions.manage_guild
    return interaction.guild_id is not None and is_named and may_host(interaction, roles)


def roles_among(interaction: discord.Interaction, roles: Sequence[int]) -> list[discord.Role]:
    """Return those of some roles that the interaction's server still has."""
    found = [interaction.guild.get_role(role) for role in roles] if interaction.guild is not None else []
    return [role for role in found if role is not None]


def check_several(hosted: HostedGame) -> None:
    """Raise Denied for something that takes several people in a game in a DM, where nobody else can come."""
    if hosted.is_in_dm:
        raise Denied("dm-alone")


def check_server(interaction: discord.Interaction, hosted: HostedGame) -> None:
    """Raise Denied unless the interaction is in the game's server."""
    if interaction.guild_id != hosted.guild_id:
        raise Denied("other-server")


def check_sees_secrets(interaction: discord.Interaction, hosted: HostedGame) -> None:
    """Raise Denied unless the asker is a GM without a seat."""
    check_gm(interaction, hosted)
    if not may_see_orders(interaction, hosted):
        raise Denied("gm-plays")


def may_see_orders(interaction: discord.Interaction, hosted: HostedGame) -> bool:
    """Whether the asker may know who has given orders: a GM who does not play."""
    return hosted.is_known_to(interaction.user.id)


def reader_of(interaction: discord.Interaction, hosted: HostedGame) -> Reader:
    """Return whose view of a game the asker may see: their seat's, or the GM's without one, or everybody's at the end.

    Raises Denied for anybody else.
    """
    if may_see_orders(interaction, hosted):
        return To.GM
    return To.PUBLIC if hosted.started.table.outcome is not None else seat_of(interaction, hosted).name


class Site(NamedTuple):
    """A channel in which a game may open, what the bot may do there, and what the asker may."""

    channel: object
    allowed: discord.Permissions
    own: discord.Permissions


def here(interaction: discord.Interaction) -> Site:
    """Return the channel of an interaction."""
    return Site(interaction.channel, interaction.app_permissions, interaction.permissions)


def site_of(interaction: discord.Interaction, channel_id: int) -> Site | None:
    """Return another channel of the interaction's server; None if it is gone, or the asker may not see it."""
    guild, member = interaction.guild, interaction.user
    channel = None if guild is None else guild.get_channel_or_thread(channel_id)
    if guild is None or channel is None or not isinstance(member, discord.Member):
        return None
    site = Site(channel, channel.permissions_for(guild.me), channel.permissions_for(member))
    return site if site.own.view_channel else None


def check_room(interaction: discord.Interaction, *, anonymous: bool) -> None:
    """Raise Denied unless a game can be played here: a text channel or its public thread, with permissions."""
    check_site(here(interaction), anonymous=anonymous)


def check_site(site: Site, *, anonymous: bool) -> None:
    """Raise Denied unless a game can be played in a channel."""
    channel = site.channel
    is_thread = isinstance(channel, discord.Thread) and not channel.is_private()
    if not is_thread and not isinstance(channel, discord.TextChannel):
        raise Denied("wrong-channel")
    if missing := missing_from(site.allowed, is_thread=is_thread, anonymous=anonymous):
        raise Denied("missing-permissions", permissions=missing)


def check_may_mask(interaction: discord.Interaction) -> None:
    """Raise Denied unless the bot may post under aliases here. In a DM, Discord does not tell."""
    if interaction.guild_id is not None and not getattr(interaction.app_permissions, MASKING):
        raise Denied("missing-permissions", permissions=[MASKING])


def lacking(allowed: discord.Permissions, *, apart: bool) -> list[str]:
    """Return the optional permissions that the bot lacks for a game, with private threads or without."""
    of_some = {MASKING, *APART}
    for_threads = threads_missing_from(allowed) if apart else []
    return [*(name for name in optional_missing_from(allowed) if name not in of_some), *for_threads]


def is_staff(interaction: discord.Interaction) -> bool:
    """Whether the asker could see here what a game keeps private. In a DM, Discord does not tell."""
    return reveals(interaction.permissions)


def staff_roles(channel: discord.TextChannel | discord.Thread) -> list[str]:
    """Return the roles, highest first, except bots', whose members could see what a game keeps private in a channel."""
    people = [role for role in reversed(channel.guild.roles) if not role.managed]
    roles = [role for role in people if reveals(channel.permissions_for(role))]
    # Each role may do what everybody may.
    return [role.name for role in roles if role.is_default()] or [role.name for role in roles]


def may_see_room(interaction: discord.Interaction, hosted: HostedGame) -> bool:
    """Whether the asker may see the channel of a game of the server they are in."""
    return bool(channels_seen(interaction, [hosted.room.channel_id]))


def channels_seen(interaction: discord.Interaction, channels: Iterable[int]) -> list[int]:
    """Return those of some channels of this server that the asker may see."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return []
    rooms = [guild.get_channel_or_thread(channel) for channel in channels]
    return [room.id for room in rooms if room is not None and room.permissions_for(member).view_channel]
