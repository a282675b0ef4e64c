"""Schedules public vote counts in a game's channel, at times that its table has chosen and by public information."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import Connection, bindparam, select

from bot.database.columns import ID
from bot.database.prepared import PreparedQuery
from bot.delivery.posts.vote_count_posts import count_digest, recaps
from bot.delivery.telling.saying import counts_now
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.vote_counts import begin_count, end_count, set_count, take_count
from bot.storage.outbox.outbox import Destination, owed, save_owed
from bot.storage.schema.choices import Counting
from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow
from bot.storage.schema.rows import rows_of
from bot.storage.schema.tables import OUTBOX

DAY = timedelta(days=1)
BEFORE_END = timedelta(hours=2)
"""The time before the end at which votes are counted, where the table has chosen that."""

POSTED = PreparedQuery(
    select(OUTBOX)
    .where(OUTBOX.c.game_id == ID, OUTBOX.c.kind == OutboxKind.COUNT, OUTBOX.c.state == OutboxState.SENT)
    .where(OUTBOX.c.created_at >= bindparam("since"))
)


def set_counting(connection: Connection, hosted: HostedGame, at: datetime, *, anew: bool) -> None:
    """Schedule the next vote count, after a line that began another wait or moved the deadline."""
    if recaps(hosted):
        begin_count(connection, hosted.id, at + DAY, count_digest(hosted))
    if not hosted.rulebook.counted:
        return
    if not counts_now(hosted):
        end_count(connection, hosted.id)
    elif anew or hosted.settings.counting is Counting.BEFORE_END:
        set_count(connection, hosted.id, next_count(hosted, at), count_digest(hosted))


def post_count(connection: Connection, hosted: HostedGame, at: datetime) -> list[OutboxRow]:
    """Queue the due count or recap for the room unless nothing in it has changed, and schedule the next."""
    if not counts_now(hosted) and not recaps(hosted):
        end_count(connection, hosted.id)
        return []
    following = None if hosted.settings.counting is Counting.BEFORE_END else next_count(hosted, at)
    following = at + DAY if recaps(hosted) else following
    if not take_count(connection, hosted.id, at, following, count_digest(hosted)):
        return []
    rows = [owed(hosted.id, OutboxKind.COUNT, [], at, Destination(room_id=hosted.room.id))]
    save_owed(connection, rows)
    return rows


def counts_posted(connection: Connection, game_id: int, since: datetime) -> Sequence[OutboxRow]:
    """Return the counts and recaps that were posted since then."""
    return rows_of(connection, OutboxRow, POSTED, {ID.key: game_id, "since": since})


def next_count(hosted: HostedGame, at: datetime) -> datetime | None:
    """Return when votes are counted next, from now on; None if no time is set."""
    if hosted.settings.counting is Counting.BEFORE_END:
        moment = None if hosted.deadline is None else hosted.deadline - BEFORE_END
        return moment if moment is not None and moment > at else None
    return None if hosted.settings.counting.hours is None else at + timedelta(hours=hosted.settings.counting.hours)
