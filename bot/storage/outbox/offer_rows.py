"""Stores offers of a seat or of leading, and ready checks. Each message owes its own end from the start.

That end is due when the offer lapses, and sooner if it is accepted, withdrawn, or void for another reason.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from sqlalchemy import Connection, bindparam, select, update

from bot.database.columns import ID
from bot.database.prepared import PreparedQuery, PreparedWrite
from bot.storage.outbox.outbox import IS_OWED, THIS_ROW, destination_of, owed, save_owed
from bot.storage.people.gms import GmOffer
from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.rows import first_of, rows_of
from bot.storage.schema.tables import GM_OFFERS, OCCUPANTS, OUTBOX, SEATS

OFFER_LASTS = timedelta(hours=24)
"""The time for which an offer to lead stands."""
SEAT_OFFER_LASTS = timedelta(hours=72)
"""The time for which a seat is on offer."""
SENT = PreparedQuery(
    select(OUTBOX).where(
        OUTBOX.c.game_id == ID, OUTBOX.c.nonce == bindparam("nonce"), OUTBOX.c.state == OutboxState.SENT
    )
)
OPEN = PreparedQuery(
    select(OUTBOX)
    .where(OUTBOX.c.game_id == ID, OUTBOX.c.kind == OutboxKind.OFFER_OVER, IS_OWED, OUTBOX.c.due_at > bindparam("at"))
    .order_by(OUTBOX.c.id)
)
ASKED = PreparedQuery(
    select(GM_OFFERS)
    .where(GM_OFFERS.c.game_id == ID, GM_OFFERS.c.until > bindparam("at"))
    .order_by(GM_OFFERS.c.until, GM_OFFERS.c.user_id)
)
ALL_ASKED = PreparedWrite(
    update(GM_OFFERS).where(GM_OFFERS.c.game_id == bindparam("game"), GM_OFFERS.c.until > bindparam("at"))
)
OFFERED = PreparedWrite(update(OCCUPANTS).where(OCCUPANTS.c.seat_id == bindparam("seat"), OCCUPANTS.c.is_offered))
OF_GAME = select(SEATS.c.id).where(SEATS.c.game_id == ID)
ALL_OFFERED = PreparedWrite(update(OCCUPANTS).where(OCCUPANTS.c.seat_id.in_(OF_GAME), OCCUPANTS.c.is_offered))
OFF_OFFER = {"is_offered": False, "offered_until": None, "offer_reason": None}


def put_on_offer(connection: Connection, occupant_id: int, until: datetime, reason: str | None) -> None:
    """Put somebody's seat on offer until then, for a reason."""
    this = update(OCCUPANTS).where(OCCUPANTS.c.id == occupant_id)
    connection.execute(this.values(is_offered=True, offered_until=until, offer_reason=reason))


def save_offers(connection: Connection, offers: Sequence[OutboxRow], until: datetime) -> None:
    """Save messages that offer something until then, and for each the later note that the offer is over."""
    save_owed(connection, [*offers, *(_end_of(offer, until) for offer in offers)])


def _end_of(offer: OutboxRow, until: datetime) -> OutboxRow:
    row = owed(offer.game_id, OutboxKind.OFFER_OVER, [], offer.created_at, destination_of(offer))
    row.due_at, row.text = until, offer.nonce
    row.speaker, row.about_id = offer.speaker, offer.about_id
    return row


def offer_sent(connection: Connection, *, game_id: int, nonce: str) -> OutboxRow | None:
    """Return the row that has sent an offer; None if it was not sent."""
    return first_of(connection, OutboxRow, SENT, {ID.key: game_id, "nonce": nonce})


def asked_to_lead(connection: Connection, game_id: int, at: datetime) -> list[GmOffer]:
    """Return the offers to lead a game that still stand."""
    return rows_of(connection, GmOffer, ASKED, {ID.key: game_id, "at": at})


def stands_in_room(connection: Connection, game_id: int, seat_id: int, at: datetime) -> bool:
    """Whether a message in the room offers a seat."""
    return any(_is_in_room(end, seat_id) for end in _open(connection, game_id, at))


def end_offer_in_room(connection: Connection, game_id: int, seat_id: int, at: datetime) -> list[OutboxRow]:
    """End a seat's offer in the room, because another message replaces it; return the rows owed for that."""
    return _ended(connection, [end for end in _open(connection, game_id, at) if _is_in_room(end, seat_id)], at)


def end_offers_of_seat(connection: Connection, game_id: int, seat_id: int, name: str, at: datetime) -> list[OutboxRow]:
    """End all offers of a seat; return the rows owed for that."""
    OFFERED.save(connection, {"seat": seat_id, **OFF_OFFER})
    ends = _open(connection, game_id, at)
    return _ended(connection, [end for end in ends if end.seat_id == seat_id or end.speaker == name], at)


def end_offers_to_lead(
    connection: Connection, game_id: int, users: Iterable[int], at: datetime, kind: OutboxKind = OutboxKind.OFFER_OVER
) -> list[OutboxRow]:
    """End the offers to lead that these users have; return the rows owed for that."""
    those = [*users]
    asked = (GM_OFFERS.c.game_id == game_id, GM_OFFERS.c.user_id.in_(those), GM_OFFERS.c.until > at)
    connection.execute(update(GM_OFFERS).where(*asked).values(until=at))
    ends = [end for end in _open(connection, game_id, at) if end.about_id in those and end.speaker is None]
    return _ended(connection, ends, at, kind)


def end_offers_instead_of(connection: Connection, game_id: int, gm_id: int, at: datetime) -> list[OutboxRow]:
    """End the offers to lead a game in place of a GM; return the rows owed for that."""
    asked = asked_to_lead(connection, game_id, at)
    return end_offers_to_lead(connection, game_id, [each.user_id for each in asked if each.instead_of == gm_id], at)


def end_ready_check(connection: Connection, game_id: int, at: datetime) -> list[OutboxRow]:
    """End the ready check of a game that has not begun; return the rows owed for that."""
    ends = _open(connection, game_id, at)
    return _ended(connection, [end for end in ends if end.seat_id is None and end.about_id is None], at)


def end_all_offers(connection: Connection, game_id: int, at: datetime) -> list[OutboxRow]:
    """End all offers in a game that is over; return the rows owed for that."""
    ALL_OFFERED.save(connection, {ID.key: game_id, **OFF_OFFER})
    ALL_ASKED.save(connection, {"game": game_id, "at": at, "until": at})
    return _ended(connection, _open(connection, game_id, at), at)


def _is_in_room(end: OutboxRow, seat_id: int) -> bool:
    return end.room_id is not None and end.seat_id == seat_id


def _open(connection: Connection, game_id: int, at: datetime) -> list[OutboxRow]:
    """Return the ends of offers that still stand."""
    return rows_of(connection, OutboxRow, OPEN, {ID.key: game_id, "at": at})


def _ended(
    connection: Connection, rows: list[OutboxRow], at: datetime, kind: OutboxKind = OutboxKind.OFFER_OVER
) -> list[OutboxRow]:
    """Make offers say now that they are over, or that they were accepted."""
    for row in rows:
        row.kind, row.due_at = kind, at
        THIS_ROW.save(connection, {"row": row.id, "kind": kind, "due_at": at})
    return rows
