"""GMs who are silent when they are asked for something are followed: by co-GMs, then by the managers of the server.

That a GM is asked is written down when it happens; whether he still is, is judged when others are to follow.
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
    """Write down that the GMs of a game are asked something now, and when others follow if they are silent."""
    if (moment := _following(hosted, at)) is not None:
        put(connection, Silence(game_id=hosted.id, asked=asked, at=moment))


def forget_asked(connection: Connection, game_id: int) -> None:
    """Let nobody follow whoever has led a game, which is over."""
    connection.execute(delete(Silence).where(Silence.game_id == game_id))


def follow(connection: Connection, hosted: HostedGame, at: datetime) -> list[OutboxRow]:
    """Call the co-GMs, and the next time the managers; gives what is owed, by one of several processes."""
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
    """When those have been silent for so long whom others are to follow; None if nobody does."""
    pause = hosted.settings.escalation.following.pause
    return None if pause is None else outside_quiet_hours(hosted, moment + pause)


def _taken(
    connection: Connection, hosted: HostedGame, known: tuple[GmRequest, datetime], following: datetime | None
) -> bool:
    """Set when others follow next, or never any more; say whether no other process has."""
    asked, moment = known
    this = (Silence.game_id == hosted.id, Silence.asked == asked, Silence.at == moment)
    if following is None:
        return connection.scalar(delete(Silence).where(*this).returning(Silence.game_id)) is not None
    later = update(Silence).where(*this).values(at=following, is_followed=True)
    return connection.scalar(later.returning(Silence.game_id)) is not None
