"""Finds posts that later rows of the same lines change: that of a scene, and the one that has told the end."""

from sqlalchemy import Connection, bindparam, select

from bot.database.columns import ID
from bot.database.prepared import PreparedQuery, Values
from bot.storage.outbox.outbox import is_one_of
from bot.storage.schema.kinds import OutboxKind, OutboxState, Trait
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.rows import first_of
from bot.storage.schema.tables import OUTBOX

TELLING_NEWS = OutboxKind.having(Trait.TELLS_NEWS)
SENT = (
    select(OUTBOX)
    .where(OUTBOX.c.game_id == ID, OUTBOX.c.lines == bindparam("lines"), OUTBOX.c.state == OutboxState.SENT)
    .where(OUTBOX.c.room_id.is_not_distinct_from(bindparam("room")))
    .order_by(OUTBOX.c.id.desc())
    .limit(1)
)
SCENE = PreparedQuery(SENT.where(OUTBOX.c.kind == bindparam("kind")))
END = PreparedQuery(SENT.where(is_one_of(OUTBOX.c.kind, TELLING_NEWS)))


def scene_post(connection: Connection, row: OutboxRow) -> int | None:
    """Return the message that the scene of a row is told in; None before its first step is sent."""
    told = first_of(connection, OutboxRow, SCENE, {**_news(row), "kind": row.kind})
    return None if told is None else told.message_id


def end_post(connection: Connection, row: OutboxRow) -> OutboxRow | None:
    """Return the row that has posted the lines of another row in its room; None if that was not sent."""
    return first_of(connection, OutboxRow, END, _news(row))


def _news(row: OutboxRow) -> Values:
    return {ID.key: row.game_id, "lines": row.lines, "room": row.room_id}
