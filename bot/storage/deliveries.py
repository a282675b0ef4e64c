"""What has become of the secrets that seats of a game are owed: found for its GM, sent again, or left to wait."""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from secrets import token_hex
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, select, update

from bot.storage.kinds import OutboxKind, OutboxState
from bot.storage.models import OutboxRow
from bot.storage.outbox import NONCE_BYTES, OWED, pause_after

MOST_LISTED = 40
"""So many deliveries of a game are found, the newest."""
PRIVATE = (OutboxKind.SECRETS, OutboxKind.LATER, OutboxKind.ORDER, OutboxKind.LOST, OutboxKind.WHISPER)
"""What is owed to a seat in private."""
TO_SEND_AGAIN = (OutboxState.REFUSED, OutboxState.CLOSED)
"""What may be sent again: what has not arrived."""


class Delivery(NamedTuple):
    """Something owed to a seat: what it is and since when, and what has become of it."""

    seat_id: int
    kind: OutboxKind
    state: OutboxState
    since: datetime


def deliveries_of(connection: Connection, game_id: int) -> list[Delivery]:
    """The secrets that seats of a game are owed or were sent, the newest first."""
    columns = (OutboxRow.seat_id, OutboxRow.kind, OutboxRow.state, OutboxRow.created_at)
    theirs = (OutboxRow.game_id == game_id, OutboxRow.seat_id.is_not(None), OutboxRow.kind.in_(PRIVATE))
    shown = select(*columns).where(*theirs, OutboxRow.state != OutboxState.DROPPED)
    rows = connection.execute(shown.order_by(OutboxRow.id.desc()).limit(MOST_LISTED))
    return [Delivery(row.seat_id, row.kind, row.state, row.created_at) for row in rows]


def reminders_of(connection: Connection, game_id: int, wait_line: int) -> Mapping[int, int]:
    """How many reminders have been sent in a wait, by the seats' numbers."""
    columns = (OutboxRow.seat_id, OutboxRow.lines)
    sent = (OutboxRow.kind == OutboxKind.REMINDER, OutboxRow.state == OutboxState.SENT)
    rows = connection.execute(select(*columns).where(OutboxRow.game_id == game_id, *sent))
    return Counter(row.seat_id for row in rows if row.seat_id is not None and wait_line in row.lines)


def _of_seat(game_id: int, seat_id: int) -> tuple[ColumnElement[bool], ...]:
    """What a seat of a game is owed in private."""
    return (OutboxRow.game_id == game_id, OutboxRow.seat_id == seat_id, OutboxRow.kind.in_(PRIVATE))


def note_opened(connection: Connection, game_id: int, seat_id: int) -> None:
    """Write down that what a seat's DM did not take was read behind its button."""
    closed = update(OutboxRow).where(*_of_seat(game_id, seat_id), OutboxRow.state == OutboxState.CLOSED)
    connection.execute(closed.values(state=OutboxState.OPENED))


def last_tried(connection: Connection, game_id: int, seat_id: int) -> datetime | None:
    """When it was last tried to send a seat what has not arrived; None if nothing of that kind waits for it."""
    columns = (OutboxRow.state, OutboxRow.due_at, OutboxRow.attempts)
    rows = connection.execute(select(*columns).where(*_of_seat(game_id, seat_id), OutboxRow.state.in_(TO_SEND_AGAIN)))
    return max((_tried(*row) for row in rows), default=None)


def _tried(state: OutboxState, due_at: datetime, attempts: int) -> datetime:
    """What Discord refuses is due again a while after it was tried; what its receiver refuses is not due again."""
    return due_at if state is OutboxState.CLOSED else due_at - pause_after(attempts)


def owe_again(connection: Connection, game_id: int, seat_id: int, at: datetime) -> None:
    """Owe a seat at once what it was not sent. Nonces are new, so that Discord takes it for something else."""
    numbers: Sequence[int] = connection.scalars(
        select(OutboxRow.id).where(*_of_seat(game_id, seat_id), OutboxRow.state.in_(TO_SEND_AGAIN))
    ).all()
    for number in numbers:
        anew = {"state": OutboxState.PENDING, "due_at": at, "nonce": token_hex(NONCE_BYTES)}
        connection.execute(update(OutboxRow).where(OutboxRow.id == number).values(**anew))


def let_wait(connection: Connection, game_id: int, seat_id: int) -> int:
    """Send a seat no more of what it is owed, which waits behind its button; gives how much that is."""
    unsent = update(OutboxRow).where(
        *_of_seat(game_id, seat_id), OutboxRow.state.in_(OWED), OutboxRow.state != OutboxState.SENDING
    )
    return connection.execute(unsent.values(state=OutboxState.CLOSED)).rowcount
