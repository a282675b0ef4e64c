"""A server's row in the database, which also orders whatever must not happen in a server twice at once."""

from contextlib import suppress

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from bot.storage.models import GamePhase, GameRow, Guild


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
