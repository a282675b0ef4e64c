"""Tracks the delivery of the seats' secrets: listed for the GM, sent again, or left behind the button."""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from secrets import token_hex
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, func, select, update

from bot.storage.outbox.outbox import IS_OWED, NONCE_BYTES, THIS_ROW, is_one_of, pause_after
from bot.storage.schema.kinds import OutboxKind, OutboxState, Trait
from bot.storage.schema.tables import OUTBOX

MOST_LISTED = 40
"""The most deliveries, other than simply sent ones, that are listed for a game: the newest."""
TO_SEND_AGAIN = (OutboxState.REFUSED, OutboxState.CLOSED)
"""The states of rows that may be sent again, because they have not arrived."""

OF_GAME, IS_PRIVATE = (
    OUTBOX.c.game_id == bindparam("game_id"),
    is_one_of(OUTBOX.c.kind, OutboxKind.having(Trait.PRIVATE)),
)
LISTED = (
    select(*OUTBOX.c["seat_id", "kind", "state", "created_at"])
    .where(OF_GAME, OUTBOX.c.seat_id.is_not(None), IS_PRIVATE)
    .where(OUTBOX.c.state != OutboxState.DROPPED, OUTBOX.c.state != OutboxState.SENT)
    .order_by(OUTBOX.c.id.desc())
    .limit(MOST_LISTED)
)
SENT = (
    select(OUTBOX.c.seat_id, func.count().label("sent"))
    .where(OF_GAME, OUTBOX.c.seat_id.is_not(None), IS_PRIVATE, OUTBOX.c.state == OutboxState.SENT)
    .group_by(OUTBOX.c.seat_id)
)
IS_REMINDER = is_one_of(OUTBOX.c.kind, OutboxKind.having(Trait.REMINDS))
REMINDED = select(*OUTBOX.c["seat_id", "lines"]).where(OF_GAME, IS_REMINDER, OUTBOX.c.state == OutboxState.SENT)
OF_SEAT = (OUTBOX.c.game_id == bindparam("game"), OUTBOX.c.seat_id == bindparam("seat"), IS_PRIVATE)
UNSENT = select(*OUTBOX.c["id", "state", "due_at", "attempts"]).where(
    *OF_SEAT, is_one_of(OUTBOX.c.state, TO_SEND_AGAIN)
)
CLOSED = update(OUTBOX).where(*OF_SEAT, OUTBOX.c.state == OutboxState.CLOSED)
WAITING = update(OUTBOX).where(*OF_SEAT, IS_OWED, OUTBOX.c.state != OutboxState.SENDING)


class Delivery(NamedTuple):
    """A message owed to a seat: its kind, its time, and its state."""

    seat_id: int
    kind: OutboxKind
    state: OutboxState
    since: datetime


class Deliveries(NamedTuple):
    """The secrets owed to the seats of a game, the newest first; and how many each seat was sent, by its number."""

    listed: Sequence[Delivery]
    sent: Mapping[int, int]


def deliveries_of(connection: Connection, game_id: int) -> Deliveries:
    """Return the deliveries of a game's secrets."""
    this = {"game_id": game_id}
    sent = {row.seat_id: row.sent for row in connection.execute(SENT, this)}
    return Deliveries([Delivery(*row) for row in connection.execute(LISTED, this)], sent)


def reminders_of(connection: Connection, game_id: int, wait_line: int) -> Mapping[int, int]:
    """Return how many reminders have been sent in a wait, by the seats' numbers."""
    rows = connection.execute(REMINDED, {"game_id": game_id})
    return Counter(row.seat_id for row in rows if row.seat_id is not None and wait_line in row.lines)


def note_opened(connection: Connection, game_id: int, seat_id: int) -> None:
    """Record that a seat's secrets which its DM refused were read behind its button."""
    connection.execute(CLOSED, {"game": game_id, "seat": seat_id, "state": OutboxState.OPENED})


def last_tried(connection: Connection, game_id: int, seat_id: int) -> datetime | None:
    """Return the last attempt to send a seat an undelivered secret; None if there is none."""
    rows = connection.execute(UNSENT, {"game": game_id, "seat": seat_id})
    return max((_tried(row.state, row.due_at, row.attempts) for row in rows), default=None)


def _tried(state: OutboxState, due_at: datetime, attempts: int) -> datetime:
    """Return the time of the last attempt. Discord's refusals are due again later; closed DMs are not."""
    return due_at if state is OutboxState.CLOSED else due_at - pause_after(attempts)


def owe_again(connection: Connection, game_id: int, seat_id: int, at: datetime) -> None:
    """Make a seat's undelivered secrets due at once. New nonces keep Discord from treating them as duplicates."""
    for row in connection.execute(UNSENT, {"game": game_id, "seat": seat_id}).all():
        anew = {"state": OutboxState.PENDING, "due_at": at, "nonce": token_hex(NONCE_BYTES)}
        THIS_ROW.save(connection, {"row": row.id, **anew})


def let_wait(connection: Connection, game_id: int, seat_id: int) -> int:
    """Stop sending a seat its owed secrets, which wait behind its button; return how many there are."""
    return connection.execute(WAITING, {"game": game_id, "seat": seat_id, "state": OutboxState.CLOSED}).rowcount
