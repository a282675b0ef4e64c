"""The permissions that the bot needs: one list for the invite, the check, and the door of a game."""

import discord

WANTED = (
    *("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history"),
    *("pin_messages", "manage_webhooks", "create_private_threads"),
)
"""The permissions that a game in a channel uses."""
WANTED_IN_THREADS = tuple("send_messages_in_threads" if name == "send_messages" else name for name in WANTED)
"""The permissions that a game in a thread uses."""
MASKING = "manage_webhooks"
"""The permission that only an anonymous game needs: the bot posts under aliases with it."""
APART = ("create_private_threads", "send_messages_in_threads")
"""The permissions for private threads, in games with private talk. Without them, those players get DMs."""
POLLING = "create_polls"
"""The permission with which the bot lets people vote for the time of a game, if a GM asks it to."""
OPTIONAL = frozenset({"pin_messages", MASKING, "create_private_threads"})
"""The permissions without which a game still works."""
REVEALING = ("manage_threads", "manage_webhooks", "administrator")
"""The permissions with which a person sees a channel's private threads, or its webhooks' posts and their owners."""

INVITED = discord.Permissions(**dict.fromkeys((*WANTED, *WANTED_IN_THREADS, POLLING), True))
"""The permissions that the invite asks for."""
SCOPES = ("bot", "applications.commands")
INTENTS = discord.Intents(guilds=True, webhooks=True, guild_messages=True, dm_messages=True)
"""The events that Discord sends by itself: changes of servers, channels and webhooks, deleted messages, and DMs to the
bot. None is privileged.
"""


def missing_from(allowed: discord.Permissions, *, is_thread: bool, anonymous: bool = False) -> list[str]:
    """Return the permissions that a game needs and lacks."""
    wanted = WANTED_IN_THREADS if is_thread else WANTED
    optional = OPTIONAL - {MASKING} if anonymous else OPTIONAL
    return [name for name in wanted if name not in optional and not getattr(allowed, name)]


def optional_missing_from(allowed: discord.Permissions) -> list[str]:
    """Return the permissions that a game would use, can do without, and lacks."""
    return [name for name in sorted(OPTIONAL) if not getattr(allowed, name)]


def threads_missing_from(allowed: discord.Permissions) -> list[str]:
    """Return the permissions that private threads need and that are lacking."""
    return [name for name in APART if not getattr(allowed, name)]


def reveals(allowed: discord.Permissions) -> bool:
    """Whether a person with these permissions could see what a game keeps private in a channel."""
    return any(getattr(allowed, name) for name in REVEALING)


def spoken(permission: str) -> str:
    """Return a permission's name as a channel's settings show it."""
    return permission.replace("_", " ").title().replace(" In ", " in ")


def invite(application_id: int) -> str:
    """Return the link that invites the bot to a server."""
    return discord.utils.oauth_url(application_id, permissions=INVITED, scopes=SCOPES)
