"""What the bot needs to be allowed: the one list that the invite, the check and the door of a game go by."""

import discord

WANTED = (
    *("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history"),
    *("pin_messages", "manage_webhooks", "create_private_threads"),
)
"""What a game in a channel uses."""
WANTED_IN_THREADS = tuple("send_messages_in_threads" if name == "send_messages" else name for name in WANTED)
"""What a game in a thread uses."""
MASKING = "manage_webhooks"
"""What only an anonymous game cannot do without: with it the bot posts under aliases."""
APART = ("create_private_threads", "send_messages_in_threads")
"""With what some get a thread of their own, in games where they talk among themselves; without it, they get DMs."""
OPTIONAL = frozenset({"pin_messages", MASKING, "create_private_threads"})
"""What a game can do without."""
REVEALING = ("manage_threads", "manage_webhooks", "administrator")
"""What lets a person see a channel's private threads, or what its webhooks post and for whom."""

INVITED = discord.Permissions(**dict.fromkeys((*WANTED, *WANTED_IN_THREADS), True))
"""What the invite asks for."""
SCOPES = ("bot", "applications.commands")
INTENTS = discord.Intents(guilds=True, webhooks=True, guild_messages=True, dm_messages=True)
"""What Discord tells by itself: changes of servers, channels and webhooks, which messages are deleted, and what
somebody writes to the bot in a DM. None is privileged."""


def missing_from(allowed: discord.Permissions, *, is_thread: bool, anonymous: bool = False) -> list[str]:
    """Name what a game cannot do without and is not allowed."""
    wanted = WANTED_IN_THREADS if is_thread else WANTED
    optional = OPTIONAL - {MASKING} if anonymous else OPTIONAL
    return [name for name in wanted if name not in optional and not getattr(allowed, name)]


def optional_missing_from(allowed: discord.Permissions) -> list[str]:
    """Name what a game would use, can do without, and is not allowed."""
    return [name for name in sorted(OPTIONAL) if not getattr(allowed, name)]


def threads_missing_from(allowed: discord.Permissions) -> list[str]:
    """Name what private threads need and is not allowed."""
    return [name for name in APART if not getattr(allowed, name)]


def reveals(allowed: discord.Permissions) -> bool:
    """Whether somebody who is allowed this could see what a game keeps private in a channel."""
    return any(getattr(allowed, name) for name in REVEALING)


def spoken(permission: str) -> str:
    """Name a permission as people see it in a channel's settings."""
    return permission.replace("_", " ").title().replace(" In ", " in ")


def invite(application_id: int) -> str:
    """Make the link by which the bot is invited to a server."""
    return discord.utils.oauth_url(application_id, permissions=INVITED, scopes=SCOPES)
