"""A player who could see what a game keeps private: its GM is told of him, once, and nobody else is."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.clock import now
from bot.storage.live import Live
from bot.storage.models import OutboxKind, OutboxRow
from bot.storage.outbox import Destination, owed


async def report_staff(session: AsyncSession, live: Live, user_id: int) -> None:
    """Owe the GM word of somebody who has just sat down, unless he knows it already or it is himself."""
    is_known = select(OutboxRow.id).where(
        OutboxRow.game_id == live.id,
        OutboxRow.kind == OutboxKind.STAFF,
        OutboxRow.user_id == live.gm_id,
        OutboxRow.about_id == user_id,
    )
    if user_id == live.gm_id or await session.scalar(is_known) is not None:
        return
    report = owed(live.id, OutboxKind.STAFF, [], now(), Destination(user_id=live.gm_id))
    report.about_id = user_id
    session.add(report)
