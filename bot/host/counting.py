"""When the votes of a game are counted in its channel: at times that its table has chosen, by what everybody sees."""

from datetime import datetime, timedelta

from sqlalchemy import Connection

from bot.delivery.counts import count_digest, counts_now
from bot.storage.choices import Counting
from bot.storage.counts import end_count, set_count, take_count
from bot.storage.kinds import OutboxKind
from bot.storage.live import Live
from bot.storage.models import OutboxRow
from bot.storage.outbox import Destination, owed, save_owed

BEFORE_END = timedelta(hours=2)
"""So long before the end the votes are counted where the table has chosen that."""


def set_counting(connection: Connection, live: Live, at: datetime, *, anew: bool) -> None:
    """Set when votes are counted next, after a line with which another wait began or the deadline was moved."""
    if not live.rulebook.counted:
        return
    if not counts_now(live):
        end_count(connection, live.id)
    elif anew or live.counting is Counting.BEFORE_END:
        set_count(connection, live.id, next_count(live, at), count_digest(live))


def post_count(connection: Connection, live: Live, at: datetime) -> list[OutboxRow]:
    """Owe the room the count that is due, unless it shows what was shown last; and set the next."""
    if not counts_now(live):
        end_count(connection, live.id)
        return []
    following = None if live.counting is Counting.BEFORE_END else next_count(live, at)
    if not take_count(connection, live.id, at, following, count_digest(live)):
        return []
    rows = [owed(live.id, OutboxKind.COUNT, [], at, Destination(room_id=live.room.id))]
    save_owed(connection, rows)
    return rows


def next_count(live: Live, at: datetime) -> datetime | None:
    """When votes are counted next, from now on; None if no time is set."""
    if live.counting is Counting.BEFORE_END:
        moment = None if live.deadline is None else live.deadline - BEFORE_END
        return moment if moment is not None and moment > at else None
    return None if live.counting.hours is None else at + timedelta(hours=live.counting.hours)
