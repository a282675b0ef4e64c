"""Checks the application: its settings in the developer portal, and the link that invites it."""

from collections.abc import Iterator

import discord

from bot.checking.findings import Finding, error, ok, warning
from bot.permissions import invite

PRIVILEGED = {
    "Presence Intent": ("gateway_presence", "gateway_presence_limited"),
    "Server Members Intent": ("gateway_guild_members", "gateway_guild_members_limited"),
    "Message Content Intent": ("gateway_message_content", "gateway_message_content_limited"),
}


def check_application(application: discord.AppInfo) -> Iterator[Finding]:
    """Judge the application, and make the link."""
    yield _settings(application)
    yield _intents(application.flags)
    yield ok("Invite", f"With exactly the permissions that are needed: {invite(application.id)}")


def _settings(application: discord.AppInfo) -> Finding:
    told = f"{application.name}, id {application.id}."
    if application.interactions_endpoint_url:
        away = "Presses and commands go to its Interactions Endpoint URL instead of the bot."
        return error("Application", f"{told} {away} Empty that field on the portal's page General Information.")
    if application.bot_require_code_grant:
        grant = "It requires an OAuth2 code grant, so the invite link does not work."
        return warning("Application", f"{told} {grant} Switch that off on the portal's page Bot.")
    return ok("Application", told)


def _intents(flags: discord.ApplicationFlags) -> Finding:
    granted = [name for name, grants in PRIVILEGED.items() if any(getattr(flags, grant) for grant in grants)]
    if not granted:
        return ok("Intents", "No privileged intent is on, and none is needed.")
    names = ", ".join(granted)
    return warning("Intents", f"Brehon does not need what is on: {names}. Switch it off on the portal's page Bot.")
