"""A game's record, written from the database."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.storage.models import ActionRow
from engine.log import FIRST_LINE
from engine.record import write_fields


async def record_of(session: AsyncSession, game_id: int) -> bytes:
    """Write the record of a game: its header, and a line for every accepted action."""
    actions = await session.scalars(select(ActionRow).where(ActionRow.game_id == game_id).order_by(ActionRow.number))
    return b"".join(_line(action) + b"\n" for action in actions)


def _line(action: ActionRow) -> bytes:
    if action.number == FIRST_LINE:
        return write_fields({**action.body, "drawn": action.drawn})
    frame = {"at": action.at, "by": action.by, "for": action.acting_for}
    return write_fields({**frame, **action.body, "drawn": action.drawn})
