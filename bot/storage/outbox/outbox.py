"""The outbox: messages owed to Discord, found in order, and marked as half sent, sent, or given up."""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from secrets import token_hex
from typing import NamedTuple, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    func,
    insert,
    or_,
    select,
    update,
)

from bot.clock import now
from bot.database.columns import ID
from bot.database.database import AWAY
from bot.database.prepared import PreparedQuery, PreparedWrite
from bot.storage.people.remarks import note_said
from bot.storage.schema.kinds import OutboxKind, OutboxState, Trait
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.rows import row_of, rows_of
from bot.storage.schema.tables import OCCUPANTS, OUTBOX, SEATS

T = TypeVar("T")

OWED = (OutboxState.PENDING, OutboxState.SENDING, OutboxState.REFUSED)
NONCE_BYTES = 12
LONGEST_PAUSE = timedelta(minutes=5)
LONGEST_SENDING = timedelta(minutes=1)
"""The time for which other processes respect a claim of a process from which nothing is heard."""
TOLD_OF_LINES = OutboxKind.having(Trait.TELLS_OF_LINES)
TOLD_LATER = OutboxKind.having(Trait.TOLD_LATER)
SPOKEN = OutboxKind.having(Trait.SPOKEN)
LONGEST_REFUSAL = timedelta(hours=1)
"""The longest pause between attempts when Discord refuses a message: a bot that insists is blocked altogether."""


class Destination(NamedTuple):
    """A target whose rows are sent one after the other: a room, a thread beside a room, a seat's occupant, or a user.

    The threads are private ones of the room's game, and a thread is set together with its room. Otherwise exactly one
    field is set.
    """

    room_id: int | None = None
    seat_id: int | None = None
    user_id: int | None = None
    thread: str | None = None


def is_one_of(column: ColumnElement[T], values: Iterable[T]) -> ColumnElement[bool]:
    """Return the same condition as ``in_``, without its cost: the SQL text of ``in_`` is made anew each time."""
    return or_(*(column == value for value in values))


IS_OWED = is_one_of(OUTBOX.c.state, OWED)
GOES_THERE = and_(*(OUTBOX.c[field].is_not_distinct_from(bindparam(field)) for field in Destination._fields))
THERE = tuple(OUTBOX.c[field] for field in Destination._fields)
THOSE_OWED = select(*THERE).where(IS_OWED).group_by(*THERE).order_by(func.min(OUTBOX.c.id))
FIND_OWED = PreparedQuery(THOSE_OWED)


def owed(game_id: int, kind: OutboxKind, lines: Iterable[int], at: datetime, destination: Destination) -> OutboxRow:
    """Return a new row that owes a destination a kind of message about some lines."""
    return OutboxRow(
        game_id=game_id,
        kind=kind,
        lines=list(lines),
        due_at=at,
        created_at=at,
        nonce=token_hex(NONCE_BYTES),
        room_id=destination.room_id,
        seat_id=destination.seat_id,
        user_id=destination.user_id,
        thread=destination.thread,
    )


def save_owed(connection: Connection, rows: Iterable[OutboxRow]) -> None:
    """Save owed rows, in this order."""
    if anew := [{field: getattr(row, field) for field in FIELDS} for row in rows]:
        NEW_ROWS.save(connection, *anew)


def destination_of(row: OutboxRow) -> Destination:
    """Return the destination of a row."""
    return Destination(row.room_id, row.seat_id, row.user_id, row.thread)


def destinations_owed(connection: Connection) -> list[Destination]:
    """Return all destinations that are owed something, in the order in which that was queued."""
    return [Destination(*row) for row in FIND_OWED.rows(connection)]


def destinations_in(connection: Connection, room_id: int) -> list[Destination]:
    """Return the destinations in a room, or in a thread beside it, that are owed something."""
    return [destination for destination in destinations_owed(connection) if destination.room_id == room_id]


SENT_THERE = select(OUTBOX.c.message_id).where(OUTBOX.c.channel_id == bindparam("channel"))
NUMBERS_OWED_THERE = select(OUTBOX.c.id).where(IS_OWED, GOES_THERE)
SAID = PreparedQuery(
    select(OUTBOX)
    .where(OUTBOX.c.room_id == bindparam("room"), is_one_of(OUTBOX.c.kind, SPOKEN), IS_OWED)
    .where(OUTBOX.c.id >= bindparam("first"))
    .order_by(OUTBOX.c.id)
)
EMBARGOED = PreparedQuery(select(OUTBOX).where(OUTBOX.c.game_id == ID, is_one_of(OUTBOX.c.kind, TOLD_LATER), IS_OWED))
NEW_ROWS = PreparedWrite(insert(OUTBOX))
FIELDS = [column.key for column in OUTBOX.columns if not column.primary_key]
PRESENT = PreparedWrite(
    update(OCCUPANTS).where(
        OCCUPANTS.c.seat_id.in_(select(SEATS.c.id).where(SEATS.c.game_id == ID)),
        OCCUPANTS.c.user_id == bindparam("user"),
        OCCUPANTS.c.until.is_(None),
    )
)
THIS_ROW = PreparedWrite(update(OUTBOX).where(OUTBOX.c.id == bindparam("row")))
IF_OWED = PreparedWrite(update(OUTBOX).where(OUTBOX.c.id == bindparam("row"), IS_OWED))
"""Changes a row, unless somebody has dropped it meanwhile."""


def give_up_unreadable(connection: Connection, destination: Destination) -> int:
    """Give up a destination's unreadable rows, so that they hold up nothing; return how many there are."""
    unreadable = []
    for number in connection.scalars(NUMBERS_OWED_THERE, destination._asdict()).all():
        try:
            row_of(connection, OutboxRow, number)
        except AWAY:
            raise
        except Exception:
            unreadable.append(number)
    given_up = update(OutboxRow).where(OutboxRow.id.in_(unreadable)).values(state=OutboxState.DROPPED)
    connection.execute(given_up)
    return len(unreadable)


def doubt_owed(connection: Connection, now: datetime) -> int:
    """Mark all rows due by now as half sent, as after restoring a backup; return how many there are.

    Each is then looked for in its channel before it is sent.
    """
    unclaimed = {"state": OutboxState.SENDING, "owner": None, "claimed_until": None}
    return connection.execute(update(OUTBOX).where(IS_OWED, OUTBOX.c.due_at <= now).values(unclaimed)).rowcount


def messages_sent(connection: Connection, channel_id: int) -> set[int]:
    """Return the messages in a channel that are known to have been sent."""
    rows = connection.scalars(SENT_THERE, {"channel": channel_id})
    return {message_id for message_id in rows if message_id is not None}


def mark(connection: Connection, row: OutboxRow, state: OutboxState) -> None:
    """Save the state of a row."""
    IF_OWED.save(connection, {"row": row.id, "state": state})
    if state is OutboxState.CLOSED:
        _note_words(connection, row)


def mark_sent(connection: Connection, row: OutboxRow, channel_id: int, message_id: int) -> None:
    """Save where a row was sent."""
    sent = {"state": OutboxState.SENT, "channel_id": channel_id, "message_id": message_id}
    THIS_ROW.save(connection, {"row": row.id, **sent})
    _note_words(connection, row)


def _note_words(connection: Connection, row: OutboxRow) -> None:
    """Record that a GM's own words are said that have waited for news. Until then nobody finds them anywhere."""
    if Trait.GOES_WITH_NEWS in row.kind.traits:
        note_said(connection, row.game_id, int(row.text or 0), now())


def note_arrived(connection: Connection, row: OutboxRow, channel_id: int, message_id: int) -> None:
    """Save where a row that is not done yet has arrived."""
    THIS_ROW.save(connection, {"row": row.id, "channel_id": channel_id, "message_id": message_id})


def hasten(connection: Connection, game_id: int, lines: Collection[int], now: datetime) -> list[OutboxRow]:
    """Make the embargoed messages about these lines due at once."""
    rows = [row for row in rows_of(connection, OutboxRow, EMBARGOED, {ID.key: game_id}) if {*row.lines} & {*lines}]
    for row in rows:
        row.due_at = min(row.due_at, now)
        THIS_ROW.save(connection, {"row": row.id, "due_at": row.due_at})
    return rows


def put_off(connection: Connection, row: OutboxRow, now: datetime) -> None:
    """Retry a row after 2, 4, 8 … seconds, at most five minutes. A row that may have arrived stays half sent."""
    due_at = now + min(_pause(row), LONGEST_PAUSE)
    THIS_ROW.save(connection, {"row": row.id, "attempts": row.attempts + 1, "due_at": due_at})


def speech_waiting(connection: Connection, row: OutboxRow) -> Sequence[OutboxRow]:
    """Return the speech in a room that waits to be posted, from a row on."""
    return rows_of(connection, OutboxRow, SAID, {"room": row.room_id, "first": row.id})


def put_off_speech(connection: Connection, row: OutboxRow, now: datetime, *, rests: bool) -> None:
    """Retry speech, and all later speech in the room, so that it keeps its order.

    The pause is that of ``put_off``, or five minutes if the room rests.
    """
    due_at = now + (LONGEST_PAUSE if rests else min(_pause(row), LONGEST_PAUSE))
    later = [
        {"row": each.id, "attempts": each.attempts + 1, "due_at": due_at} for each in speech_waiting(connection, row)
    ]
    if later:
        THIS_ROW.save(connection, *later)


def refuse(connection: Connection, row: OutboxRow, now: datetime) -> None:
    """Record that Discord refuses a row now, and retry it after 2, 4, 8 … seconds, at most an hour."""
    later = {"attempts": row.attempts + 1, "due_at": now + pause_after(row.attempts + 1)}
    IF_OWED.save(connection, {"row": row.id, "state": OutboxState.REFUSED, **later})


def pause_after(attempts: int) -> timedelta:
    """Return the pause before the next attempt after this many refusals by Discord."""
    return min(_longer(attempts), LONGEST_REFUSAL)


def _pause(row: OutboxRow) -> timedelta:
    return _longer(row.attempts + 1)


def _longer(attempts: int) -> timedelta:
    return timedelta(seconds=2 ** min(attempts, 16))


def let_rest(connection: Connection, row: OutboxRow, now: datetime) -> None:
    """Retry a row in five minutes: nobody is likely to give the bot access to the room sooner."""
    THIS_ROW.save(connection, {"row": row.id, "due_at": now + LONGEST_PAUSE})


def save_dm(
    connection: Connection, game_id: int, user_id: int, *, channel_id: int | None, is_open: bool | None
) -> None:
    """Save whether and where a player can be reached: the DM is theirs, whatever happens to their seat."""
    dm = {"dm_channel_id": channel_id, "dm_open": is_open}
    PRESENT.save(connection, {ID.key: game_id, "user": user_id, **dm})
