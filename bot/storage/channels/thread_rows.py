"""Stores private threads: the Discord thread of each, and the users who may be in it."""

from collections.abc import Iterable

from sqlalchemy import BigInteger, Connection, bindparam, delete, select, update

from bot.database.prepared import PreparedQuery
from bot.storage.schema.models import ThreadRow
from bot.storage.schema.rows import first_of, put, row_of
from bot.storage.schema.tables import THREADS

CHANNEL = bindparam("channel", type_=BigInteger())
IN_CHANNEL = PreparedQuery(select(THREADS).where(THREADS.c.channel_id == CHANNEL))


def thread_of(connection: Connection, game_id: int, key: str) -> ThreadRow:
    """Return a thread's row; an empty one if the thread was never made."""
    return row_of(connection, ThreadRow, game_id, key) or ThreadRow(game_id=game_id, key=key)


def save_thread(connection: Connection, thread: ThreadRow) -> None:
    """Save a thread's row. Raises IntegrityError if another has the same channel."""
    put(connection, thread)


def drop_thread(connection: Connection, thread: ThreadRow) -> None:
    """Delete the row of a thread that was closed."""
    connection.execute(delete(ThreadRow).where(ThreadRow.game_id == thread.game_id, ThreadRow.key == thread.key))


def lose_threads(connection: Connection, game_id: int, keys: Iterable[str]) -> None:
    """Record that these threads are gone from Discord, with everybody who was in them."""
    lost = update(ThreadRow).where(ThreadRow.game_id == game_id, ThreadRow.key.in_(list(keys)))
    connection.execute(lost.values(channel_id=None, members=[], greeted=[]))


def channels_of_threads(connection: Connection, game_id: int) -> set[int]:
    """Return the Discord threads that are known to belong to a game."""
    rows = connection.scalars(select(ThreadRow.channel_id).where(ThreadRow.game_id == game_id))
    return {channel_id for channel_id in rows if channel_id is not None}


def thread_in(connection: Connection, channel_id: int) -> ThreadRow | None:
    """Return the game's thread with this Discord channel, if it is one."""
    return first_of(connection, ThreadRow, IN_CHANNEL, {CHANNEL.key: channel_id})


def is_any_barred(connection: Connection, game_id: int) -> bool:
    """Whether the bot was not allowed to use some thread of a game."""
    barred = select(ThreadRow.key).where(ThreadRow.game_id == game_id, ThreadRow.is_barred).limit(1)
    return connection.scalar(barred) is not None
