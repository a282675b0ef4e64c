"""Finds and claims the next row for a destination. Only one process at a time sends to a destination."""

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, and_, bindparam, select

from bot.database.prepared import PreparedQuery
from bot.storage.outbox.outbox import (
    GOES_THERE,
    IS_OWED,
    LONGEST_SENDING,
    THIS_ROW,
    Destination,
    is_one_of,
)
from bot.storage.processes.processes import is_gone, this_process
from bot.storage.schema.kinds import GamePhase, Loss, OutboxState, Trait
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
IN_HAND = PreparedQuery(
    select(OUTBOX.c.id).where(
        OUTBOX.c.id == bindparam("row"),
        OUTBOX.c.owner == bindparam("holder"),
        OUTBOX.c.claimed_until == bindparam("until"),
    )
)
ALL_LOCKED = select(OUTBOX.c.id).where(IS_OWED, GOES_THERE).order_by(OUTBOX.c.id).with_for_update()


class Owed(NamedTuple):
    """An owed row, and whether it waits until somebody gives its game a room again."""

    row: OutboxRow
    waits: bool


Next = OutboxRow | datetime | None
"""The next row to send, or else when one is due; None if there is none until its game has a room again."""


def next_owed(connection: Connection, destination: Destination, now: datetime, resting: Collection[int] = ()) -> Next:
    """Return a destination's next row. A game that rests is skipped, except for messages that are told anyway."""
    return _due(_next(_owed_there(connection, FIND_OWED, destination), now, resting), now)


def take_next(connection: Connection, destination: Destination, now: datetime, resting: Collection[int] = ()) -> Next:
    """Claim the next row, so that it counts as half sent; or return when another process's claim on a row there ends.

    Returns the row as it was at this moment, with its new owner: a row whose claim has ended may be half sent. A
    process that has ended has no claims. For a process on another machine that is known only when its claim expires.
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
    THIS_ROW.save(connection, {"row": row.id, "state": OutboxState.SENDING, **claim})
    return row


def is_claimed(connection: Connection, row: OutboxRow) -> bool:
    """Whether this claim on a row still holds: nobody has claimed the row again, or withdrawn it, since."""
    claim = {"holder": row.owner, "until": row.claimed_until}
    return bool(IN_HAND.rows(connection, {"row": row.id, **claim}))


def keep_others_off(connection: Connection, destination: Destination) -> None:
    """Keep other processes from claiming rows of this destination until everything is saved.

    Otherwise this job, which writes to one row before it claims others, would lock rows in another order than they do.
    """
    if connection.dialect.name != "sqlite":  # There nobody else writes meanwhile.
        connection.execute(ALL_LOCKED, destination._asdict())


def _owed_there(
    connection: Connection, wanted: PreparedQuery[*tuple[object, ...]], destination: Destination
) -> list[Owed]:
    found = wanted.rows(connection, destination._asdict())
    return [Owed(row_from(OutboxRow, values), bool(waits)) for *values, waits in found]


def _next(owed: Iterable[Owed], now: datetime, resting: Collection[int]) -> Owed | None:
    """Return the next row of all that a destination is owed.

    Each game's rows keep their order, and of the games' first rows the one due soonest is next. So a row that is
    retried later holds up no other game.
    """
    owed = list(owed)
    _let_go_with_news(owed, now)
    first: dict[int, Owed] = {}
    silent = {each.row.game_id for each in owed if _is_put_off(each.row, now)}
    for each in sorted(owed, key=lambda each: _place(each.row, now, silent)):
        if each.row.game_id not in resting or Trait.TOLD_ANYWAY in each.row.kind.traits:
            first.setdefault(each.row.game_id, each)
    return min(first.values(), key=lambda each: (max(each.row.due_at, now), each.row.id), default=None)


def _let_go_with_news(owed: Iterable[Owed], now: datetime) -> None:
    """Make the rows due that have waited for news, in games of which there is news now."""
    rows = [each.row for each in owed]
    waiting = [row for row in rows if Trait.GOES_WITH_NEWS in row.kind.traits and row.due_at > now]
    if not waiting:
        return
    news = {row.game_id for row in rows if Trait.TELLS_OF_LINES in row.kind.traits and row.due_at <= now}
    for row in waiting:
        if row.game_id in news:
            row.due_at = now


def _place(row: OutboxRow, now: datetime, silent: Collection[int]) -> tuple[bool | int, ...]:
    """Return a sort key for a row among those of its game.

    The message that the game goes on here comes first. Embargoed rows hold up nothing. In ``silent`` games some speech
    could not be posted yet, which holds up only later speech. Rows that only change how old messages look come last.
    """
    traits = row.kind.traits
    is_embargoed = row.due_at > now and Trait.TOLD_LATER in traits
    is_silent = Trait.SPOKEN in row.kind.traits and row.game_id in silent
    return Trait.GOES_FIRST not in traits, is_embargoed, is_silent, Trait.GOES_LAST in traits, row.id


def _is_put_off(row: OutboxRow, now: datetime) -> bool:
    """Whether a row is speech that could not be posted and is retried later."""
    return Trait.SPOKEN in row.kind.traits and row.attempts > 0 and row.due_at > now


def _due(found: Owed | None, now: datetime) -> Next:
    if found is None or found.waits:
        return None
    return found.row if found.row.due_at <= now else found.row.due_at


def _is_held_elsewhere(row: OutboxRow) -> bool:
    """Whether another process has claimed a row."""
    return row.owner is not None and row.owner != this_process() and not is_gone(row.owner)
