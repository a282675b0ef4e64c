"""Calls the role of a server when a sign-up opens: once for each game, and not again and again."""

from datetime import timedelta

from sqlalchemy import Connection

from bot.clock import now
from bot.storage.outbox.outbox import Destination, owed, save_owed
from bot.storage.people.guilds import locked_guild, set_up
from bot.storage.schema.kinds import OutboxKind

CALLED_AGAIN = timedelta(minutes=10)
"""The least time between two calls of a server's role, so that nobody rings it by opening and cancelling."""


def owe_call(connection: Connection, guild_id: int, game_id: int, room_id: int) -> None:
    """Owe a new sign-up's room the call of the server's role, unless there is none, or it was called just now."""
    guild, at = locked_guild(connection, guild_id), now()
    if guild.called_role is None or (guild.called_at is not None and guild.called_at > at - CALLED_AGAIN):
        return
    set_up(connection, guild_id, "called_at", at)
    save_owed(connection, [owed(game_id, OutboxKind.NEW_GAME, [], at, Destination(room_id=room_id))])
