"""What it means when Discord does not take something: wait, a lost room, somebody out of reach, a message gone."""

import aiohttp
import discord

from bot.delivery.private_threads import NoThreadsHere
from bot.storage.models import Loss

FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""What a request to Discord raises that fails."""
NO_REASON = 0
"""What stands for a code where Discord gives none: so a bot is refused that it has stopped."""
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
OUT_OF_REACH = frozenset({50007, 50278})
"""Discord's codes for a user who takes no DMs from the bot, and for one who shares no server with it."""
THREAD_ARCHIVED = 50083
TOO_MANY_WEBHOOKS = 30007
TOO_MANY_THREADS = 160006
TOO_MANY_REQUESTS = 429


def will_pass(error: Exception) -> bool:
    """Whether it is Discord, or the way there, that is out of order for a while, and not the message."""
    match error:
        case discord.RateLimited() | discord.DiscordServerError() | aiohttp.ClientError() | OSError():
            return True
        case discord.HTTPException(status=status):
            return status == TOO_MANY_REQUESTS
        case _:
            return False


def loss_of(error: Exception) -> Loss | None:
    """Why the room in which something was to be shown cannot be used, if that is what the error says."""
    match error:
        case discord.NotFound(code=code) if code == UNKNOWN_CHANNEL:
            return Loss.DELETED
        case discord.Forbidden(code=code) if code != NO_REASON:
            return Loss.FORBIDDEN
        case discord.HTTPException(code=code) if code == THREAD_ARCHIVED:
            # What is posted opens an archived thread, unless it is locked.
            return Loss.FORBIDDEN
        case discord.HTTPException(code=code) if code == TOO_MANY_WEBHOOKS:
            # The GM must make room for the bot's own, as if he had to allow it.
            return Loss.FORBIDDEN
        case _:
            return None


def bars_thread(error: Exception) -> bool:
    """Whether the bot may not use a private thread: it is forbidden, the thread is locked, or the server is full."""
    match error:
        case discord.Forbidden() | NoThreadsHere():
            return True
        case discord.HTTPException(code=code):
            return code in {THREAD_ARCHIVED, TOO_MANY_THREADS}
        case _:
            return False


def is_out_of_reach(error: Exception) -> bool:
    """Whether a DM cannot arrive: its receiver does not want it, is in no server with the bot, or is no more."""
    match error:
        case discord.NotFound():
            return True
        case discord.HTTPException(code=code):
            return code in OUT_OF_REACH
        case _:
            return False


def is_message_gone(error: discord.HTTPException) -> bool:
    """Whether it is the message that was deleted, and not its channel."""
    return error.code == UNKNOWN_MESSAGE
