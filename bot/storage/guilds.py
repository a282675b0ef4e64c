"""A server's row and a GM's open games in the database, and what orders that nothing happens to them twice at once."""

from contextlib import suppress

from sqlalchemy import Connection, func, select, update
from sqlalchemy.exc import IntegrityError

from bot.storage.database import session_on
from bot.storage.kinds import GamePhase
from bot.storage.models import GameRow, Guild, Room


def locked_guild(connection: Connection, guild_id: int) -> Guild:
    """The row of a server, made if there is none; until the transaction ends, no other gets it."""
    with session_on(connection) as session:
        guild = session.get(Guild, guild_id, with_for_update=True)
        if guild is None:
            # Perhaps somebody else in this server was a moment faster.
            with suppress(IntegrityError), session.begin_nested():
                session.add(Guild(id=guild_id))
            guild = session.get_one(Guild, guild_id, with_for_update=True)
    return guild


def set_up(connection: Connection, guild_id: int, setting: str, value: object) -> None:
    """Write down what a server has set, by the name of its column."""
    locked_guild(connection, guild_id)
    connection.execute(update(Guild).where(Guild.id == guild_id).values({setting: value}))


def games_on(connection: Connection, guild_id: int) -> list[int]:
    """The numbers of a server's games that are not over, newest first."""
    numbers = connection.scalars(
        select(GameRow.id)
        .where(GameRow.phase != GamePhase.OVER, GameRow.guild_id == guild_id)
        .order_by(GameRow.id.desc())
    )
    return list(numbers)


def locked_sign_ups(connection: Connection, user_id: int) -> dict[int, int]:
    """The channels of a user's games that have not begun, by the games' numbers; until the transaction ends, nobody
    else gets to know them, so that no two openings count the same games. On SQLite only one writes at all.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(user_id)))
    found = connection.execute(
        select(GameRow.id, Room.channel_id)
        .join(Room, Room.game_id == GameRow.id)
        .where(GameRow.gm_id == user_id, GameRow.phase == GamePhase.SIGNUP, Room.kind == "table")
        .order_by(GameRow.id)
    )
    return {room.id: room.channel_id for room in found}
