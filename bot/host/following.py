"""GMs who are silent when they are asked for something are followed: by co-GMs, then by the managers of the server.

That a GM is asked is written down when it happens; whether he still is, is judged when others are to follow.
"""

from datetime import datetime

from sqlalchemy import Connection, delete, select, update

from bot.delivery.gm_asked import gms_asked, is_asked
from bot.host.pace import outside_quiet_hours
from bot.storage.kinds import Asked, OutboxKind
from bot.storage.live import Live
from bot.storage.models import OutboxRow, Silence
from bot.storage.outbox import Destination, owed, save_owed
from bot.storage.rows import put


def note_asked(connection: Connection, live: Live, asked: Asked, at: datetime) -> None:
    """Write down that the GMs of a game are asked something now, and when others follow if they are silent."""
    if (moment := _following(live, at)) is not None:
        put(connection, Silence(game_id=live.id, asked=asked, at=moment))


def forget_asked(connection: Connection, game_id: int) -> None:
    """Let nobody follow whoever has led a game, which is over."""
    connection.execute(delete(Silence).where(Silence.game_id == game_id))


def follow(connection: Connection, live: Live, at: datetime) -> list[OutboxRow]:
    """Call the co-GMs, and the next time the managers; gives what is owed, by one of several processes."""
    due = select(Silence.asked, Silence.at, Silence.is_followed)
    due = due.where(Silence.game_id == live.id, Silence.at <= at).order_by(Silence.asked)
    rows = []
    for asked, moment, is_followed in connection.execute(due).all():
        beside = [] if is_followed else [Destination(user_id=gm_id) for gm_id in gms_asked(live, asked)[1:]]
        following = _following(live, moment) if beside and asked is not Asked.MISSING else None
        if not _taken(connection, live, (asked, moment), following) or not is_asked(live, asked):
            continue
        managers = [] if asked is Asked.MISSING else [Destination(room_id=live.room.id)]
        for place in beside or managers:
            rows.append(owed(live.id, OutboxKind.SILENT, [live.wait_line], at, place))
            rows[-1].text = asked
    save_owed(connection, rows)
    return rows


def _following(live: Live, moment: datetime) -> datetime | None:
    """When those have been silent for so long whom others are to follow; None if nobody does."""
    pause = live.ladder.following.pause
    return None if pause is None else outside_quiet_hours(live, moment + pause)


def _taken(connection: Connection, live: Live, known: tuple[Asked, datetime], following: datetime | None) -> bool:
    """Set when others follow next, or never any more; say whether no other process has."""
    asked, moment = known
    this = (Silence.game_id == live.id, Silence.asked == asked, Silence.at == moment)
    if following is None:
        return connection.scalar(delete(Silence).where(*this).returning(Silence.game_id)) is not None
    later = update(Silence).where(*this).values(at=following, is_followed=True)
    return connection.scalar(later.returning(Silence.game_id)) is not None
