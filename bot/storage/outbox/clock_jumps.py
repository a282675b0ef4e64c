"""Corrects the times of waiting rows after the machine's clock was set back.

A pause moves back with the clock, so that it lasts no longer. Times that people were shown stay where they are:
deadlines, the end of an offer, and the moment at which something is told.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta

from sqlalchemy import Connection, bindparam, or_, select

from bot.database.columns import UtcTime
from bot.database.database import AWAY
from bot.storage.outbox.outbox import (
    IS_OWED,
    LONGEST_PAUSE,
    LONGEST_REFUSAL,
    LONGEST_SENDING,
    THIS_ROW,
    Destination,
    destination_of,
)
from bot.storage.processes.heartbeats import seen_by
from bot.storage.processes.processes import this_process
from bot.storage.schema.kinds import GamePhase, OutboxState, Trait
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.rows import row_of
from bot.storage.schema.tables import DEADLINES, GAMES, OUTBOX

AT = bindparam("at", type_=UtcTime())
AHEAD = (
    select(OUTBOX.c.id)
    .where(IS_OWED, or_(OUTBOX.c.due_at > AT, OUTBOX.c.created_at > AT, OUTBOX.c.claimed_until > AT))
    .order_by(OUTBOX.c.id)
)
SET_AHEAD = (
    select(DEADLINES.c.game_id)
    .join(GAMES, GAMES.c.id == DEADLINES.c.game_id)
    .where(DEADLINES.c.since > AT, DEADLINES.c.is_inner.is_(False), GAMES.c.phase == GamePhase.RUNNING)
    .order_by(DEADLINES.c.game_id)
)
"""The wait within a wait is left out, because nobody may notice it."""


def pull_back(connection: Connection, *, at: datetime, by: timedelta) -> list[Destination]:
    """Shorten all pauses after the clock was set back to ``at``; return the destinations that may be due now.

    ``by`` is zero if the size of the jump is unknown. Then nothing waits longer than the longest pause.
    """
    seen_by(connection, at)
    pulled = []
    for row in _ahead(connection, at):
        if changes := dict(_changes(row, at, by)):
            THIS_ROW.save(connection, {"row": row.id, **changes})
            pulled.append(destination_of(row))
    return list(dict.fromkeys(pulled))


def deadlines_ahead(connection: Connection, *, at: datetime) -> list[int]:
    """Return the running games whose deadline was set at a future time, because the clock was set back since."""
    return [*connection.scalars(SET_AHEAD, {"at": at})]


def _ahead(connection: Connection, at: datetime) -> Iterator[OutboxRow]:
    """Yield the owed rows with a future time, except unreadable ones: the delivery gives those up."""
    for number in connection.scalars(AHEAD, {"at": at}).all():
        try:
            row = row_of(connection, OutboxRow, number)
        except AWAY:
            raise
        except Exception:
            continue
        if row is not None:
            yield row


def _changes(row: OutboxRow, at: datetime, by: timedelta) -> Iterator[tuple[str, datetime]]:
    """Yield the times of a row that change."""
    if not _has_own_time(row) or row.due_at <= at + by:
        due_at = row.due_at - by if max(row.due_at, row.created_at) > at else row.due_at
        longest = LONGEST_REFUSAL if row.state is OutboxState.REFUSED else LONGEST_PAUSE
        if (due_at := due_at if due_at <= at + longest else at) != row.due_at:
            yield "due_at", due_at
            yield "created_at", min(row.created_at - by, at)
    until = row.claimed_until
    # Another process that has claimed the row may go by a clock that is a little ahead of this one.
    if until is not None and until > at + 2 * LONGEST_SENDING and row.owner != this_process():
        yield "claimed_until", at + LONGEST_SENDING


def _has_own_time(row: OutboxRow) -> bool:
    """Whether a row has a time chosen for it, instead of being due as soon as possible, and was not tried yet."""
    is_untried = row.state is OutboxState.PENDING and not row.attempts
    return is_untried and Trait.TOLD_LATER in row.kind.traits and row.due_at > row.created_at
