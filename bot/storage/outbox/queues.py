"""What a destination is to be sent next, and that it is taken in hand: one process sends to a destination at a time."""

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, and_, bindparam, select

from bot.database.prepared import PreparedQuery, PreparedWrite
from bot.storage.outbox.outbox import (
    GOES_THERE,
    IS_OWED,
    LONGEST_SENDING,
    THIS_ROW,
    Destination,
    is_one_of,
)
from bot.storage.processes.processes import is_gone, this_process
from bot.storage.schema.kinds import GamePhase, Loss, OutboxKind, OutboxState, Trait
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.rows import row_from
from bot.storage.schema.tables import GAMES, OUTBOX, ROOMS

LASTING = [loss for loss in Loss if loss.lasts]
WAITS = and_(is_one_of(ROOMS.c.loss, LASTING), GAMES.c.phase != GamePhase.OVER)
OWED_THERE = (
    select(OUTBOX, WAITS.label("waits"))
    .join(GAMES, GAMES.c.id == OUTBOX.c.game_id)
    .outerjoin(ROOMS, ROOMS.c.id == OUTBOX.c.room_id)
    .where(IS_OWED, GOES_THERE)
    .order_by(OUTBOX.c.id)
)
FIND_OWED, FIND_OWED_LOCKED = PreparedQuery(OWED_THERE), PreparedQuery(OWED_THERE.with_for_update(of=OUTBOX))
TAKE = PreparedWrite(THIS_ROW)
IN_HAND = PreparedQuery(
    select(OUTBOX.c.id).where(
        OUTBOX.c.id == bindparam("row"),
        OUTBOX.c.owner == bindparam("holder"),
        OUTBOX.c.claimed_until == bindparam("until"),
    )
)
ALL_LOCKED = select(OUTBOX.c.id).where(IS_OWED, GOES_THERE).order_by(OUTBOX.c.id).with_for_update()


class Owed(NamedTuple):
    """Something owed, and whether it waits until somebody gives its game a room again."""

    row: OutboxRow
    waits: bool


Next = OutboxRow | datetime | None
"""What is to be sent next, or else when something is; None if nothing is, before its game has a room again."""


def next_owed(connection: Connection, destination: Destination, now: datetime, resting: Collection[int] = ()) -> Next:
    """What a destination is to be sent next, but for games that rest; of these is told what is told anyway."""
    return _due(_next(_owed_there(connection, FIND_OWED, destination), now, resting), now)


def take_next(connection: Connection, destination: Destination, now: datetime, resting: Collection[int] = ()) -> Next:
    """The same, taken in hand to be sent, so that it counts as half sent from now on; or until when another process has
    something for that destination in hand.

    Gives the row as it was at this moment, but for whose it is now: what is in nobody's hand any more may be half sent.
    A process that has ended has nothing; of one on another machine that is known when its time is over.
    """
    owed = _owed_there(connection, FIND_OWED_LOCKED, destination)
    row = _due(_next(owed, now, resting), now)
    if not isinstance(row, OutboxRow):
        return row
    pending = [each.row.claimed_until for each in owed if _is_held_elsewhere(each.row)]
    if busy := [until for until in pending if until is not None and until > now]:
        return max(busy)
    row.owner, row.claimed_until = this_process(), now + LONGEST_SENDING
    claim = {"owner": row.owner, "claimed_until": row.claimed_until}
    TAKE.save(connection, {"row": row.id, "state": OutboxState.SENDING, **claim})
    return row


def is_claimed(connection: Connection, row: OutboxRow) -> bool:
    """Whether a row that was taken is still in the same hand: nobody else has taken it, or taken it away, since."""
    claim = {"holder": row.owner, "until": row.claimed_until}
    return bool(IN_HAND.rows(connection, {"row": row.id, **claim}))


def keep_others_off(connection: Connection, destination: Destination) -> None:
    """Let no other process take anything there until all is saved.

    What is written to a row before others are taken in hand would else lock them in another order than they do.
    """
    if connection.dialect.name != "sqlite":  # There nobody else writes meanwhile.
        connection.execute(ALL_LOCKED, destination._asdict())


def _owed_there(
    connection: Connection, wanted: PreparedQuery[*tuple[object, ...]], destination: Destination
) -> list[Owed]:
    found = wanted.rows(connection, destination._asdict())
    return [Owed(row_from(OutboxRow, values), bool(waits)) for *values, waits in found]


def _next(owed: Iterable[Owed], now: datetime, resting: Collection[int]) -> Owed | None:
    """What is next of all that a destination is owed.

    Each game's rows keep their order, and the one of them that is due soonest is next: a row that is tried again later
    holds up no other game.
    """
    owed = list(owed)
    first: dict[int, Owed] = {}
    silent = {each.row.game_id for each in owed if _is_put_off(each.row, now)}
    for each in sorted(owed, key=lambda each: _place(each.row, now, silent)):
        if each.row.game_id not in resting or Trait.TOLD_ANYWAY in each.row.kind.traits:
            first.setdefault(each.row.game_id, each)
    return min(first.values(), key=lambda each: (max(each.row.due_at, now), each.row.id), default=None)


def _place(row: OutboxRow, now: datetime, silent: Collection[int]) -> tuple[bool | int, ...]:
    """Where a row stands among those of its game.

    Before all others comes that it goes on here now. What is told a while later holds up nothing. In ``silent`` games
    something said could not be posted yet, which holds up only what is said later. Last comes what only changes how old
    messages look.
    """
    traits = row.kind.traits
    is_embargoed = row.due_at > now and Trait.TOLD_LATER in traits
    is_silent = row.kind is OutboxKind.SPEECH and row.game_id in silent
    return Trait.GOES_FIRST not in traits, is_embargoed, is_silent, Trait.GOES_LAST in traits, row.id


def _is_put_off(row: OutboxRow, now: datetime) -> bool:
    """Whether a row is something said that could not be posted and is tried again later."""
    return row.kind is OutboxKind.SPEECH and row.attempts > 0 and row.due_at > now


def _due(found: Owed | None, now: datetime) -> Next:
    if found is None or found.waits:
        return None
    return found.row if found.row.due_at <= now else found.row.due_at


def _is_held_elsewhere(row: OutboxRow) -> bool:
    """Whether another process has a row in hand."""
    return row.owner is not None and row.owner != this_process() and not is_gone(row.owner)
