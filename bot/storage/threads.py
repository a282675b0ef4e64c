"""Private threads in the database: which thread on Discord is which, and who may be in it."""

from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.storage.models import ThreadRow


async def thread_of(session: AsyncSession, game_id: int, key: str) -> ThreadRow:
    """What is known of a thread; of one that was never made, nothing."""
    return await session.get(ThreadRow, (game_id, key)) or ThreadRow(game_id=game_id, key=key)


async def save_thread(session: AsyncSession, thread: ThreadRow) -> None:
    """Write down what is known of a thread. Raises IntegrityError if another has the same channel."""
    await session.merge(thread)


async def drop_thread(session: AsyncSession, thread: ThreadRow) -> None:
    """Forget a thread that was put away."""
    if (kept := await session.get(ThreadRow, (thread.game_id, thread.key))) is not None:
        await session.delete(kept)


async def lose_threads(session: AsyncSession, game_id: int, keys: Iterable[str]) -> None:
    """Write down that these threads are gone from Discord, with all who were in them."""
    rows = await session.scalars(select(ThreadRow).where(ThreadRow.game_id == game_id, ThreadRow.key.in_(list(keys))))
    for thread in rows:
        thread.channel_id, thread.members, thread.greeted = None, [], []


async def channels_of_threads(session: AsyncSession, game_id: int) -> set[int]:
    """The threads on Discord that are known to belong to a game."""
    rows = await session.scalars(select(ThreadRow.channel_id).where(ThreadRow.game_id == game_id))
    return {channel_id for channel_id in rows if channel_id is not None}


async def thread_in(session: AsyncSession, channel_id: int) -> ThreadRow | None:
    """The thread of a game that is this one on Discord, if it is one."""
    return (await session.scalars(select(ThreadRow).where(ThreadRow.channel_id == channel_id))).one_or_none()


async def is_any_barred(session: AsyncSession, game_id: int) -> bool:
    """Whether the bot was not allowed to use some thread of a game."""
    barred = select(ThreadRow.key).where(ThreadRow.game_id == game_id, ThreadRow.is_barred).limit(1)
    return await session.scalar(barred) is not None
