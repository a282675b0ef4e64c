"""A move that is asked back lapses as soon as everybody sees that the game has gone on."""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import bindparam, update
from sqlalchemy.ext.asyncio import AsyncSession

from bot.host.undoing import Accepted, is_public
from bot.storage.live import Live
from bot.storage.models import OutboxKind, OutboxRow
from bot.storage.outbox import Destination, owed
from bot.storage.tables import RETRACTIONS

LAPSE = (
    update(RETRACTIONS)
    .where(RETRACTIONS.c.game_id == bindparam("game"), RETRACTIONS.c.is_open)
    .values(is_open=False)
    .returning(RETRACTIONS.c.line)
)


async def lapse(session: AsyncSession, live: Live, lines: Iterable[Accepted], at: datetime) -> list[OutboxRow]:
    """Close what is asked back, if it is, once the game has gone on by some lines. Gives what is owed of it."""
    if not live.rulebook.retractable or not any(is_public(line.entry) for line in lines):
        return []
    closed = await session.scalars(LAPSE, {"game": live.id})
    rows = [retraction_row(live, line, at) for line in closed]
    session.add_all(rows)
    return rows


def retraction_row(live: Live, line: int, at: datetime) -> OutboxRow:
    """Owe the room how it stands with a line that is asked back."""
    return owed(live.id, OutboxKind.RETRACTION, [line], at, Destination(room_id=live.room.id))
