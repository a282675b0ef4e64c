"""What is saved of a game: the lines of its record, the events, the snapshot, and whether it is on."""

from collections.abc import Sequence
from datetime import datetime

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession

from bot.host.undoing import Accepted
from bot.storage.live import Live, snapshot_schema
from bot.storage.models import ActionRow, EventRow, GamePhase, GameRow, Room
from engine.log import Entry


async def save_ended_by(session: AsyncSession, *, game_id: int, user_id: int) -> None:
    """Write down whose act the end of a game was."""
    await session.execute(update(GameRow).where(GameRow.id == game_id).values(ended_by=user_id))


def action_rows(game_id: int, lines: Sequence[Accepted], at: datetime, interaction_id: int | None) -> list[ActionRow]:
    """Accepted lines as rows; an interaction has brought about the first of them."""
    return [
        ActionRow(
            game_id=game_id,
            number=line.entry.line,
            interaction_id=interaction_id if line is lines[0] else None,
            at=at,
            by=line.wish.by,
            acting_for=line.wish.acting_for,
            body=msgspec.to_builtins(line.wish.action),
            drawn=line.drawn,
            again=line.again,
        )
        for line in lines
    ]


def event_rows(game_id: int, entry: Entry) -> list[EventRow]:
    """The events of a line as rows."""
    return [
        EventRow(game_id=game_id, line=entry.line, position=position, body=msgspec.json.encode(event).decode())
        for position, event in enumerate(entry.events)
    ]


async def save_state(session: AsyncSession, live: Live, at: datetime) -> None:
    """Save what is kept of a game beside its log: the snapshot, and whether it is on."""
    game = live.started
    is_over = game.table.outcome is not None
    live.phase = GamePhase.OVER if is_over else GamePhase.RUNNING
    await session.execute(
        update(GameRow)
        .where(GameRow.id == live.id)
        .values(
            phase=live.phase,
            lines=game.log[-1].line,
            wait_line=live.wait_line,
            wait_token=live.wait_token,
            paused=game.table.paused,
            snapshot=msgspec.json.encode(game.table).decode(),
            snapshot_schema=snapshot_schema(live.rulebook),
            ended_at=at if is_over else None,
        )
    )
    if is_over:
        await session.execute(update(Room).where(Room.game_id == live.id).values(is_open=False))
