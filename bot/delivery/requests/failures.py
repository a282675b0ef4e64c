"""Classifies Discord's errors: wait and retry, a lost room, a user out of reach, a deleted message."""

import aiohttp
import discord

from bot.delivery.requests.thread_requests import NoThreadsHere
from bot.storage.schema.kinds import Loss

FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""The exceptions that a failed request to Discord raises."""
NO_REASON = 0
"""The code that stands for a missing one."""
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
OUT_OF_REACH = frozenset({50007, 50278})
"""Discord's codes for a user who takes no DMs from the bot, and for one who shares no server with it."""
NO_ACCESS = 50001
FORBIDDEN = frozenset({NO_ACCESS, 50009, 50013, *OUT_OF_REACH})
"""Discord's codes for a channel that the bot may not see, may not write in yet, or in which it lacks a permission, and
for a DM that does not reach its user. Any other 403 says nothing about the channel: a bot that Discord has stopped gets
one, too.
"""
THREAD_ARCHIVED = 50083
THREAD_LOCKED = 160005
TOO_MANY_WEBHOOKS = 30007
WRONG_KIND_OF_CHANNEL = 50024
BAD_REQUEST, UNAUTHORIZED, TOO_MANY_REQUESTS, SERVER_ERROR = 400, 401, 429, 500


def will_pass(error: Exception) -> bool:
    """Whether Discord or the way there fails for a while, and the message itself is not at fault."""
    match error:
        case discord.RateLimited() | aiohttp.ClientError() | OSError():
            return True
        case discord.HTTPException(status=status):
            return status == TOO_MANY_REQUESTS or status >= SERVER_ERROR
        case _:
            return False


def loss_of(error: Exception) -> Loss | None:
    """Return why a room cannot be used, if the error says so."""
    match error:
        case discord.NotFound(code=code) if code == UNKNOWN_CHANNEL:
            return Loss.DELETED
        case discord.Forbidden(code=code) if code in FORBIDDEN:
            return Loss.FORBIDDEN
        case discord.HTTPException(code=code) if code in {THREAD_ARCHIVED, THREAD_LOCKED}:
            # A post opens an archived thread, unless it is locked.
            return Loss.FORBIDDEN
        case _:
            return None


def loss_of_voice(error: Exception) -> Loss | None:
    """Return the same for a post under an alias, for which the bot needs another permission and a webhook."""
    match error:
        case discord.HTTPException(code=code) if code == TOO_MANY_WEBHOOKS:
            # The GM must free a webhook for the bot, just as they would have to grant a missing permission.
            return Loss.SILENCED
        case discord.Forbidden(code=code) if code in FORBIDDEN - {NO_ACCESS}:
            return Loss.SILENCED
        case _:
            return loss_of(error)


def bars_thread(error: Exception) -> bool:
    """Whether the bot may not use a private thread: Discord has judged the request and refuses it.

    A lost room, or a failure on the way to Discord, is not meant.
    """
    match error:
        case NoThreadsHere():
            return True
        case discord.HTTPException(status=status, code=code):
            is_judged = BAD_REQUEST <= status < SERVER_ERROR and status not in {UNAUTHORIZED, TOO_MANY_REQUESTS}
            return is_judged and code not in {NO_REASON, UNKNOWN_CHANNEL}
        case _:
            return False


def bars_member(error: Exception) -> bool:
    """Whether somebody cannot be let into a private thread although the thread is neither deleted nor closed."""
    match error:
        case discord.HTTPException(code=code):
            return bars_thread(error) and code not in {THREAD_ARCHIVED, THREAD_LOCKED}
        case _:
            return False


def has_no_threads(error: Exception) -> bool:
    """Whether a channel is of a kind that cannot have private threads."""
    is_kind = isinstance(error, discord.HTTPException) and error.code == WRONG_KIND_OF_CHANNEL
    return is_kind or isinstance(error, NoThreadsHere)


def is_out_of_reach(error: Exception) -> bool:
    """Whether a DM cannot arrive: its receiver refuses it, shares no server with the bot, or no longer exists."""
    match error:
        case discord.NotFound():
            return True
        case discord.HTTPException(code=code):
            return code in OUT_OF_REACH
        case _:
            return False


def is_message_gone(error: discord.HTTPException) -> bool:
    """Whether the message was deleted, rather than its channel."""
    return error.code == UNKNOWN_MESSAGE
