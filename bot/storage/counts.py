"""When the votes of a game are counted next, and what the count showed last."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import ForeignKey, String, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from bot.storage.models import Base, GamePhase, GameRow


class CountRow(Base):
    """The votes of a game, as long as they are counted in public."""

    __tablename__ = "counts"

    game_id: Mapped[int] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    at: Mapped[datetime | None] = mapped_column(default=None)
    """When they are counted next; None if no time is set."""
    shown: Mapped[str] = mapped_column(String(64))
    """What the count that was posted last showed, in short, or how it was when they began to be counted."""


OF_ITS_GAME = GameRow.id == CountRow.game_id
IS_DUE = (GameRow.paused.is_(False), GameRow.phase == GamePhase.RUNNING)


async def earliest_count(session: AsyncSession, resting: Collection[int]) -> datetime | None:
    """When votes are counted next, in any game that is on and does not rest."""
    earliest = select(func.min(CountRow.at)).join(GameRow, OF_ITS_GAME)
    return await session.scalar(earliest.where(*IS_DUE, CountRow.game_id.not_in(resting)))


async def games_to_count(session: AsyncSession, at: datetime) -> list[int]:
    """The games whose votes are to be counted by now."""
    due = select(CountRow.game_id).join(GameRow, OF_ITS_GAME).where(*IS_DUE, CountRow.at <= at)
    return [*(await session.scalars(due.order_by(CountRow.at)))]


async def set_count(session: AsyncSession, game_id: int, at: datetime | None, shown: str) -> None:
    """Count the votes of a game then; what was shown last is kept, if anything was since they began to be counted."""
    known = update(CountRow).where(CountRow.game_id == game_id).values(at=at)
    if await session.scalar(known.returning(CountRow.game_id)) is None:
        session.add(CountRow(game_id=game_id, at=at, shown=shown))


async def end_count(session: AsyncSession, game_id: int) -> None:
    """Count the votes of a game no more."""
    await session.execute(delete(CountRow).where(CountRow.game_id == game_id))


async def take_count(session: AsyncSession, game_id: int, at: datetime, following: datetime | None, shown: str) -> bool:
    """Write down that the votes are counted, as is to be shown; say whether that is due, and shows anything new."""
    due = (CountRow.game_id == game_id, CountRow.at <= at)
    before = await session.scalar(select(CountRow.shown).where(*due))
    counted = update(CountRow).where(*due).values(at=following, shown=shown).returning(CountRow.game_id)
    # Another process may have been faster, and then nothing is due any more.
    return await session.scalar(counted) is not None and before != shown
