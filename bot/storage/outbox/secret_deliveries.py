"""What has become of the secrets that seats of a game are owed: found for its GM, sent again, or left to wait."""

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
"""So many deliveries of a game are found that are not just sent, the newest."""
TO_SEND_AGAIN = (OutboxState.REFUSED, OutboxState.CLOSED)
"""What may be sent again: what has not arrived."""

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
REMINDED = select(*OUTBOX.c["seat_id", "lines"]).where(
    OF_GAME, OUTBOX.c.kind == OutboxKind.REMINDER, OUTBOX.c.state == OutboxState.SENT
)
OF_SEAT = (OUTBOX.c.game_id == bindparam("game"), OUTBOX.c.seat_id == bindparam("seat"), IS_PRIVATE)
UNSENT = select(*OUTBOX.c["id", "state", "due_at", "attempts"]).where(
    *OF_SEAT, is_one_of(OUTBOX.c.state, TO_SEND_AGAIN)
)
CLOSED = update(OUTBOX).where(*OF_SEAT, OUTBOX.c.state == OutboxState.CLOSED)
WAITING = update(OUTBOX).where(*OF_SEAT, IS_OWED, OUTBOX.c.state != OutboxState.SENDING)


class Delivery(NamedTuple):
    """Something owed to a seat: what it is and since when, and what has become of it."""

    seat_id: int
    kind: OutboxKind
    state: OutboxState
    since: datetime


class Deliveries(NamedTuple):
    """The secrets that seats of a game are owed, the newest first; and how many each was sent, by its number."""

    listed: Sequence[Delivery]
    sent: Mapping[int, int]


def deliveries_of(connection: Connection, game_id: int) -> Deliveries:
    """What has become of the secrets of a game."""
    this = {"game_id": game_id}
    sent = {row.seat_id: row.sent for row in connection.execute(SENT, this)}
    return Deliveries([Delivery(*row) for row in connection.execute(LISTED, this)], sent)


def reminders_of(connection: Connection, game_id: int, wait_line: int) -> Mapping[int, int]:
    """How many reminders have been sent in a wait, by the seats' numbers."""
    rows = connection.execute(REMINDED, {"game_id": game_id})
    return Counter(row.seat_id for row in rows if row.seat_id is not None and wait_line in row.lines)


def note_opened(connection: Connection, game_id: int, seat_id: int) -> None:
    """Write down that what a seat's DM did not take was read behind its button."""
    connection.execute(CLOSED, {"game": game_id, "seat": seat_id, "state": OutboxState.OPENED})


def last_tried(connection: Connection, game_id: int, seat_id: int) -> datetime | None:
    """When it was last tried to send a seat what has not arrived; None if nothing of that kind waits for it."""
    rows = connection.execute(UNSENT, {"game": game_id, "seat": seat_id})
    return max((_tried(row.state, row.due_at, row.attempts) for row in rows), default=None)


def _tried(state: OutboxState, due_at: datetime, attempts: int) -> datetime:
    """What Discord refuses is due again a while after it was tried; what its receiver refuses is not due again."""
    return due_at if state is OutboxState.CLOSED else due_at - pause_after(attempts)


def owe_again(connection: Connection, game_id: int, seat_id: int, at: datetime) -> None:
    """Owe a seat at once what it was not sent. Nonces are new, so that Discord takes it for something else."""
    for row in connection.execute(UNSENT, {"game": game_id, "seat": seat_id}).all():
        anew = {"state": OutboxState.PENDING, "due_at": at, "nonce": token_hex(NONCE_BYTES)}
        connection.execute(THIS_ROW, {"row": row.id, **anew})


def let_wait(connection: Connection, game_id: int, seat_id: int) -> int:
    """Send a seat no more of what it is owed, which waits behind its button; gives how much that is."""
    return connection.execute(WAITING, {"game": game_id, "seat": seat_id, "state": OutboxState.CLOSED}).rowcount
