"""Finds posts that later rows of the same lines change: that of a scene, and the one that has told the end."""

from collections.abc import Sequence

from sqlalchemy import Connection, select

from bot.storage.schema.kinds import OutboxKind, OutboxState, Trait
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.rows import first_of
from bot.storage.schema.tables import OUTBOX


def scene_post(connection: Connection, row: OutboxRow) -> int | None:
    """Return the message that the scene of a row is told in; None before its first step is sent."""
    told = _last_sent(connection, row, [row.kind])
    return None if told is None else told.message_id


def end_post(connection: Connection, row: OutboxRow) -> OutboxRow | None:
    """Return the row that has posted the lines of another row in its room; None if that was not sent."""
    return _last_sent(connection, row, OutboxKind.having(Trait.TELLS_NEWS))


def _last_sent(connection: Connection, row: OutboxRow, kinds: Sequence[OutboxKind]) -> OutboxRow | None:
    of_it = (OUTBOX.c.game_id == row.game_id, OUTBOX.c.kind.in_(kinds), OUTBOX.c.lines == row.lines)
    sent = (OUTBOX.c.state == OutboxState.SENT, OUTBOX.c.room_id == row.room_id)
    return first_of(connection, OutboxRow, select(OUTBOX).where(*of_it, *sent).order_by(OUTBOX.c.id.desc()).limit(1))
