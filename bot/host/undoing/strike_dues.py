"""Finds the messages that told of lines taken back, and queues each to be struck through after all other messages."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from itertools import groupby

from sqlalchemy import Connection, select, update

from bot.database.columns import ID
from bot.database.prepared import PreparedQuery
from bot.delivery.requests.old_edits import is_old
from bot.host.waits.vote_counting import counts_posted
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import OWED, TOLD_OF_LINES, Destination, destination_of, is_one_of, owed, save_owed
from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import ActionRow, OutboxRow
from bot.storage.schema.rows import rows_of
from bot.storage.schema.tables import OUTBOX
from engine.audience import To
from engine.log import Entry
from engine.telling import first_told

PAUSE, PAUSE_OF_OLD = timedelta(seconds=2), timedelta(seconds=6)
"""Pauses between two strikes in a channel: Discord takes three edits of old messages in six seconds, two for the card.
"""
FIRST, TURN = timedelta(seconds=4), timedelta(seconds=0.4)
"""The time until the first strike in the first seat's DM, and from there to the next seat's.

By then all other messages of the undo are sent, so the moment of a strike doesn't tell who got one. A strike takes two
of the five requests a second.
"""

TOLD = PreparedQuery(
    select(OUTBOX)
    .where(OUTBOX.c.game_id == ID, is_one_of(OUTBOX.c.state, (OutboxState.SENT, *OWED)))
    .where(is_one_of(OUTBOX.c.kind, TOLD_OF_LINES))
)


def strike(connection: Connection, hosted: HostedGame, gone: Sequence[Entry], at: datetime) -> list[OutboxRow]:
    """Queue an edit for every message that told of these lines, so that it is struck through; drop unsent ones."""
    lines = {entry.line for entry in gone}
    if not lines:
        return []
    _say_no_more(connection, hosted.id, lines)
    told = [*_told_of(connection, hosted.id, lines), *_counted(connection, hosted.id, gone)]
    rows = list(_strikes(hosted, told, lines, at))
    save_owed(connection, rows)
    return rows


def _first_pause(hosted: HostedGame, destination: Destination) -> timedelta:
    """Return the pause before a destination's first strike: none in the room, and then seat by seat."""
    if destination.room_id is not None and destination.thread is None:
        return timedelta()
    seats = [occupancy.seat_id for occupancy in hosted.occupancies]
    return FIRST + TURN * (seats.index(destination.seat_id) if destination.seat_id in seats else len(seats))


def _say_no_more(connection: Connection, game_id: int, lines: Collection[int]) -> None:
    """Drop unsent messages that tell only of lines that are gone, unless their sending has begun."""
    waiting = (OutboxRow.game_id == game_id, OutboxRow.state == OutboxState.PENDING, OutboxRow.kind.in_(TOLD_OF_LINES))
    found = connection.execute(select(OutboxRow.id, OutboxRow.lines).where(*waiting))
    numbers = [row.id for row in found if row.lines and set(row.lines) <= set(lines)]
    connection.execute(update(OutboxRow).where(*waiting, OutboxRow.id.in_(numbers)).values(state=OutboxState.DROPPED))


def _told_of(connection: Connection, game_id: int, lines: Collection[int]) -> list[OutboxRow]:
    """Return the rows sent or being sent about any of these lines, and all other rows in the same messages."""
    rows = rows_of(connection, OutboxRow, TOLD, {ID.key: game_id})
    touched = {_message(row) for row in rows if not set(row.lines).isdisjoint(lines)}
    return [row for row in rows if _message(row) in touched]


def _counted(connection: Connection, game_id: int, gone: Sequence[Entry]) -> Sequence[OutboxRow]:
    """Return the vote counts posted since the first of these lines that everybody was told of."""
    first = first_told(To.PUBLIC, gone)
    since = select(ActionRow.at).where(ActionRow.game_id == game_id, ActionRow.number == first)
    at = None if first is None else connection.scalar(since)
    return () if at is None else counts_posted(connection, game_id, at)


def _message(row: OutboxRow) -> tuple[int | None, int]:
    """Return a key that identifies a row's message: on a board several rows share one."""
    return (None, row.id) if row.message_id is None else (row.channel_id, row.message_id)


def _strikes(
    hosted: HostedGame, told: Iterable[OutboxRow], lines: Collection[int], at: datetime
) -> Iterator[OutboxRow]:
    """Yield a row for each message, the newest first, with pauses that leave room for other edits in the channel."""
    pauses: dict[Destination, timedelta] = {}
    for _, rows in groupby(sorted(told, key=lambda row: (row.message_id or 0, row.id), reverse=True), key=_message):
        first, *others = rows
        of_it = {line for row in (first, *others) for line in row.lines}
        destination = destination_of(first)
        made = owed(hosted.id, OutboxKind.STRIKE, sorted(of_it & {*lines}) if of_it - {*lines} else [], at, destination)
        made.text = first.nonce
        made.due_at = at + pauses.setdefault(destination, _first_pause(hosted, destination))
        pauses[destination] += PAUSE_OF_OLD if first.message_id is not None and is_old(first.message_id) else PAUSE
        yield made
