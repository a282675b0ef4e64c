"""A server's row and a GM's open games in the database, and what orders that nothing happens to them twice at once."""

from contextlib import suppress

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from bot.storage.models import GamePhase, GameRow, Guild, Room


async def locked_guild(session: AsyncSession, guild_id: int) -> Guild:
    """The row of a server, made if there is none; until the transaction ends, no other gets it."""
    guild = await session.get(Guild, guild_id, with_for_update=True)
    if guild is None:
        with suppress(IntegrityError):  # Somebody else in this server was a moment faster.
            async with session.begin_nested():
                session.add(Guild(id=guild_id))
        guild = await session.get_one(Guild, guild_id, with_for_update=True)
    return guild


async def games_on(session: AsyncSession, guild_id: int) -> list[int]:
    """The numbers of a server's games that are not over, newest first."""
    numbers = await session.scalars(
        select(GameRow.id)
        .where(GameRow.phase != GamePhase.OVER, GameRow.guild_id == guild_id)
        .order_by(GameRow.id.desc())
    )
    return list(numbers)


async def locked_sign_ups(session: AsyncSession, user_id: int) -> dict[int, int]:
    """The channels of a user's games that have not begun, by the games' numbers; until the transaction ends, nobody
    else gets to know them, so that no two openings count the same games. On SQLite only one writes at all.
    """
    if session.get_bind().dialect.name == "postgresql":
        await session.execute(select(func.pg_advisory_xact_lock(user_id)))
    found = await session.execute(
        select(GameRow.id, Room.channel_id)
        .join(Room, Room.game_id == GameRow.id)
        .where(GameRow.gm_id == user_id, GameRow.phase == GamePhase.SIGNUP, Room.kind == "table")
        .order_by(GameRow.id)
    )
    return {room.id: room.channel_id for room in found}
