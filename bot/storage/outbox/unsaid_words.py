"""Finds a GM's own words that wait to be said, and lets them go or withdraws them as long as nobody has been told."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select, update

from bot.database.columns import ID
from bot.database.prepared import PreparedQuery
from bot.storage.outbox.outbox import is_one_of
from bot.storage.people.remarks import Remark
from bot.storage.schema.kinds import OutboxKind, OutboxState, Trait
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.rows import rows_of
from bot.storage.schema.tables import OUTBOX

AT = bindparam("at", type_=OUTBOX.c.due_at.type)
UNSENT = (OutboxState.PENDING, OutboxState.REFUSED)
"""The states of words that no process is sending just now."""
IS_UNSENT = is_one_of(OUTBOX.c.state, UNSENT)
OWN_WORDS = OutboxKind.having(Trait.OWN_WORDS)
WAITING = PreparedQuery(
    select(OUTBOX)
    .where(OUTBOX.c.game_id == ID, is_one_of(OUTBOX.c.kind, OWN_WORDS), IS_UNSENT)
    .where(OUTBOX.c.due_at > AT)
    .order_by(OUTBOX.c.due_at, OUTBOX.c.id)
)
IF_WAITING = update(OUTBOX).where(OUTBOX.c.id == bindparam("row"), IS_UNSENT, OUTBOX.c.due_at > AT)


class Waiting(NamedTuple):
    """A GM's own words that wait, with the row that will say them."""

    words: Remark
    row: OutboxRow


def words_waiting(connection: Connection, game_id: int, at: datetime) -> Sequence[OutboxRow]:
    """Return the rows of all own words in a game that wait for news or a time, the soonest first."""
    return rows_of(connection, OutboxRow, WAITING, {ID.key: game_id, AT.key: at})


def drop_words(connection: Connection, row: OutboxRow, at: datetime) -> bool:
    """Drop words that wait. Return whether they still did."""
    withdrawn = IF_WAITING.values(state=OutboxState.DROPPED)
    return connection.execute(withdrawn, {"row": row.id, AT.key: at}).rowcount == 1


def let_words_go(connection: Connection, row: OutboxRow, at: datetime) -> bool:
    """Make words due that wait. Return whether they still did."""
    return connection.execute(IF_WAITING.values(due_at=at), {"row": row.id, AT.key: at}).rowcount == 1


def let_all_words_go(connection: Connection, game_id: int, at: datetime) -> None:
    """Make all waiting words of a game due: it is cancelled, so their GM is told now that nobody reads them."""
    for row in words_waiting(connection, game_id, at):
        let_words_go(connection, row, at)
