"""What everybody may have of a game once it is over, and nobody before: its record, and who was who."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.storage.cast import Cast, cast_of
from bot.storage.live import Live
from bot.storage.models import GamePhase, GameRow
from bot.storage.records import record_of
from bot.storage.reveals import reveals_at


class StillOn(Exception):
    """A game that is not over, or of which is not told yet who was who."""


async def published(session: AsyncSession, live: Live) -> tuple[bytes, Cast]:
    """Both, once everybody may be told who was who. Raises StillOn."""
    if reveals_at(live) is not None:
        raise StillOn(live.id)
    await _check_over(session, live.id)
    return await record_of(session, live.id), await cast_of(session, live.id)


async def published_record(session: AsyncSession, game_id: int) -> bytes:
    """The record of a game. Raises StillOn."""
    await _check_over(session, game_id)
    return await record_of(session, game_id)


async def published_cast(session: AsyncSession, game_id: int) -> Cast:
    """Who has played the seats of a game. Raises StillOn."""
    await _check_over(session, game_id)
    return await cast_of(session, game_id)


async def _check_over(session: AsyncSession, game_id: int) -> None:
    if await session.scalar(select(GameRow.phase).where(GameRow.id == game_id)) is not GamePhase.OVER:
        raise StillOn(game_id)
