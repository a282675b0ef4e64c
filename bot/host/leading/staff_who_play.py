"""Tells each GM, once, of a player who could see what the game keeps private. Nobody else is told."""

from sqlalchemy import Connection, select

from bot.clock import now
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import Destination, owed, save_owed
from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow


def report_seated_staff(connection: Connection, hosted: HostedGame, gm_id: int) -> None:
    """Queue for a new GM the names of all seated staff, as the first GM was told when they sat down."""
    for occupancy in hosted.occupancies:
        if occupancy.is_staff:
            _report(connection, hosted.id, gm_id, occupancy.user_id)


def report_staff(connection: Connection, hosted: HostedGame, user_id: int) -> None:
    """Queue word for the GMs of a seated staff member, except for GMs who know already or are that person."""
    for gm_id in hosted.gms:
        _report(connection, hosted.id, gm_id, user_id)


def _report(connection: Connection, game_id: int, gm_id: int, user_id: int) -> None:
    """Queue word for a GM of a seated staff member, unless the GM knows already or is that person.

    Whether the GM may be told is checked when it is sent, because they may get a seat meanwhile.
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
