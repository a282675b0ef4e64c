"""A player who could see what a game keeps private: each GM is told of him, once, and nobody else is."""

from sqlalchemy import Connection, select

from bot.clock import now
from bot.storage.kinds import OutboxKind, OutboxState
from bot.storage.live import Live
from bot.storage.models import OutboxRow
from bot.storage.outbox import Destination, owed, save_owed


def report_seated_staff(connection: Connection, live: Live, gm_id: int) -> None:
    """Owe a GM who takes over word of all who sit there, as the first one was told when they sat down."""
    for sitting in live.sittings:
        if sitting.is_staff:
            _report(connection, live.id, gm_id, sitting.user_id)


def report_staff(connection: Connection, live: Live, user_id: int) -> None:
    """Owe the GMs word of somebody who has a seat, unless they know it already or it is themselves."""
    for gm_id in live.gms:
        _report(connection, live.id, gm_id, user_id)


def _report(connection: Connection, game_id: int, gm_id: int, user_id: int) -> None:
    """Owe a GM word of somebody who has a seat, unless he knows it already or it is himself.

    Whether he may be told is found out when it is sent, for meanwhile he may get a seat.
    """
    is_known = select(OutboxRow.id).where(
        OutboxRow.game_id == game_id,
        OutboxRow.kind == OutboxKind.STAFF,
        OutboxRow.user_id == gm_id,
        OutboxRow.about_id == user_id,
        OutboxRow.state != OutboxState.DROPPED,
    )
    if user_id == gm_id or connection.scalar(is_known) is not None:
        return
    report = owed(game_id, OutboxKind.STAFF, [], now(), Destination(user_id=gm_id))
    report.about_id = user_id
    save_owed(connection, [report])
