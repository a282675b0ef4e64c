"""Finds the post of a scene, which each step after the first edits."""

from sqlalchemy import Connection, select

from bot.storage.schema.kinds import OutboxState
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.tables import OUTBOX


def scene_post(connection: Connection, row: OutboxRow) -> int | None:
    """Return the message that the scene of a row is told in; None before its first step is sent."""
    of_scene = (OUTBOX.c.game_id == row.game_id, OUTBOX.c.kind == row.kind, OUTBOX.c.lines == row.lines)
    sent = (OUTBOX.c.state == OutboxState.SENT, OUTBOX.c.room_id == row.room_id)
    return connection.scalar(select(OUTBOX.c.message_id).where(*of_scene, *sent).order_by(OUTBOX.c.id.desc()).limit(1))
