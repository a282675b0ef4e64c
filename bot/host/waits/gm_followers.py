"""Calls others when GMs do not react to a request: first the co-GMs, then the managers of the server.

The request is saved when it happens. Whether it still stands is checked when others are to be called.
"""

from datetime import datetime

from sqlalchemy import Connection, delete, select, update

from bot.delivery.gm.gm_questions import gms_asked, is_asked
from bot.host.waits.pace_times import outside_quiet_hours
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, owed, save_owed
from bot.storage.schema.kinds import GmRequest, OutboxKind
from bot.storage.schema.models import OutboxRow, Silence
from bot.storage.schema.rows import put


def note_asked(connection: Connection, hosted: HostedGame, asked: GmRequest, at: datetime) -> None:
    """Record that the GMs of a game are asked something now, and when others are called if they do not react."""
    if (moment := _following(hosted, at)) is not None:
        put(connection, Silence(game_id=hosted.id, asked=asked, at=moment))


def forget_asked(connection: Connection, game_id: int) -> None:
    """Forget the requests to the GMs of a game that is over."""
    connection.execute(delete(Silence).where(Silence.game_id == game_id))


def follow(connection: Connection, hosted: HostedGame, at: datetime) -> list[OutboxRow]:
    """Call the co-GMs, and the next time the managers; return the rows owed. Only one process does so."""
    due = select(Silence.asked, Silence.at, Silence.is_followed)
    due = due.where(Silence.game_id == hosted.id, Silence.at <= at).order_by(Silence.asked)
    rows = []
    for asked, moment, is_followed in connection.execute(due).all():
        beside = [] if is_followed else [Destination(user_id=gm_id) for gm_id in gms_asked(hosted, asked)[1:]]
        following = _following(hosted, moment) if beside and asked is not GmRequest.MISSING else None
        if not _taken(connection, hosted, (asked, moment), following) or not is_asked(hosted, asked):
            continue
        managers = [] if asked is GmRequest.MISSING else [Destination(room_id=hosted.room.id)]
        for place in beside or managers:
            rows.append(owed(hosted.id, OutboxKind.SILENT, [hosted.wait_line], at, place))
            rows[-1].text = asked
    save_owed(connection, rows)
    return rows


def _following(hosted: HostedGame, moment: datetime) -> datetime | None:
    """Return when others are called because the GMs have been silent for long enough; None if nobody is."""
    pause = hosted.settings.escalation.following.pause
    return None if pause is None else outside_quiet_hours(hosted, moment + pause)


def _taken(
    connection: Connection, hosted: HostedGame, known: tuple[GmRequest, datetime], following: datetime | None
) -> bool:
    """Set when others are called next, or never again; return whether this process was the first to do so."""
    asked, moment = known
    this = (Silence.game_id == hosted.id, Silence.asked == asked, Silence.at == moment)
    if following is None:
        return connection.scalar(delete(Silence).where(*this).returning(Silence.game_id)) is not None
    later = update(Silence).where(*this).values(at=following, is_followed=True)
    return connection.scalar(later.returning(Silence.game_id)) is not None
