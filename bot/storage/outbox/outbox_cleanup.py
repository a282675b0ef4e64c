"""Deletes old sent rows from the outbox a few at a time, because all other writers wait meanwhile."""

from datetime import datetime, timedelta

from sqlalchemy import Connection, bindparam, delete, or_, select

from bot.storage.outbox.outbox import IS_OWED, TOLD_OF_LINES, is_one_of
from bot.storage.schema.kinds import GamePhase, OutboxKind, Trait
from bot.storage.schema.tables import GAMES, OUTBOX

MOST_AT_ONCE = 500
"""The most rows that one transaction looks at, so that it takes only some hundredths of a second."""
KEPT = timedelta(days=2)
"""The time for which sent rows are kept: far longer than they are looked for in their channel after a crash."""
KEPT_WITH_THE_GAME = OutboxKind.having(Trait.TOLD_ONCE) + TOLD_OF_LINES

NEXT = select(OUTBOX.c.id).where(OUTBOX.c.id > bindparam("after")).order_by(OUTBOX.c.id).limit(MOST_AT_ONCE)
WAITING = select(OUTBOX.c.game_id).where(IS_OWED)
IS_OVER = select(GAMES.c.id).where(GAMES.c.id == OUTBOX.c.game_id, GAMES.c.phase == GamePhase.OVER).exists()
SETTLED = delete(OUTBOX).where(
    OUTBOX.c.id > bindparam("after"),
    OUTBOX.c.id <= bindparam("last"),
    OUTBOX.c.created_at < bindparam("before"),
    OUTBOX.c.game_id.not_in(WAITING),
    or_(~is_one_of(OUTBOX.c.kind, KEPT_WITH_THE_GAME), IS_OVER),
)


def tidy(connection: Connection, *, after: int, now: datetime) -> int | None:
    """Delete, among the next rows after one, those settled long ago in games that are owed nothing.

    While a game is on, this keeps messages that are told only once, and those about lines that may be taken back.
    Returns the last row that was looked at; None if there are no more.
    """
    looked_at = connection.scalars(NEXT, {"after": after}).all()
    if looked_at:
        connection.execute(SETTLED, {"after": after, "last": looked_at[-1], "before": now - KEPT})
    return looked_at[-1] if len(looked_at) == MOST_AT_ONCE else None
