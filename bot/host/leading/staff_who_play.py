"""A player who could see what a game keeps private: each GM is told of him, once, and nobody else is."""

from sqlalchemy import Connection, select

from bot.clock import now
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, owed, save_owed
from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow


def report_seated_staff(connection: Connection, hosted: HostedGame, gm_id: int) -> None:
    """Owe a GM who takes over word of all who sit there, as the first one was told when they sat down."""
    for occupancy in hosted.occupancies:
        if occupancy.is_staff:
            _report(connection, hosted.id, gm_id, occupancy.user_id)


def report_staff(connection: Connection, hosted: HostedGame, user_id: int) -> None:
    """Owe the GMs word of somebody who has a seat, unless they know it already or it is themselves."""
    for gm_id in hosted.gms:
        _report(connection, hosted.id, gm_id, user_id)


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
