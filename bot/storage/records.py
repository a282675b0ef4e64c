"""A game's record, written from the database."""

from datetime import datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.storage.models import ActionRow, GamePhase, GameRow
from engine.log import FIRST_LINE
from engine.record import write_fields, write_proof


async def record_of(session: AsyncSession, game_id: int) -> bytes:
    """Write the record of a game: its header, a line for every accepted action and, once it is over, the proof."""
    actions = await session.scalars(select(ActionRow).where(ActionRow.game_id == game_id).order_by(ActionRow.number))
    lines = [_line(action) for action in actions]
    game = await session.get_one(GameRow, game_id)
    if game.phase is GamePhase.OVER and game.salt is not None and game.commitment is not None:
        lines.append(write_proof(game.salt, game.commitment, game.ended_at))
    return b"".join(line + b"\n" for line in lines)


async def times_of(session: AsyncSession, game_id: int) -> dict[int, datetime]:
    """When each line of a game was accepted, by its number."""
    found = await session.execute(select(ActionRow.number, ActionRow.at).where(ActionRow.game_id == game_id))
    return {row.number: row.at for row in found}


def _line(action: ActionRow) -> bytes:
    if action.number == FIRST_LINE:
        return write_fields({**action.body, "drawn": action.drawn})
    frame = {"at": action.at, "by": action.by, "for": action.acting_for}
    return write_fields({**frame, **action.body, "drawn": action.drawn})
