"""A GM who is silent when a passed deadline asks him is followed: by his co-GMs, then by the managers of the server.

Only what everybody knows is followed up: that time was up. Of the wait within it nobody else ever hears.
"""

from datetime import datetime

from sqlalchemy import Connection, select, update

from bot.host.pace import outside_quiet_hours
from bot.storage.kinds import OutboxKind
from bot.storage.live import Live
from bot.storage.models import Deadline, OutboxRow
from bot.storage.outbox import Destination, owed, save_owed


def silent_at(live: Live, asked_at: datetime) -> datetime | None:
    """When those who were asked then have been silent for so long that others follow; None if nobody does."""
    pause = live.ladder.following.pause
    return None if pause is None else outside_quiet_hours(live, asked_at + pause)


def follow(connection: Connection, live: Live, at: datetime) -> list[OutboxRow]:
    """Call the co-GMs, and the next time the managers; gives what is owed, by one of several processes."""
    present = (Deadline.game_id == live.id, Deadline.is_inner.is_(False), Deadline.asked, Deadline.silent_at <= at)
    known = connection.execute(select(Deadline.silent_at, Deadline.is_followed).where(*present)).one_or_none()
    if known is None:
        return []
    moment, is_followed = known
    following = None if is_followed or moment is None else silent_at(live, moment)
    taken = update(Deadline).where(*present, Deadline.silent_at == moment)
    taken = taken.values(silent_at=following, is_followed=True).returning(Deadline.game_id)
    if connection.scalar(taken) is None:
        return []
    room = Destination(room_id=live.room.id)
    places = [room] if is_followed else [Destination(user_id=gm_id) for gm_id in live.co_gms]
    rows = [owed(live.id, OutboxKind.SILENT, [live.wait_line], at, place) for place in places]
    save_owed(connection, rows)
    return rows
