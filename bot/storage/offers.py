"""The messages in which a seat is offered, or somebody is asked to lead, and that they are to say so no more."""

from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Connection, and_, or_, select

from bot.storage.kinds import OutboxKind, OutboxState
from bot.storage.models import OutboxRow
from bot.storage.outbox import destination_of, owed, save_owed
from bot.storage.rows import first_of, rows_of
from bot.storage.tables import OUTBOX

OFFER_LASTS = timedelta(hours=24)
"""So long somebody has to accept who is asked to lead."""
TO_LEAD = frozenset({OutboxKind.ASKED_TO_LEAD, OutboxKind.ASKED_BESIDE})


def offer_sent(connection: Connection, *, game_id: int, nonce: str) -> OutboxRow | None:
    """The row that has sent an offer; None if it was not sent."""
    sent = (OutboxRow.game_id == game_id, OutboxRow.nonce == nonce, OutboxRow.state == OutboxState.SENT)
    return first_of(connection, OutboxRow, select(OUTBOX).where(*sent))


def _end_row(offer: OutboxRow, at: datetime) -> OutboxRow:
    """Owe it to an offer that it says that it is over."""
    row = owed(offer.game_id, OutboxKind.OFFER_OVER, [], at, destination_of(offer))
    row.text = offer.nonce
    return row


def end_offers_of_seat(connection: Connection, game_id: int, seat_id: int, name: str, at: datetime) -> list[OutboxRow]:
    """Let whatever has offered a seat say that it is over; gives what is owed of that."""
    free = and_(OutboxRow.kind == OutboxKind.SEAT_FREE, OutboxRow.seat_id == seat_id)
    apart = and_(OutboxRow.kind == OutboxKind.SEAT_OFFERED, OutboxRow.speaker == name)
    return _ended(connection, game_id, or_(free, apart), at)


def end_offers_to_lead(connection: Connection, game_id: int, user_id: int, at: datetime) -> list[OutboxRow]:
    """The same of whatever has asked somebody to lead a game."""
    return _ended(connection, game_id, and_(OutboxRow.kind.in_(TO_LEAD), OutboxRow.about_id == user_id), at)


def _ended(connection: Connection, game_id: int, wanted: ColumnElement[bool], at: datetime) -> list[OutboxRow]:
    sent = (OutboxRow.game_id == game_id, OutboxRow.state == OutboxState.SENT)
    rows = [_end_row(offer, at) for offer in rows_of(connection, OutboxRow, select(OUTBOX).where(*sent, wanted))]
    save_owed(connection, rows)
    return rows
